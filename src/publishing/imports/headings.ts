import { columnLetters, isBlank, type Sheet, type SheetRow } from "#content/exchange/cell.ts";
import { columnFinder, type MappedColumn, type Mapping } from "#content/exchange/mapping.ts";
import { columns } from "#content/exchange/columns.ts";
import { fold } from "#content/exchange/fold.ts";
import type { SpreadsheetWords } from "#content/exchange/spreadsheet-words.ts";
import type { ImportLayout, SheetHeading } from "#domain/office/import-messages.ts";

/** Rows above the headings that are looked through. */
const deepestHeading = 15;
/** Cells that are shown below a heading. */
const sampleCount = 3;
/** Rows by which the column of codes is told. */
const probedRows = 200;

const byId = new Map(columns.map((column) => [column.id, column]));

/** Columns whose cells an import does not take: a file name alone brings no picture. */
const unusedColumns: ReadonlySet<string> = new Set(["pictures", "likeness"]);

/** Columns that a heading can mean. */
export const importColumns = columns.filter(({ id }) => !unusedColumns.has(id));

const headingText = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, 250);

/** Finds the row of headings: the first of the fullest rows of texts above the data. */
function findHeaderRow(sheet: Sheet, isKnown: (text: string) => boolean): SheetRow | undefined {
  const rows = sheet.rows.slice(0, deepestHeading).filter((row) => !isBlank(row));
  const score = ({ cells }: SheetRow): number => {
    const texts = cells.filter(({ text, kind }) => kind === "text" && /\p{L}/u.test(text));
    return texts.filter(({ text }) => isKnown(text)).length * 100 + texts.length;
  };
  return rows.reduce<SheetRow | undefined>(
    (best, row) => (best === undefined || score(row) > score(best) ? row : best),
    undefined,
  );
}

interface PlacedHeading extends SheetHeading {
  readonly index: number;
}

/** Lists the headings of a row; a column with cells and no heading is named by its letter. */
export function headingsAt(sheet: Sheet, headerRow: number): readonly PlacedHeading[] {
  const row = sheet.rows.find(({ number }) => number === headerRow);
  const data = sheet.rows.filter((item) => item.number > headerRow && !isBlank(item));
  const width = Math.max(0, ...data.slice(0, probedRows).map(({ cells }) => cells.length));
  const counts = new Map<string, number>();
  return Array.from({ length: Math.max(width, row?.cells.length ?? 0) }, (_, index) => {
    const letter = columnLetters(index);
    const samples = data
      .slice(0, probedRows)
      .map(({ cells }) => cells[index]?.text.trim() ?? "")
      .filter((text) => text !== "");
    const text = headingText(row?.cells[index]?.text ?? "");
    return {
      index,
      letter,
      text: text === "" && samples.length > 0 ? `(${letter})` : text,
      samples,
    };
  })
    .filter(({ text }) => text !== "")
    .map(({ index, letter, text, samples }) => {
      const count = (counts.get(text) ?? 0) + 1;
      counts.set(text, count);
      const key = count === 1 ? text : `${text} (${count})`;
      return { index, letter, key, samples: samples.slice(0, sampleCount) };
    });
}

/** Tells the share of different cells with a digit, as codes have them. */
function codeShare(sheet: Sheet, headerRow: number, index: number): number {
  const cells = sheet.rows
    .filter(({ number }) => number > headerRow)
    .slice(0, probedRows)
    .map(({ cells: row }) => row[index])
    .filter((cell) => cell !== undefined && cell.text.trim() !== "");
  const codes = cells.filter(
    (cell) =>
      /\d/.test(cell?.text ?? "") &&
      /^[\p{L}\d][\p{L}\d ./_+-]{1,39}$/u.test(cell?.text.trim() ?? ""),
  );
  const different = new Set(codes.map((cell) => cell?.text.trim()));
  return cells.length === 0 ? 0 : different.size / cells.length;
}

const noLayout: ImportLayout = { columns: {}, defaults: {}, values: {} };

interface ProposedSheet {
  readonly headerRow: number;
  readonly headings: readonly SheetHeading[];
  readonly rows: number;
  readonly maker: string;
  readonly layout: ImportLayout;
}

/** Proposes how a list is read: as the maker's last list, else by the names that its headings have. */
export function proposeLayout(
  sheet: Sheet,
  words: SpreadsheetWords | undefined,
  remembered: ReadonlyMap<string, ImportLayout>,
): ProposedSheet | undefined {
  const find = columnFinder(words);
  const headingsOfMakers = new Set(
    [...remembered.values()].flatMap((layout) => Object.keys(layout.columns).map(fold)),
  );
  const row = findHeaderRow(
    sheet,
    (text) => find(text) !== undefined || headingsOfMakers.has(fold(text)),
  );
  if (row === undefined) {
    return undefined;
  }
  const headerRow = row.number;
  const placed = headingsAt(sheet, headerRow);
  const [maker, layout] =
    [...remembered].find(([, { columns: headings }]) => {
      const folded = new Set(Object.keys(headings).map(fold));
      return placed.length > 0 && placed.every(({ key }) => folded.has(fold(key)));
    }) ?? [];
  return {
    headerRow,
    headings: placed.map(({ key, letter, samples }) => ({ key, letter, samples })),
    rows: sheet.rows.filter((item) => item.number > headerRow && !isBlank(item)).length,
    maker: maker ?? "",
    layout: layout ?? {
      ...noLayout,
      columns: proposeColumns(sheet, headerRow, placed, (heading) => find(heading)?.id),
    },
  };
}

function proposeColumns(
  sheet: Sheet,
  headerRow: number,
  placed: readonly PlacedHeading[],
  find: (heading: string) => string | undefined,
): ImportLayout["columns"] {
  const used = new Set<string>();
  const proposed = new Map<string, string | null>();
  for (const { key } of placed) {
    const id = find(key);
    const isFree = id !== undefined && !used.has(id) && !unusedColumns.has(id);
    proposed.set(key, isFree ? id : null);
    if (isFree) {
      used.add(id);
    }
  }
  if (!used.has("code") && !used.has("slug")) {
    const [best] = placed
      .filter(({ key }) => proposed.get(key) === null)
      .map(({ key, index }) => ({ key, share: codeShare(sheet, headerRow, index) }))
      .toSorted((a, b) => b.share - a.share);
    if (best !== undefined && best.share > 0.8) {
      proposed.set(best.key, "code");
    }
  }
  return Object.fromEntries(proposed);
}

type LayoutProblem = "no-key" | "same-column" | "no-columns";

/** Maps headings by a layout; returns a problem where no product can be found by it. */
export function mapByLayout(
  sheet: Sheet,
  headerRow: number,
  layout: Pick<ImportLayout, "columns">,
): Mapping | LayoutProblem {
  const byKey = new Map(Object.entries(layout.columns).map(([key, id]) => [fold(key), id]));
  const mapped = headingsAt(sheet, headerRow).map(({ index, letter, key }): MappedColumn => {
    const id = byKey.get(fold(key));
    const column = typeof id === "string" && !unusedColumns.has(id) ? byId.get(id) : undefined;
    return { index, letter, header: key, column };
  });
  const used = mapped.filter(({ column }) => column !== undefined);
  const ids = used.map(({ column }) => column?.id);
  if (used.length === 0) {
    return "no-columns";
  }
  if (new Set(ids).size < ids.length) {
    return "same-column";
  }
  return ids.includes("code") || ids.includes("slug")
    ? { headerRow, columns: used, unknown: [] }
    : "no-key";
}
