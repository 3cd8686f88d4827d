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
  const name = path.basename(file);
  if (size === undefined) {
    return refused(`${file}: there is no such file`);
  }
  if (size === 0) {
    return refused(`${name} is empty`);
  }
  if (size > bounds.bytes) {
    return refused(
      `${name} has ${(size / 1e6).toFixed(1)} MB; at most ${bounds.bytes / 1e6} MB are read: take pictures out of it, or split it`,
    );
  }
  const bytes = await readFile(file);
  const start = bytes.subarray(0, 8).toString("hex");
  const sign = signs.find(([hex]) => start.startsWith(hex))?.[1];
  const isTable = /\.(csv|tsv|txt)$/i.test(name);
  if (sign !== undefined && !(isTable && start.startsWith("3c"))) {
    return refused(
      `${name} ${sign}${sign.includes(";") ? "" : ", no spreadsheet; give an .xlsx, .csv or .tsv file"}`,
    );
  }
  const reading = start.startsWith("504b0304")
    ? await readWorkbook(bytes)
    : isTable
      ? readTable(bytes, find)
      : refused("is no .xlsx, .csv or .tsv file");
  return reading.ok ? reading : refused(`${name} ${reading.message}`);
}
