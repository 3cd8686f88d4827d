import { productFile } from "#content/content.ts";
import {
  catalogueState,
  cellEdits,
  gridFields,
  languageQuery,
  matchingProducts,
  productGrid,
  productSearch,
  savedEdits,
} from "#domain/office/catalogue-messages.ts";
import type {
  CatalogueState,
  CellConflict,
  CellEdit,
  GridRow,
  SavedEdits,
} from "#domain/office/catalogue-messages.ts";
import { groupBy } from "#domain/group-by.ts";
import { textOf, valueAt, type Draft as ContentDraft } from "#content/exchange/draft.ts";
import { newFileHash, slugOfFile } from "#domain/office/draft.ts";
import { fieldsWithoutArabic } from "#domain/office/missing-arabic.ts";
import { applyDrafts, isNewFile, newProducts } from "#publishing/drafts/drafted-products.ts";
import type { Language } from "#domain/language.ts";
import {
  editableColumns,
  readCellEdit,
  putCell,
  showCell,
} from "#publishing/drafts/product-cells.ts";
import type { ProductFiles } from "#publishing/drafts/product-files.ts";
import type { Draft, DraftEdit } from "#server/catalogue/drafts.ts";
import type { LastPublish } from "#server/catalogue/publisher.ts";
import type { PublishedCatalogue } from "#server/releases/current-catalogue.ts";
import { partOf } from "#content/exchange/text-columns.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";
import { refuse } from "#office/api/problems.ts";

const config = { right: "edit" } as const;
/** Longest body of edits in bytes: a pasted column of a large catalogue. */
const longestEdits = 8 * 1024 * 1024;

/** Adds the grid of products and its drafts. */
export function addCatalogueRoutes(api: OfficeApi, parts: OfficeParts): void {
  const { catalogue, editing } = parts;
  const { drafts, publisher, readProducts } = editing;

  async function state(): Promise<CatalogueState> {
    const [stored, files] = await Promise.all([drafts.list(), readProducts()]);
    return describeState(stored, files, publisher.state());
  }

  api.get(
    "/catalogue/products",
    { config, schema: { querystring: languageQuery, response: { 200: productGrid } } },
    async ({ query: { language } }) => {
      const [files, published, stored] = await Promise.all([
        readProducts(),
        catalogue(),
        drafts.list(),
      ]);
      const labels = gridFields.map((field) => [
        field,
        editableColumns.get(field)?.header[language] ?? field,
      ]);
      const drafted = groupBy(stored, ({ path }) => path);
      return {
        labels: Object.fromEntries(labels) as Record<string, string>,
        rows: [
          ...[...files.products].map(([slug, { product }]) => ({
            ...gridRow(slug, product, { files, language, published }),
            lacksArabic: lacksArabic(
              applyDrafts(product, drafted.get(productFile(slug)) ?? [], files.words),
            ),
          })),
          ...[...newProducts(stored, files)].map(([slug, product]) => ({
            ...gridRow(slug, product, { files, language, published }),
            cells: emptyCells,
          })),
        ],
        unreadable: [...files.unreadable],
      };
    },
  );

  api.get(
    "/catalogue/search",
    { config, schema: { querystring: productSearch, response: { 200: matchingProducts } } },
    async ({ query: { q, language } }) => {
      const published = await catalogue();
      const matches = published?.in(language).search(q).products ?? [];
      return { slugs: matches.map(({ slug }) => slug) };
    },
  );

  api.get("/catalogue/state", { config, schema: { response: { 200: catalogueState } } }, state);

  api.post(
    "/catalogue/edits",
    {
      config,
      bodyLimit: longestEdits,
      schema: { body: cellEdits, response: { 200: savedEdits } },
    },
    async (request, reply) => {
      const { edits } = request.body;
      const [stored, files] = await Promise.all([drafts.list(), readProducts()]);
      const reading = readEdits(edits, stored, files);
      const conflicts = [...reading.conflicts];
      if (conflicts.length === 0 && reading.edits.length > 0) {
        const keepsUnchanged = publisher.state().phase === "running";
        const saving = await drafts.save(reading.edits, request.person.id, { keepsUnchanged });
        if (saving.outcome === "conflict") {
          for (const { path, field, stored: value, person } of saving.conflicts) {
            const edit = edits.find(
              (entry) => productFile(entry.slug) === path && entry.field === field,
            );
            if (edit !== undefined) {
              conflicts.push({ ...conflictOf(edit), stored: value, person });
            }
          }
        }
      }
      if (conflicts.length > 0) {
        return refuse(reply, 409, "stale", { versions: { sent: edits, current: conflicts } });
      }
      publisher.soon();
      return { refused: reading.refused, state: await state() };
    },
  );
}

/** Values of a product without a file: its drafts have them all. */
const emptyCells: GridRow["cells"] = Object.fromEntries(gridFields.map((field) => [field, null]));

