import type { CopyWords } from "#words/copy-words.ts";
import { quotation } from "#words/en-quotation.ts";

export const copy: CopyWords = {
  quotation,
  opening: "Please quote these products.",
  link: "The list:",
  sheet: (lines) =>
    lines === undefined ? "Sheet to print" : `Sheet to print, lines ${lines.from} to ${lines.to}`,
  csv: "Save for Excel (CSV)",
  table: "Copy for Excel",
  copied: "The list is copied. Paste it into a sheet.",
  notCopied: "Your browser does not let us copy. Save the list for Excel instead.",
  chat: (message, messages) =>
    messages === 1 ? "Send by WhatsApp" : `WhatsApp, message ${message} of ${messages}`,
  mail: "Send by mail",
  subject: "Request for quotation",
  attach: "The list is too long for this mail. Please attach the CSV file.",
  share: "Share",
  onPhone: "Open on my phone",
  noCode: "The list is too long for a code. Copy the link and send it to your phone.",
};
