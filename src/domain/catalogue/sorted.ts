import { partsOfSorting, type Sorting } from "#domain/catalogue/narrowing.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Language } from "#domain/language.ts";

type Order = (a: Product, b: Product) => number;

const codes = new Intl.Collator("en", { numeric: true });

const priceOf = ({ price, status }: Product) =>
  price && price.amount > 0 && status === "live" ? price.amount : undefined;

function orderBy(sort: Sorting, language: Language): Order {
  const names = new Intl.Collator(language, { numeric: true });
  const { by, down } = partsOfSorting(sort);
  const orders: Readonly<Record<typeof by, Order>> = {
    name: (a, b) => names.compare(a.name, b.name),
    code: (a, b) => codes.compare(a.code, b.code),
    minimum: (a, b) => a.order.minimum - b.order.minimum,
    price: (a, b) => (priceOf(a) ?? 0) - (priceOf(b) ?? 0),
  };
  const order = orders[by];
  return down ? (a, b) => order(b, a) : order;
}

/** In both directions products without a listed price come last. */
function isLast(product: Product, sort: Sorting): boolean {
  return partsOfSorting(sort).by === "price" && priceOf(product) === undefined;
}

/** The products in the order that was asked for; equal ones stay as they stood. */
export function sorted(
  products: readonly Product[],
  sort: Sorting | undefined,
  language: Language,
): readonly Product[] {
  if (sort === undefined) {
    return products;
  }
  const { last = [], others = [] } = Object.groupBy(products, (product) =>
    isLast(product, sort) ? "last" : "others",
  );
  return [...others.toSorted(orderBy(sort, language)), ...last];
}
