/** Without it Excel for Windows takes UTF-8 for the code page of its country. */
const byteOrderMark = "\uFEFF";

/** What a spreadsheet would take for the beginning of a formula, also in its wide form. */
// oxlint-disable-next-line no-control-regex -- some take a NUL for nothing at all
const formula = /^[\s\u0000]*[=+\-@\t\r|%\uFF0B\uFF0D\uFF1D\uFF20]/;
/** The same after what may end a cell too, as where semicolons stand between cells. */
const later = /([;,\t\r\n])(?=[^\S\t\r\n]*"*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/g;

/** Rows as CSV (RFC 4180) that no spreadsheet takes for formulas. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** A cell, always quoted; an apostrophe in front keeps a formula from being one. */
export function cell(value: string): string {
  const begun = formula.test(value) ? `'${value}` : value;
  const safe = begun.replaceAll(later, "$1'");
  return `"${safe.replaceAll('"', '""')}"`;
}
