import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseDocument } from "yaml";
import { z } from "zod";
import { compare } from "#content/exchange/compare.ts";
import type { Comparison, ImportRow } from "#content/exchange/comparison.ts";
import { columns } from "#content/exchange/columns.ts";
import { fold } from "#content/exchange/fold.ts";
import type { Rules } from "#content/exchange/judge.ts";
import {
  columnFinder,
  mapColumns,
  unknownColumn,
  type HandMap,
  type Mapping,
} from "#content/exchange/mapping.ts";
import type { Sheet } from "#content/exchange/cell.ts";
import { productFile, type Content } from "#content/content.ts";
import {
  noPictures,
  readPictures,
  type HandedPictures,
} from "#publishing/exchange/handed-pictures.ts";
import type { NewFile, WriteAll } from "#publishing/exchange/journal.ts";
import { changedProductYaml, newProductYaml } from "#publishing/exchange/product-yaml.ts";
import { readSheetFile } from "#publishing/exchange/read-sheet-file.ts";
import type { Progress } from "#publishing/progress.ts";

interface ImportOptions {
  readonly file: string;
  /** A YAML file that maps headers to ids of columns. */
  readonly map?: string | undefined;
  /** A folder or a zip archive of pictures. */
  readonly pictures?: string | undefined;
}

/** A file that was read and compared, before anything is written. */
export interface Preview {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly comparison: Comparison;
  readonly source: HandedPictures;
}

type Previewing =
  | { readonly ok: true; readonly preview: Preview }
  | { readonly ok: false; readonly message: string };

const mapSchema = z.record(z.string(), z.string().nullable());

type MapReading =
  | { readonly ok: true; readonly map: HandMap }
  | { readonly ok: false; readonly message: string };

async function readMap(file: string | undefined): Promise<MapReading> {
  if (file === undefined) {
    return { ok: true, map: new Map() };
  }
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) {
    return { ok: false, message: `${file}: there is no such file` };
  }
  const document = parseDocument(text);
  const [error] = document.errors;
  const read = mapSchema.safeParse(error ? undefined : document.toJS());
  if (!read.success) {
    const place = error?.linePos?.[0];
    return {
      ok: false,
      message: `${file}:${place?.line ?? 1}:${place?.col ?? 1}: expected headers and the ids of their columns, such as "Art. no.: code"; ~ leaves a column alone`,
    };
  }
  const ids = new Set(columns.map(({ id }) => id));
  const unknown = Object.values(read.data).find((id) => id !== null && !ids.has(id));
  if (typeof unknown === "string") {
    const line = text.split("\n").findIndex((item) => item.includes(unknown)) + 1;
    return { ok: false, message: `${file}:${line}:1: ${unknownColumn(unknown)}` };
  }
  return {
    ok: true,
    map: new Map(Object.entries(read.data).map(([header, id]) => [fold(header), id])),
  };
}

/** Reads a spreadsheet and lists the effects of an import; the caller closes `source`. */
export async function previewImport(
  content: Content,
  rules: Rules,
  options: ImportOptions,
): Promise<Previewing> {
  const map = await readMap(options.map);
  if (!map.ok) {
    return map;
  }
  const find = columnFinder(content.spreadsheetWords);
  const reading = await readSheetFile(options.file, find);
  if (!reading.ok) {
    return reading;
  }
  const { sheet } = reading;
  const mapped = mapColumns(sheet.rows, find, map.map);
  if (!mapped.ok) {
    return { ok: false, message: `${path.basename(options.file)}: ${mapped.message}` };
  }
  const pictures =
    options.pictures === undefined ? undefined : await readPictures(options.pictures);
  if (pictures?.ok === false) {
    return pictures;
  }
  const source = pictures?.source ?? noPictures();
  const { mapping } = mapped;
  const comparison = compare({ sheet, mapping, content, pictures: source.pictures, rules });
  const refused = source.refused.map((picture) => `picture left out: ${picture}`);
  return {
    ok: true,
    preview: {
      sheet,
      mapping,
      source,
      comparison: { ...comparison, notes: [...comparison.notes, ...refused] },
    },
  };
}

type Applying =
  | { readonly ok: true; readonly files: number }
  | { readonly ok: false; readonly message: string };

async function productText(
  folder: string,
  row: ImportRow,
  content: Content,
): Promise<string | undefined> {
  const product = content.products.get(row.slug);
  if (!product) {
    return newProductYaml(row.draft);
  }
  const text = await readFile(path.join(folder, productFile(row.slug)), "utf8");
  return changedProductYaml(text, { ...product }, row.draft);
}

/** Writes every file of a preview, or none. */
export async function applyImport(
  folder: string,
  content: Content,
  { comparison, source }: Preview,
  write: WriteAll,
  progress: Progress,
): Promise<Applying> {
  const rows = [...comparison.created, ...comparison.changed];
  const files: NewFile[] = [];
  for (const row of rows) {
    const text = await productText(folder, row, content);
    if (text === undefined) {
      return {
        ok: false,
        message: `row ${row.row}: ${productFile(row.slug)} cannot be changed by a program, for it uses anchors (& and *); make the change by hand, or write the values out`,
      };
    }
    files.push({ to: productFile(row.slug), bytes: () => Promise.resolve(text) });
    for (const { from, to } of row.copies) {
      files.push({ to: `products/${row.slug}/${to}`, bytes: () => source.read(from) });
    }
  }
  if (files.length > 0) {
    await write(files, (done) => progress({ what: "files written", done, total: files.length }));
  }
  return { ok: true, files: files.length };
}
