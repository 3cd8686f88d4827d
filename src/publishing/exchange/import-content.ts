import { readFile } from "node:fs/promises";
import path from "node:path";
import { compare } from "#content/exchange/compare.ts";
import type { Comparison, ImportRow } from "#content/exchange/comparison.ts";
import { fold } from "#content/exchange/fold.ts";
import type { Rules } from "#content/exchange/judge.ts";
import { columnFinder, mapColumns, type HandMap, type Mapping } from "#content/exchange/mapping.ts";
import type { PriceList } from "#content/exchange/price-list.ts";
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
  /** How the list is read where its headers do not say so. */
  readonly list?: PriceList | undefined;
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

/** Reads a spreadsheet and lists the effects of an import; the caller closes `source`. */
export async function previewImport(
  content: Content,
  rules: Rules,
  options: ImportOptions,
): Promise<Previewing> {
  const { columns: headers = {}, defaults = {} } = options.list ?? {};
  const hand: HandMap = new Map(Object.entries(headers).map(([header, id]) => [fold(header), id]));
  const find = columnFinder(content.spreadsheetWords);
  const reading = await readSheetFile(options.file, find);
  if (!reading.ok) {
    return reading;
  }
  const { sheet } = reading;
  const mapped = mapColumns(sheet.rows, find, hand);
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
  const comparison = compare({
    sheet,
    mapping,
    content,
    pictures: source.pictures,
    rules,
    defaults: new Map(Object.entries(defaults)),
  });
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

/** Writes every file of a preview and the further files, or none. */
export async function applyImport(
  folder: string,
  content: Content,
  { comparison, source }: Preview,
  write: WriteAll,
  progress: Progress,
  further: readonly NewFile[] = [],
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
  files.push(...further);
  if (files.length > 0) {
    await write(files, (done) => progress({ what: "files written", done, total: files.length }));
  }
  return { ok: true, files: files.length };
}
