import { units } from "#words/en-product.ts";
import { countIn, numberIn } from "#words/plurals.ts";
import type { RequestWords } from "#words/request-words.ts";

export const request: RequestWords = {
  heading: "Your enquiry list",
  empty:
    "There is nothing on your list yet. Add products in the shop, or write a line of your own.",
  shop: "Open the shop",
  quantity: "Quantity",
  quantityOf: (name) => `Quantity of ${name}`,
  sizes: "Sizes",
  sizesOf: (name) => `Sizes of ${name}`,
  sizesExample: "42x10 43x12",
  note: "Colour or note",
  noteOf: (name) => `Colour or note for ${name}`,
  removeOf: (name) => `Remove ${name}`,
  removed: (name) => `${name} was removed from your enquiry list.`,
  undo: "Undo",
  minimum: (minimum, unit) => `minimum ${countIn("en", minimum, units[unit])}`,
  below: (minimum, unit) =>
    `The minimum is ${countIn("en", minimum, units[unit])}. You can ask for fewer; we will answer.`,
  total: (total, unit) =>
    `${unit === undefined ? numberIn("en", total) : countIn("en", total, units[unit])} in all`,
  asWritten: "We send these sizes as you wrote them.",
  needed: "Needed with it:",
  addOf: (name) => `Add ${name}`,
  gone: "This product is no longer in our list. We send the line as it stands.",
  problems: {
    "not-a-number": "Enter the quantity in digits, such as 40",
    "not-whole": "Enter a whole number",
    "too-small": "Enter a quantity of 1 or more",
    "too-large": "Enter a quantity of 1,000,000 or fewer",
    range: "Enter one quantity, not a range",
  },
  full: (longest) => `A list holds ${longest} lines. Send this one, then begin another.`,
  notStored: "Your browser does not keep this list. It is lost when you close the page.",
  own: "A line in your own words",
  ownExample: "Kneeling mats, 40 pieces",
  add: "Add line",
  city: "Delivery city",
  wanted: "Wanted by",
  ownReference: "Your reference",
  equivalents: "Offers of equivalent products are welcome",
  message: "Message (optional)",
  send: "Send request",
  success: "Your request for quotation has been sent.",
  sentAt: (reference, time) => `Reference ${reference}, sent ${time}`,
  line: ({ code, text, quantity, sizes, note }) =>
    [[code, text].filter(Boolean).join(" "), sizes.trim() || quantity.trim(), note.trim()]
      .filter(Boolean)
      .join(" · "),
  receipt: "Receipt for your request",
  before: (count) => `Sent from this device (${count})`,
  forget: "Forget these requests",
  again: "Put these lines on the list again",
  share: "Copy a link to this list",
  shared: "The link is copied.",
  offered: (count) => `This link holds a list of ${count === 1 ? "1 line" : `${count} lines`}.`,
  merge: "Add to my list",
  replace: "Replace my list",
  leave: "Leave it",
  lost: (count) =>
    `${count === 1 ? "1 line" : `${count} lines`} of the link could not be read. It may have been cut off.`,
  unreadable: "The list in this link cannot be read.",
  rows: "What you need",
  rowsHint: "One line for each product: code or name, sizes, quantity.",
};
