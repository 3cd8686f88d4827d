import { columnLetters, type SheetCell, type SheetRow } from "#content/exchange/cell.ts";
import type { Column } from "#content/exchange/column.ts";
import { columns } from "#content/exchange/columns.ts";
import { fold, nearest } from "#content/exchange/fold.ts";
import { languages, type Language } from "#domain/language.ts";

/** Words that say only that a product is meant. */
const idle =
  /\b(variant|product|item|products?'?s)\b|(?<!\p{L})(المنتج|الصنف|المنتجات|الأصناف)(?!\p{L})/giu;

/** A header without case, signs, spellings and Arabic articles. */
function headerKey(header: string): string {
  return fold(header.replaceAll("#", " no ").replace(/(?<!\p{L})ال(?=\p{L}{3})/gu, ""));
}

const byName = new Map(
  columns.flatMap((column) =>
    [column.id, ...Object.values(column.header), ...column.synonyms].map(
      (name) => [headerKey(name), column] as const,
    ),
  ),
);

const byId = new Map(columns.map((column) => [column.id, column]));

/** How a header says that it is of a language. */
const marks: Readonly<Record<Language, RegExp>> = {
  ar: /[\s_(-]*(arabic|\bar\b|(?<=_)ar\b|بالعربي[ةه]?|العربي[ةه]?|عربي[ةه]?)\)?\s*/iu,
  en: /[\s_(-]*(english|\ben\b|(?<=_)en\b|ب?ال[إا]نجليزي[ةه]?|[إا]نجليزي[ةه]?)\)?\s*/iu,
};

const languageEnding = new RegExp(`-(${languages.join("|")})$`);

function named(header: string): Column | undefined {
  return byName.get(headerKey(header)) ?? byName.get(headerKey(header.replace(idle, " ")));
}

/** The column that a header means, in any language. */
export function columnFor(header: string): Column | undefined {
  const exact = named(header);
  if (exact) {
    return exact;
  }
  for (const [language, mark] of Object.entries(marks)) {
    const base = mark.test(header) ? named(header.replace(mark, " ")) : undefined;
    const sister = base && byId.get(base.id.replace(languageEnding, `-${language}`));
    if (sister) {
      return sister;
    }
  }
  return named(header.replace(/[([].*?[)\]]/g, " "));
}

/** A column by its id or any of its names; a name that stands for all languages gives all. */
export function columnsNamed(name: string): readonly Column[] {
  const parts = columns.filter(({ id }) => languages.some((one) => id === `${name}-${one}`));
  const one = columnFor(name);
  return parts.length > 0 ? parts : one ? [one] : [];
}

/** The id of the column that was probably meant; undefined where none is near. */
export function nearestColumn(name: string): string | undefined {
  return nearest(name, byId.keys());
}

/** What a header of the file means: a column, nothing on purpose, or nothing that is known. */
export interface MappedColumn {
  readonly at: number;
  readonly letter: string;
  readonly header: string;
  readonly column: Column | undefined;
}

export interface Mapping {
  readonly headerRow: number;
  readonly columns: readonly MappedColumn[];
  /** Headers that are no column of ours; their cells are left alone. */
  readonly unknown: readonly MappedColumn[];
}

export type MappingResult =
  | { readonly ok: true; readonly mapping: Mapping }
  | { readonly ok: false; readonly message: string };

/** By folded header, the id of a column, or null where the column is to be left alone. */
export type HandMap = ReadonlyMap<string, string | null>;

/** The header of the column in which a report says what is wrong. */
export const wrongHeader: Readonly<Record<Language, string>> = {
  en: "What is wrong",
  ar: "ما الخطأ",
};

const ours = new Set(Object.values(wrongHeader).map(fold));

const headerText = ({ text }: SheetCell): string => text.replace(/\s+/g, " ").trim();

function mapRow(row: SheetRow, hand: HandMap): readonly MappedColumn[] {
  return row.cells.flatMap((cell, at): MappedColumn[] => {
    const header = headerText(cell);
    const by = hand.get(fold(header));
    if (header === "" || by === null || ours.has(fold(header))) {
      return [];
    }
    const column = by === undefined ? columnFor(header) : byId.get(by);
    return [{ at, letter: columnLetters(at), header, column }];
  });
}

const known = (mapped: readonly MappedColumn[]): number =>
  mapped.filter(({ column }) => column).length;

/** Finds the row of headers, under any title, and what each header means. */
export function mapColumns(rows: readonly SheetRow[], hand: HandMap = new Map()): MappingResult {
  const candidates = rows.slice(0, 15).map((row) => ({ row, mapped: mapRow(row, hand) }));
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (found, one) => (known(one.mapped) > (found ? known(found.mapped) : 0) ? one : found),
    undefined,
  );
  if (!best) {
    return {
      ok: false,
      message:
        "no row of headers was found: the first row must name the columns, such as Code, Name, Price",
    };
  }
  const taken = new Map<string, MappedColumn>();
  for (const one of best.mapped) {
    const other = one.column && taken.get(one.column.id);
    if (other && one.column) {
      return {
        ok: false,
        message: `row ${best.row.number}, columns ${other.letter} "${other.header}" and ${one.letter} "${one.header}" both mean "${one.column.header.en}"; say in a file for --map which of them counts`,
      };
    }
    if (one.column) {
      taken.set(one.column.id, one);
    }
  }
  if (!taken.has("slug") && !taken.has("code")) {
    return {
      ok: false,
      message: `row ${best.row.number} names neither "Code" nor "Slug": rows cannot be matched to products`,
    };
  }
  return {
    ok: true,
    mapping: {
      headerRow: best.row.number,
      columns: best.mapped.filter(({ column }) => column),
      unknown: best.mapped.filter(({ column }) => !column),
    },
  };
}
