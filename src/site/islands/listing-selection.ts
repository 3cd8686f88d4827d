import { addresses } from "#addresses";
import { products } from "#content/catalogue.ts";
import { searchWords } from "#content/search-words.ts";
import {
  inCategory,
  inOpening,
  ledByVariety,
  type CategoryChoice,
  type Opening,
} from "#domain/catalogue/filter.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { indexProducts, nearestProducts, searchProducts } from "#domain/catalogue/search.ts";

/** What a listing opens on: a choice of category, or the products of a category page. */
export type ListingStart = CategoryChoice | { readonly name: string; readonly opening: Opening };

/** What the tabs and the further control can choose; "page" is a category page's own selection. */
export type Choice = CategoryChoice | "page";

export interface Selection {
  readonly products: readonly Product[];
  /** Nothing matched the whole query: these come nearest. */
  readonly nearest: boolean;
}

const index = indexProducts(products, searchWords);

/** The address at which the shop shows the same without script. */
export function addressOf(choice: Choice, query: string): string {
  if (query.trim() !== "") return addresses.shopSearch(query.trim());
  return choice === "all" || choice === "page" ? addresses.shop : addresses.shopCategory(choice);
}

/** The products of a query or else of a choice; `first` of them are led by variety where all are shown. */
export function selectProducts(
  start: ListingStart,
  choice: Choice,
  query: string,
  first: number | undefined,
): Selection {
  if (query.trim() !== "") {
    const found = searchProducts(index, query);
    const nearest = found.length === 0 ? nearestProducts(index, query) : [];
    return nearest.length > 0
      ? { products: nearest, nearest: true }
      : { products: found, nearest: false };
  }
  if (choice === "page" && typeof start !== "string") {
    return { products: inOpening(products, start.opening), nearest: false };
  }
  const chosen = inCategory(products, choice === "page" ? "all" : choice);
  const led = choice === "all" && first !== undefined;
  return { products: led ? ledByVariety(chosen, first) : chosen, nearest: false };
}
