import { readFile, writeFile } from "node:fs/promises";
import type { ProductField } from "#content/product-field.ts";
import { productFields } from "#content/product-fields.ts";

/** The document that holds the table of product fields. */
export const fieldDocument = "docs/content-files.md";

const start = "<!-- The table of product fields: `npm run fix` writes it. -->";
const end = "<!-- The end of the table. -->";

function rowOf([key, field]: [string, ProductField]): string {
  const { about, columns, withoutColumn = {} } = field;
  const ids = columns.map(({ id }) => `\`${id}\``);
  const reasons = Object.values(withoutColumn).map((reason) => `none: ${reason}`);
  return `| \`${key}\` | ${about} | ${[...ids, ...reasons].join(", ")} |`;
}

/** Replaces the table of product fields in a document; throws where its marks are missing. */
export function withFieldTable(text: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) {
    throw new Error(`${fieldDocument} lacks "${start}" or "${end}"`);
  }
  const rows = Object.entries<ProductField>(productFields).map(rowOf);
  const table = ["| key | meaning | columns of a spreadsheet |", "|---|---|---|", ...rows];
  return `${text.slice(0, from + start.length)}\n\n${table.join("\n")}\n\n${text.slice(to)}`;
}

/** Writes the table of product fields into docs/content-files.md. */
export async function writeFieldTable(): Promise<void> {
  const text = await readFile(fieldDocument, "utf8");
  await writeFile(fieldDocument, withFieldTable(text));
}