interface GridContext {
  readonly files: ProductFiles;
  readonly language: Language;
  readonly published: PublishedCatalogue | undefined;
}

function gridRow(
  slug: string,
  product: Readonly<ContentDraft>,
  { files, language, published }: GridContext,
): GridRow {
  const category = textOf(product["category"]);
  const name = product["name"];
  const inLanguage = partOf(name, language);
  const usual = partOf(name, "en") ?? slug;
  const translation = language === "en" ? partOf(name, "ar") : usual;
  const cells = gridFields.map((field) => {
    const column = editableColumns.get(field);
    return [field, column === undefined ? null : showCell(product, column)];
  });
  return {
    slug,
    code: textOf(product["code"]),
    name: inLanguage ?? usual,
    otherName:
      translation === undefined || translation === (inLanguage ?? usual) ? null : translation,
    category:
      published?.in(language).catalogue.category(category)?.name ??
      files.words.categories.names.get(category) ??
      category,
    status: textOf(product["status"]),
    lacksArabic: lacksArabic(product),
    unit: textOf(valueAt(product, ["order", "unit"])),
    cells: Object.fromEntries(cells) as GridRow["cells"],
  };
}

function lacksArabic(product: Readonly<ContentDraft>): boolean {
  const read = (field: string) => {
    const column = editableColumns.get(field);
    return column === undefined ? "" : String(showCell(product, column) ?? "");
  };
  return fieldsWithoutArabic([...editableColumns.keys()], read).length > 0;
}

/** Describes the drafts over the files as they are now. */
export function describeState(
  stored: readonly Draft[],
  files: ProductFiles,
  { phase, last }: ReturnType<OfficeParts["editing"]["publisher"]["state"]>,
): CatalogueState {
  return {
    phase,
    last: last ? describeLast(last) : null,
    drafts: stored.flatMap(({ path, field, old, value, person, changedAt, asked, refusal }) => {
      const slug = slugOfFile(path);
      return slug === undefined
        ? []
        : [
            {
              slug,
              field,
              old,
              value,
              file: fileValue(slug, field, files),
              person,
              changedAt,
              asked,
              refusal,
            },
          ];
    }),
  };
}

/** Describes the result of a publish. */
export function describeLast(outcome: LastPublish): NonNullable<CatalogueState["last"]> {
  return {
    at: outcome.at,
    kind: outcome.kind,
    release: outcome.kind === "published" ? outcome.number : null,
    general: outcome.kind === "refused" ? [...outcome.general] : [],
  };
}

/** Reads the value of a cell in the product's file; null where there is none. */
function fileValue(slug: string, field: string, { products }: ProductFiles) {
  const column = editableColumns.get(field);
  const product = products.get(slug)?.product;
  return column && product ? showCell(product, column) : null;
}

interface EditReading {
  readonly edits: readonly DraftEdit[];
  readonly refused: SavedEdits["refused"];
  readonly conflicts: readonly CellConflict[];
}

function conflictOf({ slug, field, text, base, file }: CellEdit): CellConflict {
  return { slug, field, text, stored: base, file, person: null };
}

/** Parses typed cells over the drafts of their products; finds files that were changed outside. */
function readEdits(
  edits: readonly CellEdit[],
  stored: readonly Draft[],
  files: ProductFiles,
): EditReading {
  const drafted = new Map<string, ContentDraft>();
  const refused: SavedEdits["refused"] = [];
  const conflicts: CellConflict[] = [];
  const read: DraftEdit[] = [];
  const storedByPath = groupBy(stored, ({ path }) => path);

  function productOf(slug: string): ContentDraft | undefined {
    const earlier = drafted.get(slug);
    const changes = storedByPath.get(productFile(slug)) ?? [];
    const entry = files.products.get(slug);
    if (earlier !== undefined || (entry === undefined && !isNewFile(changes))) {
      return earlier;
    }
    const product = applyDrafts(entry?.product, changes, files.words);
    drafted.set(slug, product);
    return product;
  }

  for (const edit of edits) {
    const { slug, field, text, base } = edit;
    const product = productOf(slug);
    const column = editableColumns.get(field);
    if (product === undefined || column === undefined) {
      refused.push({ slug, field, text, problem: "gone" });
      continue;
    }
    const reading = readCellEdit(product, column, text, files.words);
    if (!reading.ok) {
      refused.push({ slug, field, text, problem: reading.problem });
      continue;
    }
    const { value } = reading;
    const old = fileValue(slug, field, files);
    if (old !== edit.file && old !== value && old !== base) {
      conflicts.push({ ...conflictOf(edit), stored: old, file: old });
      continue;
    }
    putCell(product, column, value, files.words);
    const baseHash = files.products.get(slug)?.hash ?? newFileHash;
    read.push({ path: productFile(slug), field, baseHash, old, value, base });
  }
  return { edits: read, refused, conflicts };
}
