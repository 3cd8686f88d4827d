import { hasPage, type Content } from "#content/content.ts";

/** The addresses of the pages in the first language; what spells them out is handed in. */
export interface PagePaths {
  /** The pages that have one address each. */
  readonly fixed: readonly string[];
  readonly home: string;
  readonly shop: string;
  readonly guide: (slug: string) => string;
  readonly city: (slug: string) => string;
  readonly product: (slug: string) => string;
  readonly standard: (slug: string) => string;
  readonly shopCategory: (category: string) => string;
}

/** Every address that has a page of its own. */
export function pagesOf(content: Content, paths: PagePaths): ReadonlySet<string> {
  const shown = [...content.products].filter(([, product]) => hasPage(product));
  return new Set([
    ...paths.fixed,
    ...content.categories.categories.map(({ id }) => paths.shopCategory(id)),
    ...[...content.guides.keys()].map(paths.guide),
    ...[...content.cities.keys()].map(paths.city),
    ...(content.standards?.standards ?? []).map(({ id }) => paths.standard(id)),
    ...shown.map(([slug]) => paths.product(slug)),
  ]);
}
