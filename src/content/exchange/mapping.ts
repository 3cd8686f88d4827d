import { columnLetters, type SheetCell, type SheetRow } from "#content/exchange/cell.ts";
import type { Column, Label } from "#content/exchange/column.ts";
import { columns } from "#content/exchange/columns.ts";
import { fold, nearestHint } from "#content/exchange/fold.ts";
import type { SpreadsheetWords } from "#content/exchange/spreadsheet-words.ts";
import { languages, type Language } from "#domain/language.ts";

/** Words of a header that add nothing to its meaning. */
const stopWords =
  /\b(variant|product|item|products?'?s)\b|(?<!\p{L})(المنتج|الصنف|المنتجات|الأصناف)(?!\p{L})/giu;

/** Words of a header that name its language. */
const languageWords: Readonly<Record<Language, RegExp>> = {
  ar: /[\s_(-]*(arabic|\bar\b|(?<=_)ar\b|بالعربي[ةه]?|العربي[ةه]?|عربي[ةه]?)\)?\s*/iu,
  en: /[\s_(-]*(english|\ben\b|(?<=_)en\b|ب?ال[إا]نجليزي[ةه]?|[إا]نجليزي[ةه]?)\)?\s*/iu,
};

const languageEnding = new RegExp(`-(${languages.join("|")})$`);
const byId = new Map(columns.map((column) => [column.id, column]));

/** Normalizes a header: case, signs, spellings and Arabic articles do not matter. */
function headerKey(header: string): string {
  return fold(header.replaceAll("#", " no ").replace(/(?<!\p{L})ال(?=\p{L}{3})/gu, ""));
}

/** Finds the column that a header of any language means. */
export type ColumnFinder = (header: string) => Column | undefined;

/** Indexes columns by id, header and the names that other price lists use. */
export function columnFinder(words: SpreadsheetWords | undefined): ColumnFinder {
  const byName = new Map(
    columns.flatMap((column) =>
      [column.id, ...Object.values(column.header), ...(words?.columns[column.id] ?? [])].map(
        (name) => [headerKey(name), column] as const,
      ),
    ),
  );
  const findExact = (header: string): Column | undefined =>
    byName.get(headerKey(header)) ?? byName.get(headerKey(header.replace(stopWords, " ")));
  return (header) => {
    const exact = findExact(header);
    if (exact) {
      return exact;
    }
    for (const [language, pattern] of Object.entries(languageWords)) {
      const base = pattern.test(header) ? findExact(header.replace(pattern, " ")) : undefined;
      const translation = base && byId.get(base.id.replace(languageEnding, `-${language}`));
      if (translation) {
        return translation;
      }
    }
    return findExact(header.replace(/[([].*?[)\]]/g, " "));
  };
}

/** Lists the columns that a name means; "name" means the columns of all languages. */
export function columnsNamed(name: string, find: ColumnFinder): readonly Column[] {
  const translations = columns.filter(({ id }) => languages.some((tag) => id === `${name}-${tag}`));
  const column = find(name);
  return translations.length > 0 ? translations : column ? [column] : [];
}

/** Refuses a name that no column has. */
export function unknownColumn(name: string): string {
  return `there is no column "${name}"${nearestHint(name, byId.keys())}`;
}

/** A header of the file and the column that it means. */
export interface MappedColumn {
  readonly index: number;
  readonly letter: string;
  readonly header: string;
  readonly column: Column | undefined;
}

export interface Mapping {
  readonly headerRow: number;
  readonly columns: readonly MappedColumn[];
  /** Headers without a column; their cells are ignored. */
  readonly unknown: readonly MappedColumn[];
}

type MappingResult =
  | { readonly ok: true; readonly mapping: Mapping }
  | { readonly ok: false; readonly message: string };

/** Ids of columns by folded header; null ignores a column. */
export type HandMap = ReadonlyMap<string, string | null>;

/** The header of the column in which a report says what is wrong. */
export const wrongHeader: Label = { en: "What is wrong", ar: "ما الخطأ" };

const reportHeaders = new Set(Object.values(wrongHeader).map(fold));

const headerText = ({ text }: SheetCell): string => text.replace(/\s+/g, " ").trim();

function mapRow(row: SheetRow, find: ColumnFinder, hand: HandMap): readonly MappedColumn[] {
  return row.cells.flatMap((cell, index): MappedColumn[] => {
    const header = headerText(cell);
    const key = fold(header);
    const id = hand.get(key);
    if (header === "" || id === null || reportHeaders.has(key)) {
      return [];
    }
    const column = id === undefined ? find(header) : byId.get(id);
    return [{ index, letter: columnLetters(index), header, column }];
  });
}

function countKnown(mapped: readonly MappedColumn[]): number {
  return mapped.filter(({ column }) => column).length;
}

/** The first 15 rows may hold a title above the headers. */
const longestTitle = 15;

/** Finds the row of headers and the column that each header means. */
export function mapColumns(
  rows: readonly SheetRow[],
  find: ColumnFinder,
  hand: HandMap = new Map(),
): MappingResult {
  let headerRow = 0;
  let mapped: readonly MappedColumn[] = [];
  for (const row of rows.slice(0, longestTitle)) {
    const candidate = mapRow(row, find, hand);
    if (countKnown(candidate) > countKnown(mapped)) {
      headerRow = row.number;
      mapped = candidate;
    }
  }
  if (headerRow === 0) {
    return {
      ok: false,
      message:
        "no row of headers was found: the first row must name the columns, such as Code, Name, Price",
    };
  }
  const byColumn = new Map<string, MappedColumn>();
  for (const item of mapped.filter(({ column }) => column)) {
    const id = item.column?.id ?? "";
    const double = byColumn.get(id);
    if (double) {
      return {
        ok: false,
        message: `row ${headerRow}, columns ${double.letter} "${double.header}" and ${item.letter} "${item.header}" both mean "${item.column?.header.en ?? ""}"; say in a file for --map which of them counts`,
      };
    }
    byColumn.set(id, item);
  }
  if (!byColumn.has("slug") && !byColumn.has("code")) {
    return {
      ok: false,
      message: `row ${headerRow} names neither "Code" nor "Slug": rows cannot be matched to products`,
    };
  }
  return {
    ok: true,
    mapping: {
      headerRow,
      columns: [...byColumn.values()],
      unknown: mapped.filter(({ column }) => !column),
    },
  };
}
