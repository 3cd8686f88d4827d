import { isCode } from "#content/codes.ts";
import type { Content } from "#content/content.ts";
import { valueAt } from "#content/exchange/draft.ts";
import type { ProductField } from "#content/product-field.ts";
import { productFields } from "#content/product-fields.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { outlineOf } from "#content/outline.ts";
import { turnFile } from "#content/turn.ts";
import { tell, textIn, type Telling } from "#content/text.ts";
import type { Named } from "#domain/catalogue/category.ts";
import { usualLanguage } from "#domain/language.ts";
import { sizesIn } from "#domain/catalogue/size-range.ts";
import { readMarks, type ExplainedMark } from "#domain/marks/read-marks.ts";
import type { Fact, Picture, Product, ProductDocument } from "#domain/catalogue/product.ts";

/** Where what is published of a file of the content folder is found. */
export interface Published {
  /** The stem of a picture's encoded files: what it shows, and the start of its hash. */
  stem(file: string): string | undefined;
  /** The address of a document. */
  document(file: string): string | undefined;
}

/** What a product is told with. */
export interface Around {
  readonly products: Content["products"];
  readonly drawings: Content["drawings"];
  readonly telling: Telling;
  readonly names: Names;
  readonly published: Published;
}

/** The words for ids, in one language. */
export interface Names {
  readonly categories: ReadonlyMap<string, Named>;
  readonly subcategories: ReadonlyMap<string, Named>;
  readonly colours: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, string>>;
  readonly materials: readonly (Named & { readonly pattern: RegExp })[];
}

function materialNames({ categories: { materials } }: Content, telling: Telling) {
  return Object.entries(materials).map(([id, { name, words, not }]) => {
    const other = not.length === 0 ? "" : `(?<!\\b(?:${not.join("|")}) )`;
    const pattern = new RegExp(`${other}(?<![\\w-])(?:${words.join("|")})(?![\\w-])`, "i");
    return { id, name: tell(name, telling), pattern };
  });
}

/** The words for the ids of categories.yaml, in the language of the telling. */
export function namesOf(content: Content, telling: Telling): Names {
  const { categories: file } = content;
  const named = tell(file.categories, telling);
  const pair = ({ id, name }: Named) => [id, { id, name }] as const;
  return {
    categories: new Map(named.map(pair)),
    subcategories: new Map(named.flatMap(({ subcategories }) => subcategories.map(pair))),
    colours: tell(file.colours, telling),
    figures: tell(file.figures, telling),
    materials: materialNames(content, telling),
  };
}

function picturesOf(slug: string, { products, telling, names, published }: Around) {
  const pictures = products.get(slug)?.pictures ?? [];
  return pictures.flatMap(({ file: name, alt, colour }): Picture[] => {
    const stem = published.stem(`products/${slug}/${name}`);
    return stem === undefined
      ? []
      : [{ stem, alt: tell(alt, telling), colour: colour && names.colours[colour] }];
  });
}

function documentsOf(slug: string, file: ProductFile, published: Published) {
  return file.documents.flatMap(({ file: name, public: open, ...document }): ProductDocument[] => {
    const address = open ? published.document(`products/${slug}/${name}`) : undefined;
    return address === undefined ? [] : [{ address, ...document }];
  });
}

/**
 * Marks are signs, the same in every language: they are read as the usual one writes them. Its words round the signs,
 * "Class 2" and "welding class 1", stand in no other language.
 */
function explainedMarks(
  { standards, marks }: ProductFile["specifications"],
  { language }: Telling,
): readonly ExplainedMark[] {
  if (marks === undefined) {
    return [];
  }
  const { read } = readMarks(standards, textIn(marks, usualLanguage));
  return read.map(({ mark, ...rest }) => ({
    ...rest,
    ...((language === usualLanguage || isCode(mark ?? "")) && { mark }),
  }));
}

/** Materials and sizes are read from the usual language's texts, so that every language has the same. */
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

function factsOf(file: ProductFile, telling: Telling): readonly Fact[] {
  return Object.values<ProductField>(productFields).flatMap(({ facts = [] }) =>
    facts.flatMap(({ path, label, places }) => {
      const value = tell(valueAt(file, path.split(".")), telling);
      return typeof value === "string" || typeof value === "number"
        ? [{ id: path, label: label[telling.language], value: String(value), places }]
        : [];
    }),
  );
}

const unnamed = (id: string): Named => ({ id, name: id });

/** A product in one language; the rules have seen that its ids are known. */
export function tellProduct(slug: string, file: ProductFile, around: Around): Product {
  const { telling, names, published } = around;
  const { rank: _rank, status, replacedBy, specifications, ...rest } = file;
  const { pictures: _pictures, documents: _documents, ...told } = tell(rest, telling);
  const { colours, ...specified } = tell(specifications, telling);
  return {
    ...told,
    slug,
    status: status === "withdrawn" ? "withdrawn" : "live",
    category: names.categories.get(file.category) ?? unnamed(file.category),
    subcategory: names.subcategories.get(file.subcategory) ?? unnamed(file.subcategory),
    facts: factsOf(file, telling),
    figures: told.figures.map(({ id, value }) => ({ id, value, label: names.figures[id] ?? id })),
    specifications: {
      ...specified,
      ...readParts(specifications, names),
      explained: explainedMarks(specifications, telling),
      colours: colours.map((id) => ({ id, name: names.colours[id] ?? id })),
    },
    pictures: picturesOf(file.likeness ?? slug, around),
    documents: documentsOf(slug, file, published),
    turn: published.stem(turnFile(slug)),
    outline: outlineOf(slug, around),
    replacedBy: replacedBy ?? undefined,
  };
}
