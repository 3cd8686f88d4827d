import { queryOf } from "#addresses";
import type { Category } from "#domain/catalogue/category.ts";
import { narrowed } from "#domain/catalogue/facets.ts";
import { ledByVariety, pageOf, tableSize } from "#domain/catalogue/filter.ts";
import type { Guide } from "#domain/catalogue/guide.ts";
import { tellNarrowing, type Narrowing } from "#domain/catalogue/narrowing.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { sorted } from "#domain/catalogue/sorted.ts";
import type { SearchResult } from "#reading/search/search.ts";
import type { PageContext, PageHead } from "#site/page.ts";

/** The number of products in the home page's listing. */
const rangeSize = 12;

/** The selection that a listing shows; pages count from 1. */
export type ListingChoice = { readonly kind: "range" } | ShopChoice;

/** The selection of the shop or of a category page, which can be narrowed, ordered and shown as a table. */
export type ShopChoice = { readonly page: number; readonly narrowing: Narrowing } & (
  | { readonly kind: "all" }
  | { readonly kind: "guide"; readonly guide: Guide }
  | { readonly kind: "category"; readonly category: Category }
  | { readonly kind: "search"; readonly query: string; readonly category?: Category | undefined }
);

/** Returns true for a choice that has filters, order and view. */
export function isShopChoice(choice: ListingChoice): choice is ShopChoice {
  return choice.kind !== "range";
}

/** Returns the category that a choice of the shop names. */
export function categoryOf(choice: ShopChoice): Category | undefined {
  return choice.kind === "category" || choice.kind === "search" ? choice.category : undefined;
}

/** Builds the address of a choice, without its page. */
export function shopAddress({ addresses }: PageContext, choice: ShopChoice): string {
  if (choice.kind === "guide") {
    return addresses.guide(choice.guide.slug) + queryOf(tellNarrowing(choice.narrowing));
  }
  const category = categoryOf(choice);
  return addresses.shopAsking([
    ...(choice.kind === "search" ? [["q", choice.query] as const] : []),
    ...(category ? [["category", category.id] as const] : []),
    ...tellNarrowing(choice.narrowing),
  ]);
}

export interface ListingResult {
  readonly products: readonly Product[];
  /** The products before filters apply. */
  readonly unfiltered: readonly Product[];
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  /** The search result, for a query. */
  readonly found?: SearchResult | undefined;
  /** The address of the listing's first page. */
  readonly address: string;
}

/** Parses the page number; NaN if it is invalid. */
export function parsePage(searchParams: URLSearchParams): number {
  const page = searchParams.get("page");
  return page === null ? 1 : /^[1-9]\d{0,4}$/.test(page) ? Number(page) : Number.NaN;
}

/** Returns a function that adds the page number to a title; undefined for the first page. */
export function listingTitleDecorator(
  { words }: PageContext,
  page: number,
): PageHead["decorateTitle"] {
  return page === 1 ? undefined : (title) => words.pages.shop.titleOfPage(title, page);
}

function selectProducts(
  context: PageContext,
  choice: Exclude<ListingChoice, { kind: "range" }>,
): {
  readonly products: readonly Product[];
  readonly found?: SearchResult;
  readonly address: string;
} {
  const { catalogue, search } = context;
  switch (choice.kind) {
    case "all":
      return { products: catalogue.products, address: shopAddress(context, choice) };
    case "category":
      return {
        products: catalogue.inCategory(choice.category.id),
        address: shopAddress(context, choice),
      };
    case "guide":
      return {
        products: catalogue.inSelection(choice.guide.shows),
        address: shopAddress(context, choice),
      };
    case "search": {
      const result = search(choice.query);
      const id = choice.category?.id;
      return {
        products: result.products.filter(({ category }) => id === undefined || category.id === id),
        found: result,
        address: shopAddress(context, choice),
      };
    }
  }
}

/** Selects the products of a choice on its page; undefined beyond the last page. */
export function findListing(
  context: PageContext,
  choice: ListingChoice,
): ListingResult | undefined {
  if (choice.kind === "range") {
    const { products } = context.catalogue;
    return {
      products: ledByVariety(products, rangeSize).slice(0, rangeSize),
      unfiltered: products,
      count: products.length,
      page: 1,
      pages: 1,
      address: context.addresses.shop,
    };
  }
  const { products, found, address } = selectProducts(context, choice);
  const { chosen, sort, table } = choice.narrowing;
  const filtered = sorted(narrowed(products, chosen, context.catalogue), sort, context.language);
  const page = pageOf(filtered, choice.page, table ? tableSize : undefined);
  return page && { ...page, unfiltered: products, found, address };
}
