import { CsvError, parse } from "csv-parse/sync";
import { formatRiyals, toHalalas } from "#domain/quotation/money.ts";
import type { PriceRow } from "#domain/quotation/price-rows.ts";
import { readSheetFile } from "#office/api/read-sheet.ts";

const nameHeads = /^(?:slug|code|item|item no\.?|sku|ref\.?|الرمز|رمز|كود)$/i;
const priceHeads =
  /^(?:unit price|price|net price|list price|unit price \(sar\)|سعر الوحدة|السعر|سعر)$/i;
/** Rows above the headings that are looked through. */
const deepestHeading = 10;

/** Reads the rows of a price file: a workbook, or text with separators. Undefined for other files. */
export async function readPriceFile(bytes: Buffer): Promise<readonly PriceRow[] | undefined> {
  const text = await readSheetFile(bytes);
  const rows = text === undefined ? undefined : splitRows(text);
  return rows && pricesIn(rows);
}

function splitRows(text: string): readonly (readonly string[])[] | undefined {
  const [heading = ""] = text.split("\n", 1);
  const delimiter = ["\t", ";", ","].find((separator) => heading.includes(separator)) ?? ",";
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, relax_quotes: true });
  } catch (error) {
    if (error instanceof CsvError) {
      return undefined;
    }
    throw error;
  }
}

/** Finds the columns by their headings; without headings the first column names and the last one prices. */
function pricesIn(rows: readonly (readonly string[])[]): readonly PriceRow[] {
  const headings = rows
    .slice(0, deepestHeading)
    .findIndex((row) => row.some((cell) => nameHeads.test(cell.trim())) && row.some(isPriceHead));
  const heads = rows[headings] ?? [];
  const nameColumn = heads.findIndex((cell) => nameHeads.test(cell.trim()));
  const priceColumn = heads.findIndex(isPriceHead);
  return rows.slice(headings + 1).flatMap((row, index) => {
    const name = row[Math.max(nameColumn, 0)]?.trim() ?? "";
    const price = (priceColumn < 0 ? row.at(-1) : row[priceColumn])?.trim() ?? "";
    const number = headings + index + 2;
    return name === "" || price === "" ? [] : [{ row: number, name, price: rounded(price) }];
  });
}

function isPriceHead(cell: string): boolean {
  return priceHeads.test(cell.trim());
}

/** Rounds a computed number of a workbook, such as 26.7549999, to halalas. */
function rounded(price: string): string {
  return /^\d+\.\d{4,}$/.test(price) ? formatRiyals(toHalalas(Number(price))) : price;
}
