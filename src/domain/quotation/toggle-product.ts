import { entriesIn, longestList, productLine, slugsIn } from "#domain/quotation/listed.ts";
import type { ListedProduct } from "#domain/quotation/listed.ts";

/** Lines taken off a list, by slug: a second press restores what had been typed. */
export type Taken = Map<string, unknown>;

/** A stored list with the product on it at its minimum quantity, or without it where it was there. */
export function toggleProduct(
  stored: string | null,
  product: ListedProduct,
  removed: Taken,
): string {
  const { slug, typed } = product;
  const entries = entriesIn(stored);
  const remaining = entries.filter((entry) => !slugsIn([entry]).has(slug));
  if (remaining.length < entries.length) {
    removed.set(
      slug,
      entries.find((entry) => slugsIn([entry]).has(slug)),
    );
    return JSON.stringify(remaining);
  }
  const added = (typed ? undefined : removed.get(slug)) ?? productLine(product);
  return JSON.stringify(entries.length < longestList ? [...entries, added] : entries);
}
