import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { parseQuantity } from "#reading/amounts/quantity.ts";
import { parseSizes } from "#reading/amounts/sizes.ts";
import { decodeText } from "#reading/rows/decode-text.ts";
import { parseRows, type RowReading, type RowsReading } from "#reading/rows/read-rows.ts";
import { matchRow } from "#reading/rows/row-answer.ts";
import { formatTable } from "#reading/rows/table-text.ts";
import { search } from "#test/support/demonstration.ts";

interface ExpectedLine {
  readonly item: string;
  readonly quantity?: number | "ask";
  readonly sizes?: Readonly<Record<string, number>>;
  readonly unit?: string;
  readonly product?: string;
}

export interface SheetSample {
  readonly name: string;
  /** Why the sheet is not read with every line and amount. */
  readonly open?: string;
  readonly format: "paste" | "csv" | "tsv" | "xlsx";
  readonly encoding?: "utf-8" | "utf-16le" | "windows-1256";
  readonly text?: string;
  readonly rows?: readonly (readonly (string | number | null)[])[];
  readonly expect: {
    readonly reference?: string;
    readonly wanted?: string;
    readonly total?: number;
    readonly totalIsWrong?: boolean;
    readonly lines: readonly ExpectedLine[];
    readonly leftOut?: readonly string[];
  };
}

/** Reads the sheets of a file in `test/sheets`. */
export function sheetsOf(half: string): readonly SheetSample[] {
  return parse(readFileSync(`test/sheets/${half}.yaml`, "utf8"), {
    schema: "core",
  }) as SheetSample[];
}

/** Bytes of a text in an encoding that spreadsheets write. */
function encode(text: string, encoding: SheetSample["encoding"]): Uint8Array {
  if (encoding === "utf-16le") {
    return Buffer.from(`\uFEFF${text}`, "utf16le");
  }
  if (encoding !== "windows-1256") {
    return Buffer.from(text, "utf8");
  }
  const decoder = new TextDecoder("windows-1256");
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]),
  );
  return Uint8Array.from(text, (letter) => codes.get(letter) ?? 63);
}

/** The text that the field for rows holds once the sheet is pasted or opened. */
export function fieldText({ format, encoding, text = "", rows = [] }: SheetSample): string {
  if (format === "xlsx") {
    return formatTable(rows.map((row) => row.map((cell) => String(cell ?? ""))));
  }
  const written = text.replaceAll("⇥", "\t");
  return format === "paste" ? written : (decodeText(encode(written, encoding)) ?? "");
}

export function readSample(sample: SheetSample): RowsReading {
  return parseRows(fieldText(sample), (text) => matchRow(text, (query) => search(query)), {
    today: "2026-11-26",
  });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s|–]+/gu, " ")
    .trim();

function describeAmounts(row: RowReading): string {
  const counts = parseSizes(row.sizes);
  if (counts) {
    return counts
      .map(({ size, quantity }) => `${size}x${quantity}`)
      .toSorted()
      .join(" ");
  }
  const size = row.sizes === "" ? "" : `${row.sizes} `;
  const read = parseQuantity(row.quantity);
  return read.kind === "quantity" && !row.hasOpenSizes ? `${size}${read.quantity}` : "ask";
}

function expectedAmounts({ quantity, sizes }: ExpectedLine): string {
  return sizes
    ? Object.entries(sizes)
        .map(([size, count]) => `${size}x${count}`)
        .toSorted()
        .join(" ")
    : String(quantity ?? "ask");
}

/** Differences between what a sheet asks for and how it was read; empty where all is right. */
export function judge(sample: SheetSample): readonly string[] {
  const { rows, totals, reference, wanted } = readSample(sample);
  const { lines, leftOut = [], total } = sample.expect;
  const read = rows.filter(({ skip }) => skip === undefined);
  const skipped = rows.filter(({ skip }) => skip !== undefined);
  const problems: string[] = [];
  if (read.length !== lines.length) {
    problems.push(`${read.length} lines read, ${lines.length} expected`);
  }
  let next = 0;
  for (const line of lines) {
    const found = read.findIndex(
      (row, index) => index >= next && plain(row.written).includes(plain(line.item)),
    );
    const row = read[found];
    if (row === undefined) {
      problems.push(`lost: ${line.item}`);
      continue;
    }
    next = found + 1;
    const amounts = describeAmounts(row);
    const expected = expectedAmounts(line);
    const isPlainSize = !amounts.includes("x") && amounts.endsWith(` ${expected}`);
    if (amounts !== expected && !isPlainSize) {
      problems.push(`${row.written}: read ${amounts}, expected ${expected}`);
    }
    if (line.product !== undefined && !row.products.some(({ slug }) => slug === line.product)) {
      problems.push(`${row.written}: does not offer ${line.product}`);
    }
    if (
      row.certainty === "sure" &&
      line.product !== undefined &&
      row.products[0]?.slug !== line.product
    ) {
      problems.push(`sure but wrong: ${row.written} is ${row.products[0]?.slug}`);
    }
  }
  for (const start of leftOut) {
    if (!skipped.some(({ written }) => plain(written).includes(plain(start)))) {
      problems.push(`taken for a line: ${start}`);
    }
  }
  if (reference !== sample.expect.reference) {
    problems.push(`reference ${reference}, expected ${sample.expect.reference}`);
  }
  if (wanted !== sample.expect.wanted) {
    problems.push(`wanted ${wanted}, expected ${sample.expect.wanted}`);
  }
  if (total !== undefined) {
    const last = totals.at(-1);
    const isEqual = last !== undefined && last.stated === last.read;
    if (last?.stated !== total || isEqual === (sample.expect.totalIsWrong ?? false)) {
      problems.push(`totals ${JSON.stringify(totals)}, expected ${total}`);
    }
  }
  return problems;
}
