import { enquiryFields, forEachField } from "#domain/enquiry/enquiry.ts";
import type { Enquiry } from "#domain/enquiry/enquiry.ts";
import { isLanguage, usualLanguage } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import { textIn } from "#server/enquiries/database.ts";
import type { Row } from "#server/enquiries/database.ts";

/** Columns of what the visitor wrote, named as the fields, and of the language of the page. */
export const writtenColumns: readonly string[] = [...enquiryFields, "language"];

/** Every column of an enquiry's row. */
export const enquiryColumns: readonly string[] = [
  "reference",
  "idempotency_key",
  "content_hash",
  "received_at",
  ...writtenColumns,
  "suspicion",
  "origin",
];

/** `$1, $2, ...`: a place for a value of each column. */
export function placesFor(columns: readonly string[]): string {
  return columns.map((_, index) => `$${index + 1}`).join(", ");
}

/** The same for many rows at once. */
export function placesForRows(rows: number, columns: number): string {
  const row = (index: number) =>
    Array.from({ length: columns }, (_, column) => `$${index * columns + column + 1}`).join(", ");
  return Array.from({ length: rows }, (_, index) => `(${row(index)})`).join(", ");
}

/** Reads the fields of an enquiry from a row. */
export function enquiryIn(row: Row): Enquiry {
  return forEachField((field) => textIn(row, field));
}

/** The language in a row; a language that was spoken once and is no longer counts as the usual one. */
export function languageInRow(row: Row): Language {
  const language = textIn(row, "language");
  return isLanguage(language) ? language : usualLanguage;
}
