import type { Content } from "#content/content.ts";
import { groupCauses } from "#content/exchange/causes.ts";
import { columnLetters, type Sheet } from "#content/exchange/cell.ts";
import { compare } from "#content/exchange/compare.ts";
import type { ImportRow, KeptText } from "#content/exchange/comparison.ts";
import type { Rules } from "#content/exchange/judge.ts";
import { looseKey } from "#content/exchange/identify.ts";
import { partOf } from "#content/exchange/text-columns.ts";
import { vocabularyOf } from "#content/exchange/vocabulary.ts";
import { productSchema, type ProductFile } from "#content/schema/product.ts";
import { groupBy } from "#domain/group-by.ts";
import { slugOfFile, type FieldChange } from "#domain/office/draft.ts";
import type { ImportPreview, PreviewLine, PreviewOrder } from "#domain/office/import-messages.ts";
import { applyDrafts, isNewFile } from "#publishing/drafts/drafted-products.ts";
import { editableColumns, showCell } from "#publishing/drafts/product-cells.ts";
import { mapByLayout } from "#publishing/imports/headings.ts";
import { prepareSheet } from "#publishing/imports/prepare-sheet.ts";

interface PreviewSource {
  readonly sheet: Sheet;
  readonly order: PreviewOrder;
  readonly content: Content;
  /** Unpublished changes, over which the sheet is compared. */
  readonly drafts: readonly FieldChange[];
  readonly rules: Rules;
}

type SheetPreview =
  | { readonly ok: true; readonly preview: ImportPreview }
  | { readonly ok: false; readonly problem: string };

/** Puts drafts over the products; a new product that is not complete yet is left out. */
function withDrafts(content: Content, drafts: readonly FieldChange[]): Content {
  const words = vocabularyOf(content);
  const products = new Map(content.products);
  for (const [path, changes] of groupBy(drafts, (draft) => draft.path)) {
    const slug = slugOfFile(path) ?? "";
    const product = content.products.get(slug);
    if (product !== undefined || (slug !== "" && isNewFile(changes))) {
      const draft = applyDrafts(product, changes, words);
      const reading = productSchema.safeParse({ order: {}, ...draft });
      if (reading.success) {
        products.set(slug, reading.data);
      }
    }
  }
  return { ...content, products };
}

function previewLine(row: ImportRow, old: ProductFile | undefined): PreviewLine {
  const { draft, slug, code, isNew } = row;
  const changes = [...editableColumns.values()].flatMap((column) => {
    const oldText = old === undefined ? null : showCell(old, column);
    const value = showCell(draft, column);
    return oldText === value ? [] : [{ field: column.id, old: oldText, value }];
  });
  const name = partOf(draft["name"], "en") ?? partOf(draft["name"], "ar") ?? slug;
  return { row: row.row, slug, code, name, isNew, isHidden: row.hidden, changes };
}

function summarizeKept(list: readonly KeptText[]): ImportPreview["kept"] {
  return [...groupBy(list, ({ column }) => column)].flatMap(([column, texts]) => {
    const [first] = texts;
    return first === undefined
      ? []
      : [
          {
            column,
            count: texts.length,
            example: { row: first.row, old: first.old, new: first.new },
          },
        ];
  });
}

/** Lists the effects of a sheet on the catalogue with its drafts; saves nothing. */
export function previewSheet(source: PreviewSource): SheetPreview {
  const { order, rules } = source;
  const mapping = mapByLayout(source.sheet, order.headerRow, order.layout);
  if (typeof mapping === "string") {
    return { ok: false, problem: mapping };
  }
  const content = withDrafts(source.content, source.drafts);
  const codes = new Set([...content.products].flatMap(([slug, { code }]) => [slug, code]));
  const looseCodes = new Set([...codes].map(looseKey));
  const { sheet, bareRows, unknown, rounded } = prepareSheet(source.sheet, mapping, {
    values: order.layout.values,
    isKnown: (key) => looseCodes.has(looseKey(key)),
    onlyKnown: order.onlyKnown,
  });
  const { defaults } = order.layout;
  const comparison = compare({
    sheet,
    mapping,
    content,
    pictures: [],
    rules,
    defaults: new Map(Object.entries(defaults).filter(([, text]) => text.trim() !== "")),
    replacesTexts: (column) => order.replaces.includes(column),
  });
  const { created, changed, same, wrong, rowsRead, kept, holes, general } = comparison;
  const rowsByNumber = new Map(sheet.rows.map((row) => [row.number, row]));
  const cellOf = (row: number, letter: string) =>
    rowsByNumber.get(row)?.cells.find((_, index) => columnLetters(index) === letter)?.text ?? "";
  const letterOf = (id: string) => mapping.columns.find(({ column }) => column?.id === id)?.letter;
  const nameByCode = new Map(
    [...content.products.values()].map(({ code, name }) => [code, partOf(name, "en") ?? ""]),
  );
  const productAt = (row: number) => {
    const [code = "", name = ""] = [
      letterOf("code"),
      letterOf("name-en") ?? letterOf("name-ar"),
    ].map((letter) => (letter === undefined ? "" : cellOf(row, letter).trim()));
    return { row, code, name: nameByCode.get(code) ?? name };
  };
  const leftOut = order.onlyKnown ? unknown : 0;
  const lines = [...created, ...changed].toSorted((a, b) => a.row - b.row);
  return {
    ok: true,
    preview: {
      counts: {
        read: rowsRead + bareRows.length + leftOut,
        created: created.length,
        changed: changed.length,
        same,
        wrong,
        bare: bareRows.length,
        unknown,
      },
      causes: groupCauses(comparison.problems, mapping, cellOf).map((cause) => ({
        ...cause,
        column: cause.column ?? null,
        header: cause.header ?? null,
        products: cause.firstRows.map(productAt),
        examples: [...cause.examples],
      })),
      general: general.map((problem) => problem.replace(/^--defaults: /, "")),
      kept: summarizeKept(kept),
      holes: Object.fromEntries(holes),
      bareRows: bareRows.slice(0, 20),
      rounded,
      lines: lines.map((row) => previewLine(row, content.products.get(row.slug))),
    },
  };
}
