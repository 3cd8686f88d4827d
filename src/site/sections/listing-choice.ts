import type { Category } from "#domain/catalogue/category.ts";
import { narrowed } from "#domain/catalogue/facets.ts";
import { ledByVariety, pageOf, tableSize } from "#domain/catalogue/filter.ts";
import type { Guide } from "#domain/catalogue/guide.ts";
import { tellNarrowing, type Narrowing } from "#domain/catalogue/narrowing.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { sorted } from "#domain/catalogue/sorted.ts";
import type { SearchResult } from "#reading/search/search.ts";
import type { PageContext, PageHead } from "#site/page.ts";

/** How many products the home page shows of the whole range. */
const rangeSize = 12;

/** What a listing shows; pages count from 1. */
export type ListingChoice =
  | { readonly kind: "range" }
  | { readonly kind: "guide"; readonly guide: Guide; readonly page: number }
  | ShopChoice;

/** What the shop's own listing shows: all, a category, or what a query finds in either. */
export type ShopChoice = { readonly page: number; readonly narrowing: Narrowing } & (
  | { readonly kind: "all" }
  | { readonly kind: "category"; readonly category: Category }
  | { readonly kind: "search"; readonly query: string; readonly category?: Category | undefined }
);

/** Whether a choice is of the shop, whose address says how it is narrowed, ordered and shown. */
export function isOfShop(choice: ListingChoice): choice is ShopChoice {
  return choice.kind !== "range" && choice.kind !== "guide";
}

/** The address of the shop with a choice, but its page. */
export function shopAddress({ addresses }: PageContext, choice: ShopChoice): string {
  const category = choice.kind === "all" ? undefined : choice.category;
  return addresses.shopAsking([
    ...(choice.kind === "search" ? [["q", choice.query] as const] : []),
    ...(category ? [["category", category.id] as const] : []),
    ...tellNarrowing(choice.narrowing),
  ]);
}

export interface ListingShown {
  readonly products: readonly Product[];
  /** What was found before it was narrowed. */
  readonly before: readonly Product[];
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  /** What a query found, and what is said of it. */
  readonly found?: SearchResult | undefined;
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

function selected(
  context: PageContext,
  choice: Exclude<ListingChoice, { kind: "range" }>,
): {
  readonly products: readonly Product[];
  readonly found?: SearchResult;
  readonly address: string;
} {
  const { catalogue, search, addresses } = context;
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
        address: addresses.guide(choice.guide.slug),
      };
    case "search": {
      const found = search(choice.query);
      const id = choice.category?.id;
      return {
        products: found.products.filter(({ category }) => id === undefined || category.id === id),
        found,
        address: shopAddress(context, choice),
      };
    }
  }
}

/** The products that a choice shows on its page; undefined where it has no such page. */
export function listingOf(context: PageContext, choice: ListingChoice): ListingShown | undefined {
  if (choice.kind === "range") {
    const { products } = context.catalogue;
    return {
      products: ledByVariety(products, rangeSize).slice(0, rangeSize),
      before: products,
      count: products.length,
      page: 1,
      pages: 1,
      address: context.addresses.shop,
    };
  }
  const { products, found, address } = selected(context, choice);
  if (!isOfShop(choice)) {
    const page = pageOf(products, choice.page);
    return page && { ...page, before: products, found, address };
  }
  const { chosen, sort, table } = choice.narrowing;
  const kept = sorted(narrowed(products, chosen, context.catalogue), sort, context.language);
  const page = pageOf(kept, choice.page, table ? tableSize : undefined);
  return page && { ...page, before: products, found, address };
}
