import { quotation } from "#words/en-quotation.ts";

export const copy = {
  quotation,
  opening: "Please quote these products.",
  link: "The list:",
  sheet: (lines: { readonly from: number; readonly to: number } | undefined) =>
    lines === undefined ? "Sheet to print" : `Sheet to print, lines ${lines.from} to ${lines.to}`,
  csv: "Save for Excel (CSV)",
  table: "Copy for Excel",
  copied: "The list is copied. Paste it into a sheet.",
  notCopied: "Your browser does not let us copy. Save the list for Excel instead.",
  /** To the supplier, whose number or address the link carries. */
  supplierChat: (company: string, message: number, messages: number) =>
    messages === 1
      ? `Send to ${company} on WhatsApp`
      : `Send to ${company} on WhatsApp, message ${message} of ${messages}`,
  supplierMail: (company: string) => `Send to ${company} by e-mail`,
  colleague: "Share with a colleague",
  forColleague: "Please look over this list.",
  chat: (message: number, messages: number) =>
    messages === 1 ? "WhatsApp" : `WhatsApp, message ${message} of ${messages}`,
  mail: "E-mail",
  subject: "Request for quotation",
  /** Replaces the lines in a mail link that is too long. */
  attach: "The list is too long for this mail. Please attach the CSV file.",
  share: "Other apps",
  onPhone: "Open on my phone",
  /** Replaces a QR code. */
  noCode: "The list is too long for a code. Copy the link and send it to your phone.",
};

export type CopyWords = typeof copy;
