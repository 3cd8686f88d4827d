import type { Category } from "#domain/catalogue/category.ts";
import { ledByVariety, pageOf } from "#domain/catalogue/filter.ts";
import type { Guide } from "#domain/catalogue/guide.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Found } from "#domain/search/search.ts";
import type { PageContext, PageHead } from "#site/page.ts";

/** How many products the home page shows of the whole range. */
const rangeSize = 12;

/** What a listing shows; pages count from 1. */
export type ListingChoice =
  | { readonly kind: "range" }
  | { readonly kind: "all"; readonly page: number }
  | { readonly kind: "category"; readonly category: Category; readonly page: number }
  | { readonly kind: "guide"; readonly guide: Guide; readonly page: number }
  | { readonly kind: "search"; readonly query: string; readonly page: number };

export interface ListingShown {
  readonly products: readonly Product[];
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  /** What a query found, and what is said of it. */
  readonly found?: Found | undefined;
  /** Where the first page of this listing stands by itself. */
  readonly address: string;
}

/** The page that an address asks for; NaN for what is no number of a page. */
export function readPage(asked: URLSearchParams): number {
  const page = asked.get("page");
  return page === null ? 1 : /^[1-9]\d{0,4}$/.test(page) ? Number(page) : Number.NaN;
}

/** What tells a further page of a listing from its first in a title; undefined for the first. */
export function aroundTitleOfPage({ words }: PageContext, page: number): PageHead["aroundTitle"] {
  return page === 1 ? undefined : (title) => words.pages.shop.titleOfPage(title, page);
}

function searched({ catalogue, addresses }: PageContext, query: string) {
  const found = catalogue.find(query);
  return { products: found.products, found, address: addresses.shopSearch(query) };
}

function selected(
  context: PageContext,
  choice: Exclude<ListingChoice, { kind: "range" }>,
): { readonly products: readonly Product[]; readonly found?: Found; readonly address: string } {
  const { catalogue, addresses } = context;
  switch (choice.kind) {
    case "all":
      return { products: catalogue.products, address: addresses.shop };
    case "category":
      return {
        products: catalogue.inCategory(choice.category.id),
        address: addresses.shopCategory(choice.category.id),
      };
    case "guide":
      return {
        products: catalogue.inSelection(choice.guide.shows),
        address: addresses.guide(choice.guide.slug),
      };
    case "search":
      return searched(context, choice.query);
  }
}

/** The products that a choice shows on its page; undefined where it has no such page. */
export function listingOf(context: PageContext, choice: ListingChoice): ListingShown | undefined {
  if (choice.kind === "range") {
    const { products } = context.catalogue;
    return {
      products: ledByVariety(products, rangeSize).slice(0, rangeSize),
      count: products.length,
      page: 1,
      pages: 1,
      address: context.addresses.shop,
    };
  }
  const { products, found, address } = selected(context, choice);
  const page = pageOf(products, choice.page);
  return page && { ...page, found, address };
}
