import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { ColumnFinder } from "#content/exchange/mapping.ts";
import { bounds, refused, type SheetReading } from "#publishing/exchange/bounds.ts";
import { readTable } from "#publishing/exchange/read-table.ts";
import { readWorkbook } from "#publishing/exchange/read-workbook.ts";

const signs: readonly (readonly [string, string])[] = [
  ["89504e47", "is a PNG picture"],
  ["ffd8ff", "is a JPEG picture"],
  ["47494638", "is a GIF picture"],
  ["25504446", "is a PDF"],
  [
    "d0cf11e0",
    "is an old Excel file (.xls) or is locked by a password; save it as .xlsx without a password",
  ],
  ["3c", "is a web page or XML, whatever its name says; open it in Excel and save it as .xlsx"],
  ["1f8b", "is a packed file; unpack it first"],
];

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    const info = await stat(file);
    return info.isFile() ? info.size : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a workbook or a table, by its bytes; messages name the file. */
export async function readSheetFile(file: string, find: ColumnFinder): Promise<SheetReading> {
  const size = await sizeOf(file);
  if (size === undefined) {
    return refused(`${file}: there is no such file`);
  }
  const name = path.basename(file);
  return size > bounds.bytes
    ? tooLarge(name, size)
    : readSheetBytes(name, await readFile(file), find);
}

function tooLarge(name: string, size: number): SheetReading {
  return refused(
    `${name} has ${(size / 1e6).toFixed(1)} MB; at most ${bounds.bytes / 1e6} MB are read: take pictures out of it, or split it`,
    "too-large",
  );
}

/** Reads the bytes of a workbook or a table; formulas have their stored values where that is asked for. */
export async function readSheetBytes(
  name: string,
  bytes: Buffer,
  find: ColumnFinder,
  options: { readonly readsFormulas?: boolean } = {},
): Promise<SheetReading> {
  if (bytes.length === 0) {
    return refused(`${name} is empty`, "empty");
  }
  if (bytes.length > bounds.bytes) {
    return tooLarge(name, bytes.length);
  }
  const start = bytes.subarray(0, 8).toString("hex");
  const sign = signs.find(([hex]) => start.startsWith(hex))?.[1];
  const isTable = /\.(csv|tsv|txt)$/i.test(name);
  if (sign !== undefined && !(isTable && start.startsWith("3c"))) {
    return refused(
      `${name} ${sign}${sign.includes(";") ? "" : ", no spreadsheet; give an .xlsx, .csv or .tsv file"}`,
      start.startsWith("d0cf11e0") ? "old-excel" : "not-a-table",
    );
  }
  const reading = start.startsWith("504b0304")
    ? await readWorkbook(bytes, options.readsFormulas)
    : isTable
      ? readTable(bytes, find)
      : refused("is no .xlsx, .csv or .tsv file");
  return reading.ok ? reading : refused(`${name} ${reading.message}`, reading.reason);
}
