import { countIn } from "#words/plurals.ts";

const rows = { one: "{n} row", other: "{n} rows" };
const products = { one: "{n} product", other: "{n} products" };
const newProducts = { one: "{n} new product", other: "{n} new products" };
const fields = { one: "{n} value", other: "{n} values" };
const prices = { one: "{n} price", other: "{n} prices" };
const stays = {
  one: "{n} value stays, because somebody changed it later.",
  other: "{n} values stay, because somebody changed them later.",
};
const leaps = {
  one: "{n} price more than doubles or falls below half. Look at it before you save.",
  other: "{n} prices more than double or fall below half. Look at them before you save.",
};
const texts = {
  one: "{n} text of ours stays as it is.",
  other: "{n} texts of ours stay as they are.",
};

const holes: Readonly<Record<string, string>> = {
  name: "have no name yet and stand under their code",
  text: "have no description or details yet and repeat their name",
  subcategory: "have no subcategory yet and stand in the first of their category",
  minimum: "have no minimum yet: it is the pack, or 1",
};

export const importWords = {
  title: "Import a price list",
  lead: "The changes become drafts. The site shows them when somebody publishes them.",
  choose: "Choose a list",
  file: "File of the maker",
  fileHint: "An Excel or CSV file of at most 20,000 rows.",
  paste: "Or paste cells of Excel, with their headings",
  pastedName: "Pasted cells",
  readPasted: "Read the cells",
  reading: "Reading the list ...",
  problems: {
    empty: "There is nothing in this file.",
    "not-a-table": "This file cannot be read. Save it as .xlsx or as CSV, and choose it again.",
    "old-excel":
      "This Excel file is an old one, or it is locked by a password. Save it as an Excel workbook (.xlsx) without a password.",
    "too-large": "This file is too large. Take pictures out of it, or split it.",
    "too-many-rows": "This list has more than 20,000 rows. Split it.",
    "too-many-columns": "This list has more than 200 columns. Delete those that do not matter.",
    "too-slow": "Reading this list took too long. Split it, and try again.",
    "broken-content":
      "The content folder has an error, so nothing can be compared. Please ask your IT.",
    "no-key": "Say which heading is the code: without it no product can be found.",
    "same-column": "Two headings mean the same. Leave one of them out.",
    "no-columns": "Say what the headings mean.",
  },
  rowsRead: (count: number) => `${countIn("en", count, rows)} below the headings.`,
  another: "Choose another list",
  maker: "Maker",
  makerHint: "With a name, the columns are remembered for the next list.",
  map: "Columns",
  heading: "Heading in the list",
  samples: "First cells",
  means: "Means",
  meaningOf: (heading: string) => `What "${heading}" means`,
  leaveOut: "Leave out",
  twice: "Chosen twice",
  defaults: "For all new products, where the list says nothing",
  anotherDefault: "Another value for all",
  none: "Nothing",
  show: "Show the changes",
  comparing: "Comparing with the catalogue ...",
  preview: "Changes of this list",
  counts: (read: number, created: number, changed: number, unchanged: number, wrong: number) =>
    `${countIn("en", read, rows)}: ${created} new, ${changed} changed, ${unchanged} the same, ${wrong} wrong.`,
  rows: (count: number) => countIn("en", count, rows),
  products: (count: number) => countIn("en", count, products),
  causesTitle: (count: number) =>
    count === 0 ? "This needs you" : `${countIn("en", count, rows)} cannot be taken`,
  causes: {
    missing:
      "is missing. Choose a value for all new products above, or leave out what is not in the catalogue.",
    "unknown-word": "this word is not known here. Choose its meaning for all rows:",
    "not-a-number": "this is no number.",
    "earlier-price":
      "the earlier price that the site strikes through is not above the new price. Raise it or clear it in the products, then show the changes again.",
    decimals: "has more than two decimals.",
    "duplicate-row": "the same product stands in several rows. Keep one of them in the list.",
    "shared-code": "several products have this code. Add a column with the slug of each.",
    "no-code": "there is no code, so no product can be found.",
    "lost-zeros": "the spreadsheet has taken the zeros before the code. Format it as text.",
    "other-spelling": "the catalogue writes this code in another way. Write it the same way.",
    "wrong-slug": "no product has this slug. Leave the cell empty; an import renames nothing.",
    formula: "the formula has no value. Copy the column and paste it as values.",
    fault: "the formula has an error.",
    date: "the spreadsheet has made a date of it. Format the column as text and type it again.",
    merged: "the cell is merged with another one. Take them apart.",
    shortened: "the spreadsheet has shortened the number, so digits are lost.",
  },
  examples: "Such as",
  onRow: (row: number) => `Row ${row}`,
  further: (count: number) => `and ${countIn("en", count, rows)} more`,
  onlyKnown: (count: number) =>
    `Leave out what is not in the catalogue: ${countIn("en", count, rows)}`,
  leaps: (count: number) => countIn("en", count, leaps),
  meansWhat: "Means ...",
  replaceTexts: (label: string) => `Replace our texts by those of the list: ${label}`,
  keptTexts: (count: number) => countIn("en", count, texts),
  hole: (hole: string, count: number) =>
    `${countIn("en", count, newProducts)} ${holes[hole] ?? "are not complete"}.`,
  bare: (count: number, numbers: string) =>
    `${countIn("en", count, rows)} with a code and nothing else left out: ${numbers}`,
  rounded: (count: number) => `${countIn("en", count, prices)} rounded to two decimals.`,
  noChanges: "This list changes nothing.",
  filter: "Show",
  all: "All changes",
  onlyNew: "New products",
  onlyChanged: "Changed products",
  onlyLeaps: "Prices that leap",
  row: "Row",
  product: "Product",
  field: "Field",
  old: "Now",
  new: "New",
  isNew: "new",
  take: (row: number, name: string) => `Take row ${row}, ${name}`,
  apply: (count: number) => `Save ${countIn("en", count, products)} as drafts`,
  applied: (count: number, values: number) =>
    `${countIn("en", values, fields)} of ${countIn("en", count, products)} saved as drafts. Nothing is on the site yet.`,
  toChanges: "Look through and publish",
  undo: "Undo the import",
  undoOf: (name: string) => `Undo the import of ${name}`,
  earlier: "Earlier imports",
  undone: "undone",
  undoneFields: (count: number) => `${countIn("en", count, fields)} taken back.`,
  laterFields: (count: number) => countIn("en", count, stays),
  publishedProducts: (count: number) =>
    `Published already, so still there: ${countIn("en", count, newProducts)}.`,
};
