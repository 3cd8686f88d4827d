import { zipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import { columnLetters, type Sheet, type SheetCell } from "#content/exchange/cell.ts";
import { bounds, refused, type SheetReading } from "#publishing/exchange/bounds.ts";
import { attribute, sheetFacts, type SheetFacts } from "#publishing/exchange/sheet-facts.ts";
import { unzip } from "#publishing/exchange/zip.ts";

const workbookFile = "xl/workbook.xml";
const relationsFile = "xl/_rels/workbook.xml.rels";

/** A number with the digits of the file, before anything rounds them. */
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

const textAttribute = (tag: string, name: string): string =>
  unescapeXml(attribute(tag, name) ?? "");

interface FirstSheet {
  readonly number: number;
  readonly name: string;
  readonly file: string;
  readonly others: number;
}

function firstSheet(workbook: string, relations: string): FirstSheet | undefined {
  const sheets = [...workbook.matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)].map(([, tag = ""]) => tag);
  const index = Math.max(
    0,
    sheets.findIndex((sheet) => !/state="(hidden|veryHidden)"/.test(sheet)),
  );
  const tag = sheets[index];
  if (tag === undefined) {
    return undefined;
  }
  const id = textAttribute(tag, "r:id") || (/\s\w+:id="([^"]*)"/.exec(tag)?.[1] ?? "");
  const relation = [...relations.matchAll(/<(?:\w+:)?Relationship\s([^>]*)>/g)].find(
    ([, relationTag = ""]) => textAttribute(relationTag, "Id") === id,
  )?.[1];
  const target = textAttribute(relation ?? "", "Target");
  const file = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  return { number: index + 1, name: textAttribute(tag, "name"), file, others: sheets.length - 1 };
}

const faults = /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA)$/;

function cellOf(value: unknown, name: string, facts: SheetFacts): SheetCell {
  const formula = facts.formulas.get(name);
  if (formula !== undefined) {
    return { text: `=${unescapeXml(formula)}`, kind: "formula" };
  }
  const area = facts.merged.get(name);
  if (area !== undefined) {
    return { text: area, kind: "merged" };
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
    const { digits } = value as Digits;
    const number = Number(digits);
    if (!Number.isFinite(number)) {
      return { text: digits, kind: faults.test(digits) ? "fault" : "text" };
    }
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

type Parts = ReadonlyMap<string, Buffer>;

/** Unpacks the XML parts of a workbook; returns a message where that fails. */
async function unpackParts(bytes: Buffer): Promise<Parts | string> {
  const parts = new Map<string, Buffer>();
  const damaged: string[] = [];
  const problem = await unzip(bytes, {
    wants: (name) => /^xl\/.*\.xml(\.rels)?$/.test(name) || name === "mimetype",
    fileLimit: bounds.unpacked,
    totalLimit: bounds.unpacked,
    take: (name, part) => {
      if (part) {
        parts.set(name, part);
      } else {
        damaged.push(`is damaged: "${name}" in it cannot be unpacked`);
      }
    },
  });
  return problem ?? damaged[0] ?? parts;
}

/** Reads the first visible sheet of a workbook. */
export async function readWorkbook(bytes: Buffer, readsFormulas = false): Promise<SheetReading> {
  const parts = await unpackParts(bytes);
  if (typeof parts === "string") {
    return refused(parts);
  }
  const textOf = (name: string): string => parts.get(name)?.toString("utf8") ?? "";
  const sheet = firstSheet(textOf(workbookFile), textOf(relationsFile));
  const xml = sheet ? textOf(sheet.file) : "";
  if (!sheet || xml === "") {
    return refused("is an archive, but no Excel workbook; save it as .xlsx");
  }
  const facts = sheetFacts(xml, textOf("xl/styles.xml"), readsFormulas);
  if (facts.lastRow > bounds.rows + 100) {
    return refused(
      `has something in row ${facts.lastRow}; at most ${bounds.rows.toLocaleString("en")} rows are read: split it`,
      "too-many-rows",
    );
  }
  if (facts.lastColumn >= bounds.columns) {
    return refused(
      `has something in column ${columnLetters(facts.lastColumn)}; at most ${bounds.columns} columns are read`,
      "too-many-columns",
    );
  }
  const stored = { ...Object.fromEntries(parts), [sheet.file]: Buffer.from(facts.xml) };
  try {
    const data = await readSheet(Buffer.from(zipSync(stored, { level: 0 })), sheet.number, {
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
  const letters = Array.from({ length: facts.lastColumn + 1 }, (_, index) => columnLetters(index));
  return Array.from({ length: facts.lastRow }, (_, index) => ({
    number: index + 1,
    hidden: facts.hiddenRows.has(index + 1),
    cells: letters.map((letter, column) =>
      cellOf(data[index]?.[column], `${letter}${index + 1}`, facts),
    ),
  }));
}
