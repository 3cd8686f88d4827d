import { readSheet } from "read-excel-file/node";
import { columnLetters, type Sheet, type SheetCell } from "#content/exchange/cell.ts";
import { bounds, refused, type SheetReading } from "#publishing/exchange/bounds.ts";
import { sheetFacts, type SheetFacts } from "#publishing/exchange/sheet-facts.ts";
import { storedZip } from "#publishing/exchange/stored-zip.ts";
import { bufferSource, listZip, unzip } from "#publishing/exchange/zip.ts";

const workbookFile = "xl/workbook.xml";
const relationsFile = "xl/_rels/workbook.xml.rels";

/** A number with the digits that the file holds, before anything rounds them. */
interface Digits {
  readonly digits: string;
}

function unescapeXml(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}

const attribute = (tag: string, name: string): string =>
  unescapeXml(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

interface FirstSheet {
  readonly number: number;
  readonly name: string;
  readonly file: string;
  readonly others: number;
}

function firstSheet(workbook: string, relations: string): FirstSheet | undefined {
  const sheets = [...workbook.matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)].map(([, tag = ""]) => tag);
  const at = Math.max(
    0,
    sheets.findIndex((tag) => !/state="(hidden|veryHidden)"/.test(tag)),
  );
  const tag = sheets[at];
  if (tag === undefined) {
    return undefined;
  }
  const id = attribute(tag, "r:id") || (/\s\w+:id="([^"]*)"/.exec(tag)?.[1] ?? "");
  const relation = [...relations.matchAll(/<(?:\w+:)?Relationship\s([^>]*)>/g)].find(
    ([, one = ""]) => attribute(one, "Id") === id,
  )?.[1];
  const target = attribute(relation ?? "", "Target");
  const file = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  return { number: at + 1, name: attribute(tag, "name"), file, others: sheets.length - 1 };
}

const faults = /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA)$/;

function cellOf(value: unknown, name: string, facts: SheetFacts): SheetCell {
  const formula = facts.formulas.get(name);
  if (formula !== undefined) {
    return { text: `=${unescapeXml(formula)}`, kind: "formula" };
  }
  const first = facts.merged.get(name);
  if (first !== undefined) {
    return { text: first, kind: "merged" };
  }
  if (value instanceof Date) {
    return { text: value.toISOString().slice(0, 10), kind: "date" };
  }
  if (typeof value === "string") {
    const text = value.replace(/\r\n?/g, "\n");
    return { text, kind: faults.test(text) ? "fault" : "text" };
  }
  if (typeof value === "boolean") {
    return { text: value ? "TRUE" : "FALSE", kind: "text" };
  }
  if (typeof value === "object" && value !== null) {
    const number = Number((value as Digits).digits);
    const text = Number.isInteger(number) ? String(number) : String(Number(number.toPrecision(15)));
    return { text: text.padStart(facts.zeros.get(name) ?? 0, "0"), kind: "number" };
  }
  return { text: "", kind: "text" };
}

function sourceOf(sheet: FirstSheet, facts: SheetFacts): readonly string[] {
  const hidden = facts.hiddenColumns.map(columnLetters).slice(0, 10).join(", ");
  return [
    `workbook, sheet "${sheet.name}"`,
    ...(sheet.others > 0
      ? [`${sheet.others} more sheet${sheet.others > 1 ? "s were" : " was"} left alone`]
      : []),
    ...(hidden === "" ? [] : [`hidden columns were read like the others: ${hidden}`]),
  ];
}

async function partsOf(bytes: Buffer, wanted: (name: string) => boolean) {
  const source = bufferSource(bytes);
  const listing = await listZip(source);
  if (!listing.ok) {
    return listing;
  }
  const needed = listing.entries.filter(({ name }) => wanted(name));
  const stated = needed.reduce((sum, { size }) => sum + size, 0);
  if (stated > bounds.unpacked) {
    return {
      ok: false as const,
      message: `says that it holds ${Math.round(stated / 1e6)} MB once unpacked; at most ${bounds.unpacked / 1e6} MB are read`,
    };
  }
  const parts = new Map<string, Buffer>();
  let left = bounds.unpacked;
  for (const entry of needed) {
    const part = await unzip(source, entry, Math.min(left, Math.max(1, entry.size)));
    if (!part) {
      return {
        ok: false as const,
        message: `is damaged, or "${entry.name}" in it holds more than it says`,
      };
    }
    left -= part.length;
    parts.set(entry.name, part);
  }
  return { ok: true as const, parts };
}

/** Reads the first sheet of a workbook that can be seen. */
export async function readWorkbook(bytes: Buffer): Promise<SheetReading> {
  const opened = await partsOf(
    bytes,
    (name) => /^xl\/.*\.xml(\.rels)?$/.test(name) || name === "mimetype",
  );
  if (!opened.ok) {
    return refused(opened.message);
  }
  const { parts } = opened;
  const textOf = (name: string): string => parts.get(name)?.toString("utf8") ?? "";
  const sheet = firstSheet(textOf(workbookFile), textOf(relationsFile));
  const xml = sheet ? textOf(sheet.file) : "";
  if (!sheet || xml === "") {
    return refused("is an archive, but no Excel workbook; save it as .xlsx");
  }
  const facts = sheetFacts(xml, textOf("xl/styles.xml"));
  if (facts.lastRow > bounds.rows + 100) {
    return refused(
      `has something in row ${facts.lastRow}; at most ${bounds.rows.toLocaleString("en")} rows are read: split it`,
    );
  }
  if (facts.lastColumn >= bounds.columns) {
    return refused(
      `has something in column ${columnLetters(facts.lastColumn)}; at most ${bounds.columns} columns are read`,
    );
  }
  parts.set(sheet.file, Buffer.from(facts.xml));
  try {
    const data = await readSheet(storedZip(parts), sheet.number, {
      trim: false,
      parseNumber: (digits) => ({ digits }) as unknown as number,
    });
    return { ok: true, sheet: { source: sourceOf(sheet, facts), rows: rowsOf(data, facts) } };
  } catch (error) {
    return refused(
      `cannot be read as a workbook (${error instanceof Error ? error.message : "damaged"}); open it in Excel and save it again`,
    );
  }
}

function rowsOf(data: readonly (readonly unknown[])[], facts: SheetFacts): Sheet["rows"] {
  const letters = Array.from({ length: facts.lastColumn + 1 }, (_, at) => columnLetters(at));
  return Array.from({ length: facts.lastRow }, (_, at) => ({
    number: at + 1,
    hidden: facts.hiddenRows.has(at + 1),
    cells: letters.map((letter, column) => cellOf(data[at]?.[column], `${letter}${at + 1}`, facts)),
  }));
}
