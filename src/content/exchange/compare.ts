import {
  applyDefaults,
  applyRow,
  changesBetween,
  readingOrder,
} from "#content/exchange/apply-row.ts";
import { isBlank, type Sheet, type SheetRow } from "#content/exchange/cell.ts";
import type { Comparison, KeptText, RowProblem } from "#content/exchange/comparison.ts";
import { textOf, type Draft } from "#content/exchange/draft.ts";
import { fold } from "#content/exchange/fold.ts";
import {
  findDoubles,
  identify,
  indexCodes,
  indexLoosely,
  type Target,
} from "#content/exchange/identify.ts";
import { judge, type GoodRow, type Rules } from "#content/exchange/judge.ts";
import type { MappedColumn, Mapping } from "#content/exchange/mapping.ts";
import { completeNew, newSlug } from "#content/exchange/new-product.ts";
import { asksFor, isShortened, notesOf, type Seen } from "#content/exchange/notes.ts";
import {
  indexPictures,
  placePictures,
  type HandedPicture,
} from "#content/exchange/place-pictures.ts";
import { validate } from "#content/exchange/validate.ts";
import { vocabularyOf } from "#content/exchange/vocabulary.ts";
import type { Content, MediaFile } from "#content/content.ts";

interface Comparing {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly content: Content;
  readonly pictures: readonly HandedPicture[];
  readonly rules: Rules;
  /** By id of a column, the value for new products whose row has none. */
  readonly defaults?: ReadonlyMap<string, string> | undefined;
  /** Tells if a cell may replace a name or a long text in a column; by default in every column. */
  readonly replacesTexts?: (column: string) => boolean;
}

type Folder = ReadonlyMap<string, MediaFile>;

function foldersOf(media: Content["media"]): ReadonlyMap<string, Folder> {
  const folders = new Map<string, Map<string, MediaFile>>();
  for (const [file, mediaFile] of media) {
    const [, slug, name] = /^products\/([^/]+)\/([^/]+)$/.exec(file) ?? [];
    if (slug !== undefined && name !== undefined) {
      folders.set(slug, (folders.get(slug) ?? new Map<string, MediaFile>()).set(name, mediaFile));
    }
  }
  return folders;
}

function doubleProblem(
  row: number,
  doubles: readonly number[],
  mapped: readonly MappedColumn[],
): RowProblem {
  const key = mapped.find(({ column }) => column?.id === "slug" || column?.id === "code");
  const rows = doubles.map((double) => `row ${double}`).join(", ");
  const place = key ? { letter: key.letter, header: key.header } : {};
  return { row, ...place, message: `${rows} is about the same product; keep one of them` };
}

function byPlace(a: RowProblem, b: RowProblem): number {
  const [left, right] = [a.letter ?? "", b.letter ?? ""];
  return a.row - b.row || left.length - right.length || (left < right ? -1 : 1);
}

function isDefined<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

