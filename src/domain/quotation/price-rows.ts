import { groupBy } from "#domain/group-by.ts";
import { parseRiyals } from "#domain/quotation/money.ts";
import type { Edit } from "#domain/quotation/edits.ts";
import type { QuotationLine } from "#domain/quotation/quotation.ts";

/** A row of a price file: a slug or a code, and a price as it was typed. */
export interface PriceRow {
  /** Number of the row in the file. */
  readonly row: number;
  readonly name: string;
  readonly price: string;
}

/** A product by both of its names. */
export interface CodedProduct {
  readonly slug: string;
  readonly code: string;
}

/** A row whose product a person has to choose. */
export interface PriceChoice {
  readonly row: number;
  readonly name: string;
  readonly unitPrice: number;
  /** Slugs of the products with this code. */
  readonly products: readonly string[];
}

/** Outcome of reading a price file against a quotation. */
export interface PriceReport {
  readonly edits: readonly Edit[];
  /** Codes of several products. */
  readonly choices: readonly PriceChoice[];
  /** Rows whose price cannot be read, and rows that give a product a second price. */
  readonly refused: readonly { readonly row: number; readonly problem: "malformed" | "repeated" }[];
  /** Number of rows for products that are not in the quotation. */
  readonly unused: number;
}

/**
 * Reads the prices of a file by slug or by code. A code of several products needs a choice, by code, of a slug.
 */
export function readPriceRows(
  lines: readonly QuotationLine[],
  rows: readonly PriceRow[],
  products: readonly CodedProduct[],
  chosen: Readonly<Record<string, string>> = {},
): PriceReport {
  const slugs = new Set(products.map(({ slug }) => slug));
  const slugsByCode = groupBy(products, ({ code }) => code.toLowerCase());
  const quoted = new Set(lines.map(({ product }) => product));
  const prices = new Map<string, number>();
  const choices: PriceChoice[] = [];
  const refused: PriceReport["refused"][number][] = [];
  let unused = 0;
  for (const { row, name, price } of rows) {
    const bearers = (slugsByCode.get(name.toLowerCase()) ?? []).map(({ slug }) => slug);
    const choice = bearers.find((slug) => slug === chosen[name]);
    const candidates = slugs.has(name) ? [name] : choice === undefined ? bearers : [choice];
    const unitPrice = parseRiyals(price);
    const [slug] = candidates;
    if (!candidates.some((candidate) => quoted.has(candidate)) || slug === undefined) {
      unused += 1;
    } else if (unitPrice === undefined) {
      refused.push({ row, problem: "malformed" });
    } else if (candidates.length > 1) {
      choices.push({ row, name, unitPrice, products: candidates });
    } else if ((prices.get(slug) ?? unitPrice) !== unitPrice) {
      refused.push({ row, problem: "repeated" });
    } else {
      prices.set(slug, unitPrice);
    }
  }
  const edits = lines.flatMap(({ id, kind, product }) => {
    const unitPrice = prices.get(product ?? "");
    return kind === "not-offered" || unitPrice === undefined ? [] : priceEdits(id, unitPrice);
  });
  return { edits, choices, refused, unused };
}

function priceEdits(id: string, unitPrice: number): readonly Edit[] {
  return [
    { path: `lines.${id}.unitPrice`, value: unitPrice },
    { path: `lines.${id}.priceSource`, value: "file" },
  ];
}

/** Outcome of pasting a column of prices. */
export interface PastedPrices {
  readonly edits: readonly Edit[];
  /** Cells that cannot be read, counted from 0, and cells behind the last line. */
  readonly refused: readonly {
    readonly cell: number;
    readonly problem: "malformed" | "too-many";
  }[];
}

/** Writes a pasted column into the lines from one on, a cell for each line; an empty cell changes nothing. */
export function pastePrices(
  lines: readonly QuotationLine[],
  firstLine: string,
  column: string,
): PastedPrices {
  const start = lines.findIndex(({ id }) => id === firstLine);
  const cells = column.replace(/\r?\n$/, "").split(/\r?\n/);
  const edits: Edit[] = [];
  const refused: PastedPrices["refused"][number][] = [];
  for (const [cell, text] of cells.entries()) {
    const line = start < 0 ? undefined : lines[start + cell];
    const unitPrice = parseRiyals(text);
    if (text.trim() === "") {
      continue;
    }
    if (line === undefined) {
      refused.push({ cell, problem: "too-many" });
    } else if (unitPrice === undefined) {
      refused.push({ cell, problem: "malformed" });
    } else {
      edits.push({ path: `lines.${line.id}.unitPrice`, value: unitPrice });
    }
  }
  return { edits, refused };
}
