import { isCode } from "#domain/codes.ts";
import type { Content } from "#content/content.ts";
import { valueAt } from "#content/exchange/draft.ts";
import type { ProductField } from "#content/product-field.ts";
import { productFields } from "#content/product-fields.ts";
import { markPlainTexts } from "#content/plain-texts.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { outlineOf } from "#content/outline.ts";
import { turnFile } from "#content/turn.ts";
import { localize, textIn, type Localization } from "#content/text.ts";
import type { Named } from "#domain/catalogue/category.ts";
import { usualLanguage } from "#domain/language.ts";
import { sizesIn } from "#domain/catalogue/size-range.ts";
import { readMarks, type ExplainedMark } from "#domain/marks/read-marks.ts";
import type { Fact, Picture, Product, ProductDocument } from "#domain/catalogue/product.ts";

/** Published names of content files. */
export interface Published {
  /** Name of a picture's encoded files: a readable name and the start of its hash. */
  stem(file: string): string | undefined;
  /** Address of a document. */
  document(file: string): string | undefined;
}

/** Context of a product's localization. */
interface ProductContext {
  readonly products: Content["products"];
  readonly drawings: Content["drawings"];
  readonly localization: Localization;
  readonly names: Names;
  readonly published: Published;
}

/** Names by id, in one language. */
interface Names {
  readonly categories: ReadonlyMap<string, Named>;
  readonly subcategories: ReadonlyMap<string, Named>;
  readonly colours: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, string>>;
  readonly materials: readonly (Named & { readonly pattern: RegExp })[];
}

function materialNames({ categories: { materials } }: Content, localization: Localization) {
  return Object.entries(materials).map(([id, { name, words, not }]) => {
    const exclusion = not.length === 0 ? "" : `(?<!\\b(?:${not.join("|")}) )`;
    const pattern = new RegExp(`${exclusion}(?<![\\w-])(?:${words.join("|")})(?![\\w-])`, "i");
    return { id, name: localize(name, localization), pattern };
  });
}

/** Builds the names of categories.yaml in one language. */
export function buildNames(content: Content, localization: Localization): Names {
  const { categories: file } = content;
  const localizedCategories = localize(file.categories, localization);
  const pair = ({ id, name }: Named) => [id, { id, name }] as const;
  return {
    categories: new Map(localizedCategories.map(pair)),
    subcategories: new Map(
      localizedCategories.flatMap(({ subcategories }) => subcategories.map(pair)),
    ),
    colours: localize(file.colours, localization),
    figures: localize(file.figures, localization),
    materials: materialNames(content, localization),
  };
}

function picturesOf(slug: string, { products, localization, names, published }: ProductContext) {
  const pictures = products.get(slug)?.pictures ?? [];
  return pictures.flatMap(({ file: name, alt, colour }): Picture[] => {
    const stem = published.stem(`products/${slug}/${name}`);
    return stem === undefined
      ? []
      : [{ stem, alt: localize(alt, localization), colour: colour && names.colours[colour] }];
  });
}

function documentsOf(slug: string, file: ProductFile, published: Published) {
  return file.documents.flatMap(({ file: name, public: open, ...document }): ProductDocument[] => {
    const address = open ? published.document(`products/${slug}/${name}`) : undefined;
    return address === undefined ? [] : [{ address, ...document }];
  });
}

/**
 * Explains marks, which are the same in every language; the English words between them are left out
 * elsewhere.
 */
function explainedMarks(
  { standards, marks }: ProductFile["specifications"],
  { language }: Localization,
): readonly ExplainedMark[] {
  if (marks === undefined) {
    return [];
  }
  const { read } = readMarks(standards, textIn(marks, usualLanguage));
  return read.map(({ mark, ...explanation }) => ({
    ...explanation,
    ...((language === usualLanguage || isCode(mark ?? "")) && { mark }),
  }));
}

/** Reads materials and sizes from the usual language, so that every language has the same. */
function readParts({ material, sizes }: ProductFile["specifications"], { materials }: Names) {
  const words = material === undefined ? "" : textIn(material, usualLanguage);
  return {
    materials: materials
      .filter(({ pattern }) => pattern.test(words))
      .map(({ id, name }) => ({ id, name })),
    chosenSizes: sizesIn(
      typeof sizes === "object" && "en" in sizes ? textIn(sizes, usualLanguage) : sizes,
    ),
  };
}

function factsOf(file: ProductFile, localization: Localization): readonly Fact[] {
  return Object.values<ProductField>(productFields).flatMap(({ facts = [] }) =>
    facts.flatMap(({ path, label, places }) => {
      const value = localize(valueAt(file, path.split(".")), localization);
      return typeof value === "string" || typeof value === "number"
        ? [{ id: path, label: label[localization.language], value: String(value), places }]
        : [];
    }),
  );
}

const unnamed = (id: string): Named => ({ id, name: id });

/** Builds a product in one language; the rules have checked its ids. */
export function localizeProduct(slug: string, file: ProductFile, context: ProductContext): Product {
  const { localization, names, published } = context;
  const { rank: _rank, status, replacedBy, specifications, ...localizable } = markPlainTexts(file);
  const {
    pictures: _pictures,
    documents: _documents,
    ...localized
  } = localize(localizable, localization);
  const { colours, ...specified } = localize(specifications, localization);
  return {
    ...localized,
    slug,
    status: status === "withdrawn" ? "withdrawn" : "live",
    category: names.categories.get(file.category) ?? unnamed(file.category),
    subcategory: names.subcategories.get(file.subcategory) ?? unnamed(file.subcategory),
    facts: factsOf(file, localization),
    figures: localized.figures.map(({ id, value }) => ({
      id,
      value,
      label: names.figures[id] ?? id,
    })),
    specifications: {
      ...specified,
      ...readParts(specifications, names),
      explained: explainedMarks(specifications, localization),
      colours: colours.map((id) => ({ id, name: names.colours[id] ?? id })),
    },
    pictures: picturesOf(file.likeness ?? slug, context),
    documents: documentsOf(slug, file, published),
    turn: published.stem(turnFile(slug)),
    outline: outlineOf(slug, context),
    replacedBy: replacedBy ?? undefined,
  };
}
