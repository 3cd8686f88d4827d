import type { Sorting } from "#domain/catalogue/narrowing.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Language } from "#domain/language.ts";

type Order = (a: Product, b: Product) => number;

const codes = new Intl.Collator("en", { numeric: true });

/** Products without a listed price come last. */
const priceOf = ({ price }: Product) => (price && price.amount > 0 ? price.amount : Infinity);

function orderBy(sort: Sorting, language: Language): Order {
  const names = new Intl.Collator(language, { numeric: true });
  const orders: Readonly<Record<Sorting, Order>> = {
    name: (a, b) => names.compare(a.name, b.name),
    code: (a, b) => codes.compare(a.code, b.code),
    minimum: (a, b) => a.order.minimum - b.order.minimum,
    price: (a, b) => (priceOf(a) === priceOf(b) ? 0 : priceOf(a) - priceOf(b)),
  };
  return orders[sort];
}

/** The products in the order that was asked for; equal ones stay as they stood. */
export function sorted(
  products: readonly Product[],
  sort: Sorting | undefined,
  language: Language,
): readonly Product[] {
  return sort === undefined ? products : products.toSorted(orderBy(sort, language));
}