/** Compares a table with the catalogue and lists the effects of an import; writes nothing. */
export function compare(comparing: Comparing): Comparison {
  const { sheet, mapping, content, pictures, rules, defaults = new Map() } = comparing;
  const { replacesTexts = () => true } = comparing;
  const rows = sheet.rows.filter((row) => row.number > mapping.headerRow && !isBlank(row));
  const codes = indexCodes(content.products);
  const identifying = { mapping, codes, looseCodes: indexLoosely(codes), slugs: content.products };
  const targets = new Map<number, Target>(
    rows.map((row) => [row.number, identify(row, identifying)]),
  );
  const slugsOf = (kind: "known" | "new") =>
    [...targets.values()]
      .map((target) => (target.kind === kind && "slug" in target ? target.slug : undefined))
      .filter(isDefined);
  const words = vocabularyOf(content, slugsOf("new"));
  const wrongDefaults = applyDefaults({}, defaults, words);
  const doubles = findDoubles(targets);
  const mapped = readingOrder(mapping);
  const picturesColumn = mapped.find(({ column }) => column?.id === "pictures");
  const folders = foldersOf(content.media);
  const byKey = indexPictures(pictures);
  const byName = new Map(pictures.map((picture) => [fold(picture.name), picture]));
  const newSlugs = new Set<string>();
  const seen: Seen = { missingPictures: [], used: new Set(), holes: new Map(), drafts: 0 };
  const problems: RowProblem[] = [];
  const keptTexts: KeptText[] = [];
  const good: GoodRow[] = [];

  /** Leaves out the columns whose cell would replace a name, or a long text by a short one. */
  function withoutKept(row: SheetRow, previous: Draft): readonly MappedColumn[] {
    return mapped.filter(({ column, index }) => {
      const text = row.cells[index]?.text.trim() ?? "";
      if (column === undefined || text === "" || replacesTexts(column.id)) {
        return true;
      }
      const old = String(column.show(previous) ?? "");
      const change = { column: column.id, old, new: text === "-" ? "" : text };
      const isOtherName = column.id.startsWith("name-") && old !== "" && old !== text;
      if (isOtherName || isShortened(change)) {
        keptTexts.push({ row: row.number, ...change });
        return false;
      }
      return true;
    });
  }

  /** Pictures named after the slug, or after a code that no other product has. */
  function namedAfter(slug: string, code: string): readonly HandedPicture[] {
    const isShared = (codes.get(code)?.length ?? 0) > 1;
    const byCode = isShared ? [] : (byKey.get(fold(code)) ?? []);
    return [...new Set([...(byKey.get(fold(slug)) ?? []), ...byCode])];
  }

  function picturesFor(row: SheetRow, draft: Draft, previous: Draft, slug: string, code: string) {
    const matches = namedAfter(slug, code);
    const cell = picturesColumn && row.cells[picturesColumn.index];
    const folder = folders.get(slug) ?? new Map<string, MediaFile>();
    return matches.length > 0 || (cell?.text.trim() ?? "") !== ""
      ? placePictures(draft, { slug, previous, folder, byName, own: matches })
      : { copies: [], missing: [], used: [] };
  }

  function readRow(
    row: SheetRow,
    target: Exclude<Target, { kind: "wrong" }>,
  ): readonly RowProblem[] {
    const old = target.kind === "known" ? content.products.get(target.slug) : undefined;
    const previous: Draft = { ...old };
    const draft = { ...previous };
    if (!old) {
      applyDefaults(draft, defaults, words);
    }
    const wrongCells = applyRow(draft, row, withoutKept(row, previous), words);
    if (wrongCells.length > 0) {
      return wrongCells;
    }
    const code = textOf(draft["code"]);
    const slug =
      target.slug ??
      newSlug(draft, code, (name) => content.products.has(name) || newSlugs.has(name));
    const { copies, missing, used } = picturesFor(row, draft, previous, slug, code);
    const holes = old ? [] : completeNew(draft, content.categories);
    const changes = changesBetween(previous, draft);
    const reading =
      old && changes.length === 0 && copies.length === 0
        ? ({ ok: true, product: old } as const)
        : validate(draft, row.number, mapped);
    if (!reading.ok) {
      return reading.problems;
    }
    newSlugs.add(slug);
    used.forEach((name) => seen.used.add(name));
    seen.missingPictures.push(...missing.map((name) => `row ${row.number}: ${name}`));
    for (const hole of holes) {
      seen.holes.set(hole, (seen.holes.get(hole) ?? 0) + 1);
    }
    seen.drafts += !old && draft["status"] === "draft" ? 1 : 0;
    const replaced = copies.filter(({ to }) => folders.get(slug)?.has(to));
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
      copies,
      product: reading.product,
    });
    return [];
  }

  for (const row of rows) {
    const target = targets.get(row.number);
    const doublesOfRow = doubles.get(row.number);
    if (target?.kind === "wrong") {
      problems.push(target.problem);
    } else if (doublesOfRow) {
      problems.push(doubleProblem(row.number, doublesOfRow, mapping.columns));
    } else if (target) {
      problems.push(...readRow(row, target));
    }
  }
  const judged = judge(good, content, rules, mapped);
  const allProblems = [...problems, ...judged.problems].toSorted(byPlace);
  const wrongRows = new Set(allProblems.map(({ row }) => row));
  const sound = good.filter(({ row }) => !wrongRows.has(row));
  const updates = sound.filter(({ isNew }) => !isNew);
  const listed = new Set(slugsOf("known"));
  return {
    rowsRead: rows.length,
    created: sound.filter(({ isNew }) => isNew),
    changed: updates.filter(({ changes }) => changes.length > 0),
    same: updates.filter(({ changes }) => changes.length === 0).length,
    wrong: wrongRows.size,
    problems: allProblems,
    general: [...wrongDefaults, ...judged.general],
    missing: [...content.products.keys()].filter((slug) => !listed.has(slug)),
    kept: keptTexts,
    holes: seen.holes,
    notes: notesOf({ sheet, rows, mapping, pictures, seen }),
    asks: asksFor(sound, content.products),
  };
}
