import { evidenceWords } from "#words/en-evidence.ts";
import type { Unit } from "#domain/catalogue/product.ts";
import type { FileProblem } from "#domain/enquiry/attachment.ts";
import type { QuantityProblem } from "#domain/quotation/quotation-request.ts";
import { units } from "#words/en-product.ts";
import { countIn, groupedNumber } from "#words/plurals.ts";

export const request = {
  heading: "Your enquiry list",
  empty: "Your list is empty. Add products in the shop, or write a line of your own.",
  shop: "Open the shop",
  evidence: evidenceWords,
  quantity: "Quantity",
  quantityOf: (name: string) => `Quantity of ${name}`,
  /** On a product with sizes, for buyers who do not know them yet. */
  quantityAlone: "Quantity, if sizes come later",
  sizes: "Sizes",
  sizesOf: (name: string) => `Sizes of ${name}`,
  sizesExample: "42x10 43x12",
  sizeOf: (size: string, name: string) => `Size ${size} of ${name}`,
  noSizes: "no sizes yet",
  colour: "Colour",
  colourOf: (name: string) => `Colour of ${name}`,
  anyColour: "Any colour",
  /** In place of colour or note, where the colour has a field of its own. */
  noteAlone: "Note",
  noQuantity: "No quantity yet",
  blank: (count: number) =>
    count === 1 ? "1 line has no quantity." : `${count} lines have no quantity.`,
  sendBlank: "Send anyway",
  toBlank: "Go to the first",
  note: "Colour or note",
  noteOf: (name: string) => `Colour or note for ${name}`,
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed from your enquiry list.`,
  undo: "Undo",
  minimum: (minimum: number, unit: Unit) => `minimum ${countIn("en", minimum, units[unit])}`,
  below: (minimum: number, unit: Unit) =>
    `The minimum is ${countIn("en", minimum, units[unit])}. You can still ask for fewer.`,
  total: (total: number, unit: Unit | undefined) =>
    `${unit === undefined ? groupedNumber(total) : countIn("en", total, units[unit])} in all`,
  /** Shown for sizes that cannot be parsed. */
  asWritten: "We send these sizes as you wrote them.",
  notInSizes: (sizes: string) =>
    `We do not list this product in size ${sizes}. We send it as you wrote it.`,
  /** Stands before products that the line's product needs. */
  needed: "Needed with it:",
  addOf: (name: string) => `Add ${name}`,
  gone: "This product is no longer in our list. We will send the line as it is.",
  problems: {
    "not-a-number": "Enter the quantity in digits, such as 40",
    "not-whole": "Enter a whole number",
    "too-small": "Enter a quantity of 1 or more",
    "too-large": "Enter a quantity of 1,000,000 or fewer",
    range: "Enter one quantity, not a range",
  } satisfies Readonly<Record<QuantityProblem, string>>,
  full: (longest: number) => `A list holds ${longest} lines. Send this one, then begin another.`,
  atMost: (longest: number) => `At most ${longest} characters`,
  notStored: "Your browser cannot save this list. It is lost when you close the page.",
  own: "A line in your own words",
  ownExample: "Kneeling mats, 40 pieces",
  add: "Add line",
  city: "Delivery city",
  wanted: "Wanted by",
  wantedExample: "like 24 December 2026",
  notADay: "Enter day, month and year, like 24 December 2026",
  dayOutOfRange: "Enter a day from today to two years from now",
  ownReference: "Your reference",
  phone: "Phone or WhatsApp (optional)",
  phoneExample: "A phone number, such as 0501234567",
  equivalents: "Offers of equivalent products are welcome",
  message: "Message (optional)",
  required: "Name, email and company are required.",
  send: "Send request",
  files: {
    label: "Files (optional)",
    hint: "A specification, drawing or list: PDF, picture or spreadsheet. Up to 3 files, 10 MB together.",
    attached: "Attached files",
    uploading: (name: string) => `Uploading ${name}.`,
    unfinished: "A file is still being uploaded. Send when it is attached.",
    remove: "Remove",
    removeOf: (name: string) => `Remove ${name}`,
    problems: {
      kind: (name: string) => `${name} is not a PDF, picture or spreadsheet. Attach one of those.`,
      empty: (name: string) => `${name} is empty.`,
      "too-large": (name: string) =>
        `${name} is too large. All files together can be up to 10 MB. Send a link or a smaller file.`,
      "too-many": (name: string) => `${name} is one file too many. A request can have 3 files.`,
      quota: (name: string) =>
        `${name} cannot be attached: you have sent many files today. Send it by e-mail.`,
      full: (name: string) => `${name} cannot be attached just now. Send it by e-mail.`,
      gone: (name: string) => `${name} is no longer kept. Attach it again.`,
      failed: (name: string) => `${name} could not be uploaded. Try again, or send it by e-mail.`,
    } satisfies Readonly<Record<FileProblem | "failed", (name: string) => string>>,
  },
  success: "Request sent",
  nextHeading: "What happens next",
  next: "We read your lines and send the quotation by e-mail. The page of your request shows how it stands.",
  sentAt: (reference: string, time: string) => `Reference ${reference}, sent ${time}`,
  receipt: "Receipt for your request",
  before: (count: number) => `Sent from this device (${count})`,
  forget: "Clear these requests",
  again: "Ask again with changes",
  keep: "Keep a copy: print, save or send it on",
  notLoaded: "This could not be loaded. Please try again.",
  goneSince: "no longer in our list",
  forgetOne: (reference: string) => `Clear request ${reference}`,
  share: "Copy a link to this list",
  shared: "The link is copied.",
  offered: (count: number) =>
    `This link holds a list of ${count === 1 ? "1 line" : `${count} lines`}.`,
  merge: "Add to my list",
  replace: "Replace my list",
  leave: "Leave it",
  merged: (added: number, merged: number) =>
    [
      added === 1 ? "1 line was added to your list." : `${added} lines were added to your list.`,
      merged > 0 && `${merged === 1 ? "1 line was" : `${merged} lines were`} on it already.`,
    ]
      .filter(Boolean)
      .join(" "),
  replaced: "The list in the link has replaced your list.",
  lost: (count: number) =>
    `${count === 1 ? "1 line" : `${count} lines`} of the link could not be read. It may have been cut off.`,
  unreadable: "The list in this link cannot be read.",
  /** Labels of the form without script. */
  rows: "What you need",
  rowsHint:
    "One line for each product: code or name, sizes, quantity. You can paste rows from Excel, a mail or a chat.",
  pasted: {
    read: "Check the rows",
    reading: "We read the rows.",
    openFile: "Open a file (.xlsx or .csv)",
    privacy: "We match your rows with our products. Nothing is stored until you send the request.",
    failed:
      "We cannot read the rows now. They stay in the field. Try again, or send them as they are.",
    fileTooLarge: (megabytes: number) =>
      `The file is larger than ${megabytes} MB. Copy the rows and paste them instead.`,
    oldWorkbook:
      "This is an old Excel file (.xls). Open it in Excel and save it as .xlsx, or paste its rows.",
    noTable: "We cannot read a table in this file. Save it as .xlsx or .csv, or paste its rows.",
    heading: (rows: number) =>
      rows === 1 ? "1 row was read" : `${groupedNumber(rows)} rows were read`,
    keys: "Arrow keys move between rows. 1 to 3 choose a product, 0 keeps your words, Delete leaves a row out. Enter accepts the row and goes on. A accepts all proposals in view.",
    acceptSeen: "Accept all in view",
    accepted: (rows: number) =>
      rows === 1 ? "1 proposal was accepted." : `${rows} proposals were accepted.`,
    open: (rows: number) =>
      rows === 1 ? "1 row needs your choice." : `${rows} rows need your choice.`,
    allSettled: "No row needs your choice.",
    leftOut: (rows: number) =>
      rows === 1
        ? "1 row is not a line item and is left out."
        : `${groupedNumber(rows)} rows are not line items and are left out.`,
    blank: (rows: number) =>
      rows === 1 ? "1 row has no quantity." : `${groupedNumber(rows)} rows have no quantity.`,
    totalRight: (total: number) =>
      `Your sheet says ${groupedNumber(total)}. We read ${groupedNumber(total)}.`,
    totalWrong: (stated: number, read: number) =>
      `Your sheet says ${groupedNumber(stated)}. We read ${groupedNumber(read)}. Please check the quantities.`,
    fromTitle: (words: readonly string[]) =>
      `From the head of your sheet: ${words.join(", ")}. You can change it below.`,
    columns: "What the columns mean",
    columnRoles: {
      text: "What you need",
      quantity: "Quantity",
      unit: "Unit",
      sizes: "Sizes",
      aside: "Not used",
    },
    skips: {
      title: "Sheet heading",
      headings: "Column headings",
      total: "Total",
      section: "Heading",
      signature: "Signature or address",
      greeting: "Text around the list",
      cancelled: "Cancelled on the sheet",
      person: "Counted in the sizes below",
    },
    unused: (words: readonly string[]) => `Not used: ${words.join(", ")}`,
    noQuantity: "No quantity",
    openSizes: "Which sizes?",
    packages: (count: string, unit: string) => `${count} ${unit}`,
    packageUnits: {
      dozen: "dozen",
      box: "boxes",
      carton: "cartons",
      pack: "packs",
      roll: "rolls",
    },
    equal: (rows: number) =>
      rows === 1
        ? "Your choice also applies to 1 identical row."
        : `Your choice also applies to ${rows} identical rows.`,
    others: (products: number) => `Others (${products})`,
    find: "Another product",
    findLabel: "Search for another product",
    foundNone: "We found no product for these words.",
    written: "Your row",
    product: "Product",
    ownWords: "In your words",
    leaveOut: "Leave it out",
    isOut: "Left out",
    unknown: (words: readonly string[]) => `We do not know: ${words.join(", ")}`,
    put: (rows: number) => (rows === 1 ? "Add 1 row to the list" : `Add ${rows} rows to the list`),
    cancel: "Discard",
    added: (rows: number, summed: number) =>
      [
        rows === 1 ? "1 row is on your list." : `${rows} rows are on your list.`,
        summed === 0 ? "" : `We added up the quantities of rows for the same product: ${summed}.`,
      ]
        .filter(Boolean)
        .join(" "),
    tooMany: (rows: number) =>
      `One request holds 500 rows. ${rows === 1 ? "1 row stays" : `${rows} rows stay`} in the field for a second request.`,
    tooLong: (rows: number, longest: number) =>
      `${rows === 1 ? "1 row is" : `${rows} rows are`} longer than ${longest} characters. The field keeps what we did not read.`,
    unfinished: "First add the rows to the list, or discard them.",
  },
};
