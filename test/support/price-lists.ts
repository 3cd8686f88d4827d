import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Content } from "#content/content.ts";
import { columnFinder } from "#content/exchange/mapping.ts";
import type { Rules } from "#content/exchange/judge.ts";
import { readSheetBytes } from "#publishing/exchange/read-sheet-file.ts";
import { proposeLayout } from "#publishing/imports/headings.ts";
import { previewSheet } from "#publishing/imports/preview-sheet.ts";
import { rawWorkbook, type RawCell } from "#test/exchange/raw-workbook.ts";

/** A maker's list and the result that a careful clerk expects. */
interface PriceListSample {
  readonly name: string;
  readonly text?: string;
  readonly encoding?: "windows-1256";
  readonly rows?: readonly (readonly RawCell[])[];
  readonly hidden?: readonly number[];
  readonly columns: Readonly<Record<string, string | null>>;
  readonly defaults?: Readonly<Record<string, string>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly kept?: Readonly<Record<string, number>>;
  readonly causes: readonly (readonly [kind: string, column: string, rows: number])[];
}

export const readSamples = (file: string): readonly PriceListSample[] =>
  parse(readFileSync(file, "utf8"));

function encode(text: string, encoding: string | undefined): Buffer {
  if (encoding === undefined) {
    return Buffer.from(text);
  }
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const table = new Map(
    bytes.map((byte) => [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte]),
  );
  return Buffer.from(Array.from(text, (character) => table.get(character) ?? 63));
}

/** Previews a sample by its map, in the form in which samples write what they expect. */
export async function previewSample(sample: PriceListSample, content: Content, rules: Rules) {
  const { text, rows = [], hidden = [], columns, defaults = {}, encoding } = sample;
  const isText = text !== undefined;
  const bytes = isText ? encode(text, encoding) : rawWorkbook({ rows, hidden });
  const find = columnFinder(content.spreadsheetWords);
  const reading = await readSheetBytes(isText ? "list.csv" : "list.xlsx", bytes, find, {
    readsFormulas: true,
  });
  const proposal = reading.ok && proposeLayout(reading.sheet, content.spreadsheetWords, new Map());
  if (!reading.ok || !proposal) {
    return reading;
  }
  const layout = { columns: { ...columns }, defaults: { ...defaults }, values: {} };
  const result = previewSheet({
    sheet: reading.sheet,
    order: { maker: "", headerRow: proposal.headerRow, layout, replaces: [], onlyKnown: false },
    content,
    drafts: [],
    rules,
  });
  if (!result.ok) {
    return result;
  }
  const { counts, causes, kept } = result.preview;
  const { bare: _bare, unknown: _unknown, ...expected } = counts;
  return {
    counts: expected,
    kept: Object.fromEntries(kept.map(({ column, count }) => [column, count])),
    causes: causes.map(({ kind, column, rows: count }) => [kind, column ?? "", count]),
  };
}
