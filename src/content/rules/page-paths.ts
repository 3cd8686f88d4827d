import { productsWithPages, type Content } from "#content/content.ts";

/** Addresses of the pages in the usual language, passed in by the caller. */
export interface PagePaths {
  /** Pages with one fixed address. */
  readonly fixed: readonly string[];
  readonly home: string;
  readonly shop: string;
  readonly guide: (slug: string) => string;
  readonly city: (slug: string) => string;
  readonly product: (slug: string) => string;
  readonly standard: (slug: string) => string;
  readonly shopCategory: (category: string) => string;
}

/** Lists every address that has a page. */
export function listPages(content: Content, paths: PagePaths): ReadonlySet<string> {
  return new Set([
    ...paths.fixed,
    ...content.categories.categories.map(({ id }) => paths.shopCategory(id)),
    ...[...content.guides.keys()].map(paths.guide),
    ...[...content.cities.keys()].map(paths.city),
    ...(content.standards?.standards ?? []).map(({ id }) => paths.standard(id)),
    ...productsWithPages(content.products).map(([slug]) => paths.product(slug)),
  ]);
}
