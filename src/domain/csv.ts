/** Without it Excel for Windows takes UTF-8 for the code page of its country. */
const byteOrderMark = "\uFEFF";

/** First characters of a formula in a spreadsheet, also in their wide form. */
// oxlint-disable-next-line no-control-regex -- some take a NUL for nothing at all
const formula = /^[\s\u0000]*[=+\-@\t\r|%\uFF0B\uFF0D\uFF1D\uFF20]/;
/** The same after what may end a cell too, as where semicolons stand between cells. */
const later = /([;,\t\r\n])(?=[^\S\t\r\n]*"*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/g;

/** Rows as CSV (RFC 4180) that no spreadsheet takes for formulas. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** Rows as a spreadsheet takes them from the clipboard: tabs between cells, and none in them. */
export function tabbedOf(rows: readonly (readonly string[])[]): string {
  const inOneLine = (value: string) => defused(value.replaceAll(/[\t\r\n]+/g, " "));
  const tabbed = (value: string) => (value.includes('"') ? quoted(value) : value);
  return rows.map((row) => row.map((value) => tabbed(inOneLine(value))).join("\t")).join("\r\n");
}

/** A cell, always quoted, that is no formula. */
export function cell(value: string): string {
  return quoted(defused(value));
}

/** An apostrophe in front keeps a formula from being one. */
function defused(value: string): string {
  const begun = formula.test(value) ? `'${value}` : value;
  return begun.replaceAll(later, "$1'");
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}
