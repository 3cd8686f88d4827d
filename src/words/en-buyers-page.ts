import type { ActField, BuyersPageWords } from "#domain/office/buyers-page-words.ts";
import { countIn } from "#words/plurals.ts";
import { dayIn } from "#words/times.ts";

const fields: Readonly<Record<ActField, string>> = {
  name: "Your name",
  orderNumber: "Order number",
  words: "The message",
  lineWords: "A remark on a line",
  file: "The file",
};

export const buyersPage: BuyersPageWords = {
  progress: "Your request",
  stages: {
    received: "Received",
    pricing: "Being priced",
    quoted: "Quoted",
    accepted: "Accepted",
    closed: "Closed",
  },
  next: {
    received: "We have your request.",
    pricing: "We are preparing your quotation. You will get it by e-mail, and it will be here.",
    quoted: "Our quotation is ready for your decision.",
    accepted: "You have accepted our quotation. We will be in touch about the delivery.",
    closed: "This request is closed. Please contact us if you still need the goods.",
  },
  title: (number) => `Quotation ${number}`,
  revision: (revision, day) =>
    revision === 1 ? dayIn("en", day) : `Revision ${revision}, ${dayIn("en", day)}`,
  preparedFor: "Prepared for",
  totalWithVat: "Total with VAT",
  currency: "SAR",
  pdf: "Download as PDF",
  toForms: "Accept or answer",
  states: {
    "change-requested":
      "You have asked for a change. We are preparing a new revision; you can still accept this one.",
    accepted: "You have accepted this quotation. Thank you.",
    declined: "You have declined this quotation. Please contact us if that changes.",
    expired:
      "This quotation has expired, so it can no longer be accepted here. Please contact us and we will renew it.",
    withdrawn: "This quotation was withdrawn. We will send you another one.",
  },
  lines: "Lines",
  request: (lines) =>
    `Your request: ${countIn("en", lines, { one: "{n} line", other: "{n} lines" })}`,
  files: "Your files",
  accept: {
    heading: "Accept this quotation",
    intro: (total) => `You order the goods above for SAR ${total} with VAT.`,
    name: "Your name",
    orderNumber: "Your order number (optional)",
    file: "Your order (optional)",
    fileHint: "PDF, picture or spreadsheet, up to 10 MB.",
    submit: "Accept quotation",
  },
  change: {
    heading: "Ask for a change",
    intro: "Tell us what should be different. We will send you a new revision.",
    words: "What should change?",
    byLine: "Remarks on single lines (optional)",
    line: (position, text) => `${position}. ${text}`,
    submit: "Ask for the change",
  },
  decline: {
    heading: "Decline",
    words: "Why? (optional)",
    submit: "Decline quotation",
  },
  done: {
    accept: "Thank you. You have accepted the quotation, and we have been told.",
    "request-change": "Thank you. We have your request for a change and will send a new revision.",
    decline: "You have declined the quotation. Thank you for telling us.",
  },
  stale:
    "A newer revision was sent meanwhile, so nothing was stored. It is shown below: please read it and answer again.",
  refused: "This is no longer possible, so nothing was stored. See below how the quotation stands.",
  check: "Nothing was sent yet. Please look at the marked field.",
  problems: {
    missing: (field) => (field === "name" ? "Enter your name" : `${fields[field]} is missing`),
    "too-long": (field) => `${fields[field]} is too long`,
    malformed: (field) => `${fields[field]} cannot be read`,
  },
};
