import type { Fact, FactPlace, Figure, Product } from "#domain/catalogue/product.ts";
import {
  fullTitle,
  longestDescription,
  longestTitle,
  wholeSentences,
} from "#domain/search-result.ts";
import type { PageContext, PageHead } from "#site/page.ts";
import type { Words } from "#words/en.ts";

/** Returns the pictures of a product with their descriptions; a placeholder if there are none. */
export function productPictures(
  product: Product,
  { words, site }: Pick<PageContext, "words" | "site">,
) {
  const prefix = product.likeness === undefined ? "" : `${words.product.likeness}: `;
  const pictures = product.pictures.map((picture) => ({
    ...picture,
    alt: `${product.name}: ${prefix}${picture.alt}`,
  }));
  const [first = { stem: site.fallbackPicture, alt: product.name, colour: undefined }, ...rest] =
    pictures;
  return [first, ...rest] as const;
}

/** Adds the product's code to a title too long for the site's name. */
export function productTitleDecorator(
  { name, code }: Product,
  { company }: PageContext,
): PageHead["decorateTitle"] {
  const fits = fullTitle(name, company.name).length <= longestTitle;
  return fits ? undefined : (title) => `${title} | ${code}`;
}

/** Describes a product, with its name if there is room. */
export function describeProduct({ name, description }: Product, words: Words["product"]): string {
  const withName = words.description(name, description);
  return wholeSentences(withName, longestDescription) === undefined ? description : withName;
}

/** Returns the stock badge; products made to order or on request have none. */
export function stockBadge(product: Product, words: Words["product"]): string | undefined {
  if (product.status === "withdrawn") {
    return words.withdrawn;
  }
  switch (product.availability.state) {
    case "in-stock":
      return words.inStock;
    case "low":
      return words.lowStock;
    case "out":
      return words.outOfStock;
    case "on-order":
    case "ask":
      return undefined;
  }
}

/** Describes stock or availability. */
export function describeStock(product: Product, words: Words["product"]): string {
  if (product.status === "withdrawn") {
    return words.withdrawn;
  }
  const { availability, order } = product;
  switch (availability.state) {
    case "in-stock":
      return order.stock === undefined ? words.inStock : words.stock(order.stock, order.unit);
    case "low":
      return order.stock === undefined ? words.lowStock : words.left(order.stock, order.unit);
    case "on-order":
      return words.madeToOrder(availability.leadDays);
    case "ask":
      return words.askAvailability;
    case "out":
      return words.outOfStock;
  }
}

/** Formats the sizes of a product. */
export function formatSizes(
  { specifications: { sizes } }: Product,
  words: Words["product"],
): string | undefined {
  if (typeof sizes !== "object") {
    return sizes;
  }
  return sizes.scale === "eu-shoe"
    ? words.euSizes(sizes.from, sizes.to)
    : words.letterSizes(sizes.from, sizes.to);
}

/** Returns the row for weight; a plain text also describes size. */
function weightRow(
  { specifications: { weight } }: Product,
  words: Words["product"],
): readonly [string, string | undefined] {
  if (typeof weight !== "object") {
    return [words.sizeAndWeight, weight];
  }
  const text =
    "words" in weight
      ? weight.words
      : words.weighs(weight.value, weight.unit, weight.per, weight.of);
  return [words.weight, text];
}

/** Lists the facts of a product that a place shows. */
export function factsOn(place: FactPlace, { facts }: Product): readonly Fact[] {
  return facts.filter(({ places }) => places.includes(place));
}

function figureRows(figures: readonly Figure[]) {
  return figures.map(({ label, value }) => [label, value] as const);
}

/** Lists the specification rows with values, each label once. */
export function specificationRows(
  product: Product,
  words: Words["product"],
): readonly (readonly [label: string, value: string])[] {
  const { material, colours, marks } = product.specifications;
  const { order } = product;
  const facts = factsOn("page", product);
  const brandFacts = facts.filter(({ id }) => id.startsWith("brand."));
  const basicRows: readonly (readonly [string, string | undefined])[] = [
    [words.material, material],
    [words.size, formatSizes(product, words)],
    weightRow(product, words),
    [words.colours, words.listed(colours.map(({ name }) => name))],
    [words.marks, marks],
  ];
  const values = new Set(basicRows.map(([, value]) => value));
  const rows: readonly (readonly [string, string | undefined])[] = [
    ...figureRows(brandFacts),
    ...basicRows,
    ...figureRows(product.figures.filter(({ value }) => !values.has(value))),
    [words.soldAs, product.soldAs],
    [words.pack, order.pack > 1 ? words.count(order.pack, order.unit) : undefined],
    ...figureRows(facts.filter((fact) => !brandFacts.includes(fact))),
  ];
  const seen = new Set<string>();
  return rows.flatMap(([label, value]) => {
    if (value === undefined || value.trim() === "" || seen.has(label)) {
      return [];
    }
    seen.add(label);
    return [[label, value] as const];
  });
}
