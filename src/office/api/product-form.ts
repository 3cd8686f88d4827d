import type { Column } from "#content/exchange/column.ts";
import type { ProductField } from "#content/product-field.ts";
import { productFields } from "#content/product-fields.ts";
import { partOf } from "#content/exchange/text-columns.ts";
import { languageQuery, productAddress, productForm } from "#domain/office/catalogue-messages.ts";
import type { FormGroup, FormInput } from "#domain/office/catalogue-messages.ts";
import { isMediaField } from "#domain/office/product-media.ts";
import { languages } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import { editableColumns, showCell } from "#publishing/drafts/product-cells.ts";
import type { ProductFiles } from "#publishing/drafts/product-files.ts";
import type { PublishedCatalogue } from "#server/releases/current-catalogue.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";
import { refuse } from "#office/api/problems.ts";

const config = { right: "edit" } as const;

/** Width of a column, in characters, from which its text takes several lines. */
const longText = 24;

/** Adds the form of a product, made from the table of product fields. */
export function addProductFormRoutes(api: OfficeApi, { catalogue, editing }: OfficeParts): void {
  api.get(
    "/catalogue/products/:slug",
    {
      config,
      schema: {
        params: productAddress,
        querystring: languageQuery,
        response: { 200: productForm },
      },
    },
    async ({ params: { slug }, query: { language } }, reply) => {
      const [files, published] = await Promise.all([editing.readProducts(), catalogue()]);
      const product = files.products.get(slug)?.product;
      if (product === undefined) {
        return refuse(reply, 404, "not-found");
      }
      const cells = [...editableColumns.values()].map((column) => [
        column.id,
        showCell(product, column),
      ]);
      return {
        slug,
        name: partOf(product.name, language) ?? partOf(product.name, "en") ?? slug,
        groups: formGroups(language, files, published),
        cells: Object.fromEntries(cells) as Record<string, string | number | null>,
      };
    },
  );
}

function formGroups(
  language: Language,
  files: ProductFiles,
  published: PublishedCatalogue | undefined,
): FormGroup[] {
  const fields: readonly (readonly [string, ProductField])[] = Object.entries(productFields);
  return fields
    .map(([key, { about, columns }]) => ({
      key,
      about,
      columns: columns.filter(({ id }) => editableColumns.has(id) && !isMediaField(id)),
    }))
    .filter(({ columns }) => columns.length > 0)
    .map(({ key, about, columns }) => ({
      key,
      about,
      inputs: columns.map((column): FormInput => ({
        field: column.id,
        label: column.header[language],
        language: languageOf(column, columns),
        kind: kindOf(column),
        choices: isChoice(column) ? choicesOf(column, language, files, published) : [],
      })),
    }));
}

/** Tells if a value is one id of a list that is short enough to be shown whole. */
export function isChoice({ list, takesMany }: Column): boolean {
  return list !== undefined && list !== "products" && takesMany !== true;
}

function kindOf(column: Column): FormInput["kind"] {
  if (column.list === "products") {
    return column.takesMany ? "products" : "product";
  }
  if (isChoice(column)) {
    return "choice";
  }
  return column.width >= longText ? "text" : "line";
}

/** Finds the language of a text's column; the first of a pair may not name its own. */
function languageOf({ id }: Column, siblings: readonly Column[]): Language | null {
  const suffix = languages.find((language) => id.endsWith(`-${language}`));
  const isUsual = siblings.some((sibling) => sibling.id === `${id}-ar`);
  return suffix ?? (isUsual ? "en" : null);
}

/** Lists the ids that a column of choices can have. */
export function choicesOf(
  { list }: Column,
  language: Language,
  { words }: ProductFiles,
  published: PublishedCatalogue | undefined,
): FormInput["choices"] {
  const categories = published?.in(language).catalogue.categories ?? [];
  const publishedNames = new Map(
    [...categories, ...categories.flatMap(({ subcategories }) => subcategories)].map(
      ({ id, name }) => [id, name],
    ),
  );
  const entries = list === undefined ? [] : [...words[list].names];
  return entries.map(([id, name]) => ({ id, label: publishedNames.get(id) ?? name }));
}
