import type { SheetCell, SheetRow } from "#content/exchange/cell.ts";
import { quoted, type RowProblem } from "#content/exchange/comparison.ts";
import { nearestHint } from "#content/exchange/fold.ts";
import type { MappedColumn, Mapping } from "#content/exchange/mapping.ts";
import { readCode } from "#content/exchange/value-columns.ts";
import { id } from "#content/text.ts";

/** The product that a row is about; a new one may have no slug yet. */
export type Target =
  | { readonly kind: "known"; readonly slug: string }
  | { readonly kind: "new"; readonly slug?: string | undefined; readonly code: string }
  | { readonly kind: "wrong"; readonly problem: RowProblem };

type CodeIndex = ReadonlyMap<string, readonly string[]>;

/** Indexes slugs by code; several products may share a code. */
export function indexCodes(
  products: Iterable<readonly [string, { readonly code: string }]>,
): CodeIndex {
  const index = new Map<string, readonly string[]>();
  for (const [slug, { code }] of products) {
    index.set(code, [...(index.get(code) ?? []), slug]);
  }
  return index;
}

/** Normalizes a code without case, spaces and leading zeros. */
export function looseKey(code: string): string {
  return code
    .toLowerCase()
    .replace(/\s+/g, "")
    .replace(/^0+(?=\d)/, "");
}

/** Indexes codes without case, spaces and leading zeros. */
export function indexLoosely(codes: CodeIndex): ReadonlyMap<string, string> {
  return new Map([...codes.keys()].map((code) => [looseKey(code), code]));
}

interface Identifying {
  readonly mapping: Mapping;
  readonly codes: CodeIndex;
  readonly looseCodes: ReadonlyMap<string, string>;
  readonly slugs: { has: (slug: string) => boolean; keys: () => Iterable<string> };
}

function problemAt(row: SheetRow, mapped: MappedColumn | undefined, message: string): Target {
  const place = mapped ? { letter: mapped.letter, header: mapped.header } : {};
  return { kind: "wrong", problem: { row: row.number, ...place, message } };
}

const unreadableKinds: ReadonlySet<SheetCell["kind"]> = new Set([
  "formula",
  "fault",
  "merged",
  "date",
]);

/** Checks a slug that no product has; undefined where it can be that of a new product. */
function slugProblem(
  slug: string,
  code: string,
  owners: readonly string[],
  slugs: Identifying["slugs"],
): string | undefined {
  if (owners.length > 0) {
    return `${quoted(slug)} is no product, but the code ${quoted(code)} belongs to ${owners.join(", ")}; write that slug, or leave the cell empty`;
  }
  if (code === "") {
    return `${quoted(slug)} is no product${nearestHint(slug, slugs.keys())}; a new one needs a code`;
  }
  return id.safeParse(slug).success
    ? undefined
    : `${quoted(slug)} is no slug: use small letters, digits and single hyphens`;
}

/** Finds the product of a row: by slug, else by code. */
export function identify(
  row: SheetRow,
  { mapping, codes, looseCodes, slugs }: Identifying,
): Target {
  const columnOf = (name: string) => mapping.columns.find(({ column }) => column?.id === name);
  const slugColumn = columnOf("slug");
  const codeColumn = columnOf("code");
  const slug = (slugColumn && row.cells[slugColumn.index]?.text.trim()) ?? "";
  const cell = codeColumn && row.cells[codeColumn.index];
  if (slug !== "" && slugs.has(slug)) {
    return { kind: "known", slug };
  }
  const code = cell?.text.trim() ?? "";
  const owners = codes.get(code) ?? [];
  const message = slug === "" ? undefined : slugProblem(slug, code, owners, slugs);
  if (message !== undefined) {
    return problemAt(row, slugColumn, message);
  }
  if (!cell || code === "" || code === "-") {
    return problemAt(
      row,
      codeColumn ?? slugColumn,
      "has neither a slug nor a code, so no product can be told",
    );
  }
  if (unreadableKinds.has(cell.kind)) {
    return { kind: "new", code };
  }
  const [owner] = owners;
  if (owner !== undefined && slug === "") {
    return owners.length === 1
      ? { kind: "known", slug: owner }
      : problemAt(
          row,
          codeColumn,
          `the code ${quoted(code)} belongs to ${owners.length} products, ${owners.join(" and ")}; add a column "Slug" that says which`,
        );
  }
  const spelling = looseCodes.get(looseKey(code));
  if (spelling !== undefined && readCode(cell).ok) {
    const hasLostZeros = spelling.startsWith("0") && !code.startsWith("0");
    return problemAt(
      row,
      codeColumn,
      hasLostZeros
        ? `${quoted(code)} has lost its zeros: the catalogue has "${spelling}"; format the column as text and type the code again`
        : `${quoted(code)} is written "${spelling}" in the catalogue; write it the same way`,
    );
  }
  return { kind: "new", slug: slug === "" ? undefined : slug, code };
}

function keyOf(target: Target): string | undefined {
  if (target.kind === "wrong") {
    return undefined;
  }
  return target.kind === "new" && target.slug === undefined
    ? `code ${target.code}`
    : `slug ${target.slug ?? ""}`;
}

/** Finds rows about the same product; maps each to the numbers of the other rows. */
export function findDoubles(
  targets: ReadonlyMap<number, Target>,
): ReadonlyMap<number, readonly number[]> {
  const groups = Map.groupBy(targets.keys(), (row) => {
    const target = targets.get(row);
    return target && keyOf(target);
  });
  return new Map(
    [...groups]
      .filter(([key, rows]) => key !== undefined && rows.length > 1)
      .flatMap(([, rows]) =>
        rows.map((row) => [row, rows.filter((double) => double !== row)] as const),
      ),
  );
}
