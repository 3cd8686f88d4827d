import type { SheetRow } from "#content/exchange/cell.ts";
import { quoted, type RowProblem } from "#content/exchange/comparison.ts";
import { nearest } from "#content/exchange/fold.ts";
import type { MappedColumn, Mapping } from "#content/exchange/mapping.ts";
import { readCode } from "#content/exchange/simple-columns.ts";
import { id } from "#content/text.ts";

/** What a row is about: a product that is there, one that is new, or nothing that can be told. */
export type Target =
  | { readonly kind: "known"; readonly slug: string }
  | { readonly kind: "new"; readonly slug?: string | undefined; readonly code: string }
  | { readonly kind: "wrong"; readonly problem: RowProblem };

/** The slugs of the catalogue's products by their codes. */
export type CodeIndex = ReadonlyMap<string, readonly string[]>;

/** The slugs of products by their code; a code may be that of several. */
export function indexCodes(
  products: Iterable<readonly [string, { readonly code: string }]>,
): CodeIndex {
  const index = new Map<string, readonly string[]>();
  for (const [slug, { code }] of products) {
    index.set(code, [...(index.get(code) ?? []), slug]);
  }
  return index;
}

const loose = (code: string): string =>
  code
    .toLowerCase()
    .replace(/\s+/g, "")
    .replace(/^0+(?=\d)/, "");

/** Codes that differ from each other only in case, spaces or zeros before them. */
export function indexLoosely(codes: CodeIndex): ReadonlyMap<string, string> {
  return new Map([...codes.keys()].map((code) => [loose(code), code]));
}

export interface Identifying {
  readonly mapping: Mapping;
  readonly codes: CodeIndex;
  readonly looseCodes: ReadonlyMap<string, string>;
  readonly slugs: { has: (slug: string) => boolean; keys: () => Iterable<string> };
}

function problemAt(row: SheetRow, mapped: MappedColumn | undefined, message: string): Target {
  const place = mapped ? { letter: mapped.letter, header: mapped.header } : {};
  return { kind: "wrong", problem: { row: row.number, ...place, message } };
}

/** Finds what a row is about: by its slug, else by its code. */
export function identify(
  row: SheetRow,
  { mapping, codes, looseCodes, slugs }: Identifying,
): Target {
  const columnOf = (name: string) => mapping.columns.find(({ column }) => column?.id === name);
  const [slugColumn, codeColumn] = [columnOf("slug"), columnOf("code")];
  const slug = (slugColumn && row.cells[slugColumn.at]?.text.trim()) ?? "";
  const cell = codeColumn && row.cells[codeColumn.at];
  if (slug !== "" && slugs.has(slug)) {
    return { kind: "known", slug };
  }
  const text = cell?.text.trim() ?? "";
  const owners = codes.get(text) ?? [];
  if (slug !== "") {
    if (owners.length > 0) {
      return problemAt(
        row,
        slugColumn,
        `${quoted(slug)} is no product, but the code ${quoted(text)} belongs to ${owners.join(", ")}; write that slug, or leave the cell empty`,
      );
    }
    if (text === "") {
      const like = nearest(slug, slugs.keys());
      return problemAt(
        row,
        slugColumn,
        `${quoted(slug)} is no product${like === undefined ? "" : `; nearest is "${like}"`}; a new one needs a code`,
      );
    }
    if (!id.safeParse(slug).success) {
      return problemAt(
        row,
        slugColumn,
        `${quoted(slug)} is no slug: use small letters, digits and single hyphens`,
      );
    }
  }
  if (!cell || text === "" || text === "-") {
    return problemAt(
      row,
      codeColumn ?? slugColumn,
      "has neither a slug nor a code, so no product can be told",
    );
  }
  if (
    cell.kind === "formula" ||
    cell.kind === "fault" ||
    cell.kind === "merged" ||
    cell.kind === "date"
  ) {
    return { kind: "new", code: text };
  }
  const [first] = owners;
  if (first !== undefined && slug === "") {
    return owners.length === 1
      ? { kind: "known", slug: first }
      : problemAt(
          row,
          codeColumn,
          `the code ${quoted(text)} belongs to ${owners.length} products, ${owners.join(" and ")}; add a column "Slug" that says which`,
        );
  }
  const spelled = looseCodes.get(loose(text));
  const reading = readCode(cell);
  if (spelled !== undefined && reading.ok) {
    const zeros = spelled.startsWith("0") && !text.startsWith("0");
    return problemAt(
      row,
      codeColumn,
      zeros
        ? `${quoted(text)} has lost its zeros: the catalogue has "${spelled}"; format the column as text and type the code again`
        : `${quoted(text)} is written "${spelled}" in the catalogue; write it the same way`,
    );
  }
  return { kind: "new", slug: slug === "" ? undefined : slug, code: text };
}

/** Rows that are about the same product; each such row, with the others' numbers. */
export function findDoubles(
  targets: ReadonlyMap<number, Target>,
): ReadonlyMap<number, readonly number[]> {
  const rows = new Map<string, number[]>();
  for (const [row, target] of targets) {
    const key =
      target.kind === "wrong"
        ? undefined
        : target.slug === undefined
          ? `code ${target.kind === "new" ? target.code : ""}`
          : `slug ${target.slug}`;
    if (key !== undefined) {
      rows.set(key, [...(rows.get(key) ?? []), row]);
    }
  }
  return new Map(
    [...rows.values()]
      .filter((same) => same.length > 1)
      .flatMap((same) => same.map((row) => [row, same.filter((other) => other !== row)] as const)),
  );
}
