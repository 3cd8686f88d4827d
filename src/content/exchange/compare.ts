import { applyRow, changesBetween, readingOrder } from "#content/exchange/apply-row.ts";
import { isBlank, type Sheet, type SheetRow } from "#content/exchange/cell.ts";
import type { Comparison, RowProblem } from "#content/exchange/comparison.ts";
import { textOf, type Draft } from "#content/exchange/draft.ts";
import { fold } from "#content/exchange/fold.ts";
import {
  findDoubles,
  identify,
  indexCodes,
  indexLoosely,
  type Target,
} from "#content/exchange/identify.ts";
import type { MappedColumn, Mapping } from "#content/exchange/mapping.ts";
import { completeNew, newSlug } from "#content/exchange/new-product.ts";
import {
  indexPictures,
  placePictures,
  type HandedPicture,
} from "#content/exchange/place-pictures.ts";
import { judge, type GoodRow, type Rules } from "#content/exchange/judge.ts";
import { asksFor, notesOf, type Seen } from "#content/exchange/notes.ts";
import { validate } from "#content/exchange/validate.ts";
import { vocabularyOf } from "#content/exchange/vocabulary.ts";
import type { Content, MediaFile } from "#content/content.ts";

export interface Comparing {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly content: Content;
  readonly pictures: readonly HandedPicture[];
  readonly rules: Rules;
}

function foldersOf(media: Content["media"]): ReadonlyMap<string, ReadonlyMap<string, MediaFile>> {
  const folders = new Map<string, Map<string, MediaFile>>();
  for (const [file, known] of media) {
    const [, slug, name] = /^products\/([^/]+)\/([^/]+)$/.exec(file) ?? [];
    if (slug !== undefined && name !== undefined) {
      folders.set(slug, (folders.get(slug) ?? new Map<string, MediaFile>()).set(name, known));
    }
  }
  return folders;
}

function doubleOf(
  row: number,
  others: readonly number[],
  mapped: readonly MappedColumn[],
): RowProblem {
  const column = mapped.find(({ column: one }) => one?.id === "slug" || one?.id === "code");
  const rows = others.map((other) => `row ${other}`).join(", ");
  const place = column ? { letter: column.letter, header: column.header } : {};
  return { row, ...place, message: `${rows} is about the same product; keep one of them` };
}

function inReadingOrder(a: RowProblem, b: RowProblem): number {
  const [first, second] = [a.letter ?? "", b.letter ?? ""];
  return a.row - b.row || first.length - second.length || (first < second ? -1 : 1);
}

/** Compares a table with the catalogue, and says what an import would do; nothing is written. */
export function compare({ sheet, mapping, content, pictures, rules }: Comparing): Comparison {
  const rows = sheet.rows.filter((row) => row.number > mapping.headerRow && !isBlank(row));
  const codes = indexCodes(content.products);
  const identifying = { mapping, codes, looseCodes: indexLoosely(codes), slugs: content.products };
  const targets = new Map<number, Target>(
    rows.map((row) => [row.number, identify(row, identifying)]),
  );
  const words = vocabularyOf(
    content,
    [...targets.values()].flatMap((target) =>
      target.kind === "new" && target.slug !== undefined ? [target.slug] : [],
    ),
  );
  const doubles = findDoubles(targets);
  const mapped = readingOrder(mapping);
  const folders = foldersOf(content.media);
  const byKey = indexPictures(pictures);
  const byName = new Map(pictures.map((picture) => [fold(picture.name), picture]));
  const made = new Set<string>();
  const seen: Seen = { missingPictures: [], used: new Set(), untold: 0, drafts: 0 };
  const problems: RowProblem[] = [];
  const good: GoodRow[] = [];

  function ownPictures(slug: string, code: string): readonly HandedPicture[] {
    const named = (codes.get(code)?.length ?? 0) > 1 ? [] : (byKey.get(fold(code)) ?? []);
    return [...new Set([...(byKey.get(fold(slug)) ?? []), ...named])];
  }

  function readRow(
    row: SheetRow,
    target: Exclude<Target, { kind: "wrong" }>,
  ): readonly RowProblem[] {
    const old = target.kind === "known" ? content.products.get(target.slug) : undefined;
    const before: Draft = { ...old };
    const draft = { ...before };
    const wrong = applyRow(draft, row, mapped, words);
    if (wrong.length > 0) {
      return wrong;
    }
    const isTaken = (slug: string): boolean => content.products.has(slug) || made.has(slug);
    const code = textOf(draft["code"]);
    const slug = target.slug ?? newSlug(draft, code, isTaken);
    const own = ownPictures(slug, code);
    const hasCell = mapped.some(
      ({ at, column }) => column?.id === "pictures" && (row.cells[at]?.text.trim() ?? "") !== "",
    );
    const placed =
      hasCell || own.length > 0
        ? placePictures(draft, {
            slug,
            before,
            folder: folders.get(slug) ?? new Map(),
            byName,
            own,
          })
        : undefined;
    const isUntold = !old && completeNew(draft);
    const changes = changesBetween(before, draft);
    const reading =
      old && changes.length === 0 && !placed?.copies.length
        ? ({ ok: true, product: old } as const)
        : validate(draft, row.number, mapped);
    if (!reading.ok) {
      return reading.problems;
    }
    made.add(slug);
    placed?.used.forEach((name) => seen.used.add(name));
    placed?.missing.forEach((name) => seen.missingPictures.push(`row ${row.number}: ${name}`));
    seen.untold += isUntold ? 1 : 0;
    seen.drafts += !old && draft["status"] === "draft" ? 1 : 0;
    const replaced = (placed?.copies ?? []).filter(({ to }) => folders.get(slug)?.has(to));
    good.push({
      row: row.number,
      hidden: row.hidden,
      isNew: !old,
      slug,
      code,
      changes: [
        ...changes,
        ...replaced.map(({ to }) => ({
          column: "pictures",
          header: "Pictures",
          old: to,
          new: `${to} (another picture)`,
        })),
      ],
      draft,
      copies: placed?.copies ?? [],
      product: reading.product,
    });
    return [];
  }

  for (const row of rows) {
    const target = targets.get(row.number);
    const others = doubles.get(row.number);
    if (target?.kind === "wrong") {
      problems.push(target.problem);
    } else if (others) {
      problems.push(doubleOf(row.number, others, mapping.columns));
    } else if (target) {
      problems.push(...readRow(row, target));
    }
  }
  const judged = judge(good, content, rules, mapped);
  const wrongRows = new Set([...problems, ...judged.problems].map(({ row }) => row));
  const sound = good.filter(({ row }) => !wrongRows.has(row));
  const named = new Set(
    [...targets.values()].flatMap((target) => (target.kind === "known" ? [target.slug] : [])),
  );
  const changing = sound.filter(({ isNew, changes }) => !isNew && changes.length > 0);
  return {
    rowsRead: rows.length,
    created: sound.filter(({ isNew }) => isNew),
    changed: changing,
    same: sound.filter(({ isNew, changes }) => !isNew && changes.length === 0).length,
    wrong: wrongRows.size,
    problems: [...problems, ...judged.problems].toSorted(inReadingOrder),
    general: judged.general,
    missing: [...content.products.keys()].filter((slug) => !named.has(slug)),
    notes: notesOf({ sheet, rows, mapping, pictures, seen }),
    asks: asksFor(sound, content.products),
  };
}
