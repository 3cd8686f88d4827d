import { entriesIn, longestList, productLine, slugsIn } from "#domain/quotation/listed.ts";
import type { ListedProduct } from "#domain/quotation/listed.ts";

/** What was taken off a list, by the product's slug, so that a second press gives back what had been typed. */
export type Taken = Map<string, unknown>;

/** A stored list with the product on it at its minimum quantity, or without it where it was there. */
export function toggleProduct(stored: string | null, product: ListedProduct, taken: Taken): string {
  const { slug, typed } = product;
  const entries = entriesIn(stored);
  const others = entries.filter((entry) => !slugsIn([entry]).has(slug));
  if (others.length < entries.length) {
    taken.set(
      slug,
      entries.find((entry) => slugsIn([entry]).has(slug)),
    );
    return JSON.stringify(others);
  }
  const added = (typed ? undefined : taken.get(slug)) ?? productLine(product);
  return JSON.stringify(entries.length < longestList ? [...entries, added] : entries);
}
