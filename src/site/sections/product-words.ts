import type { Fact, FactPlace, Figure, Product } from "#domain/catalogue/product.ts";
import {
  fullTitle,
  longestDescription,
  longestTitle,
  wholeSentences,
} from "#domain/search-result.ts";
import type { PageContext, PageHead } from "#site/page.ts";
import type { Words } from "#words/en.ts";

/** The pictures of a product by their stems, with what each shows; the fallback where there is none. */
export function picturesOf(product: Product, { words, site }: Pick<PageContext, "words" | "site">) {
  const before = product.likeness === undefined ? "" : `${words.product.likeness}: `;
  const shown = product.pictures.map((picture) => ({
    ...picture,
    alt: `${product.name}: ${before}${picture.alt}`,
  }));
  const [first = { stem: site.fallbackPicture, alt: product.name, colour: undefined }, ...rest] =
    shown;
  return [first, ...rest] as const;
}

/** A name that leaves no room for the site's name has the product's code in its place. */
export function productTitleDecorator(
  { name, code }: Product,
  { company }: PageContext,
): PageHead["decorateTitle"] {
  const fits = fullTitle(name, company.name).length <= longestTitle;
  return fits ? undefined : (title) => `${title} | ${code}`;
}

/** What a product is: with its name, where there is room for both. */
export function describeProduct({ name, description }: Product, words: Words["product"]): string {
  const named = words.description(name, description);
  return wholeSentences(named, longestDescription) === undefined ? description : named;
}

/** The badge of a product's availability; a product that is made or asked for has none. */
export function badgeOf(product: Product, words: Words["product"]): string | undefined {
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

/** How many there are, or how the product can be had. */
export function stockWords(product: Product, words: Words["product"]): string {
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

/** The sizes of a product in words. */
export function sizesOf(
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

/** The weight with its label: a plain text holds what else there is of size and weight. */
function weightOf(
  { specifications: { weight } }: Product,
  words: Words["product"],
): readonly [string, string | undefined] {
  if (typeof weight !== "object") {
    return [words.sizeAndWeight, weight];
  }
  const told =
    "words" in weight
      ? weight.words
      : words.weighs(weight.value, weight.unit, weight.per, weight.of);
  return [words.weight, told];
}

/** The facts of a product that a place shows. */
export function factsOn(place: FactPlace, { facts }: Product): readonly Fact[] {
  return facts.filter(({ places }) => places.includes(place));
}

function rowsOf(figures: readonly Figure[]) {
  return figures.map(({ label, value }) => [label, value] as const);
}

/** The rows of the technical specifications; a row is there only where there is a value, and once. */
export function specificationsOf(
  product: Product,
  words: Words["product"],
): readonly (readonly [label: string, value: string])[] {
  const { material, colours, marks } = product.specifications;
  const { order } = product;
  const facts = factsOn("page", product);
  const brandFacts = facts.filter(({ id }) => id.startsWith("brand."));
  const own: readonly (readonly [string, string | undefined])[] = [
    [words.material, material],
    [words.size, sizesOf(product, words)],
    weightOf(product, words),
    [words.colours, words.listed(colours.map(({ name }) => name))],
    [words.marks, marks],
  ];
  const told = new Set(own.map(([, value]) => value));
  const rows: readonly (readonly [string, string | undefined])[] = [
    ...rowsOf(brandFacts),
    ...own,
    ...rowsOf(product.figures.filter(({ value }) => !told.has(value))),
    [words.soldAs, product.soldAs],
    [words.pack, order.pack > 1 ? words.count(order.pack, order.unit) : undefined],
    ...rowsOf(facts.filter((fact) => !brandFacts.includes(fact))),
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
