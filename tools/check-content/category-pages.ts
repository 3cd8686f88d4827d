import { categoryPageSlugs, type CategoryPage } from "#content/pages/category-page.ts";
import { inOpening } from "#domain/catalogue/filter.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { namesEdition, wordingViolations } from "#tools/check-content/wording.ts";

/** The longer pages: each has a canonical link and two tables or guides. */
export const longerPages: readonly string[] = [
  "ppe",
  "safety-shoes",
  "fall-protection",
  "hearing-protection",
  "hand-protection",
  "respiratory-protection",
  "electrical-arc-flash",
  "head-face-protection",
];

/** The pages that say that SRC is withdrawn, and so have to name it. */
const explainingPages: readonly string[] = ["ppe", "safety-shoes"];

/** Rules that are named by section and not by edition. */
const withoutEdition = /^((OSHA|NIOSH) )?\d+ CFR /;

/** Texts that search engines show: unique, and of the length that they show. */
export function headViolations(
  pages: readonly { readonly slug: string; readonly title: string; readonly description: string }[],
): readonly string[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ slug, title, description }) => [
    ...([title, description] as const).flatMap((text) => {
      const other = seen.get(text);
      seen.set(text, slug);
      return other === undefined ? [] : [`page ${slug}: the same title or description as ${other}`];
    }),
    ...(title.length < 10 || title.length > 70 ? [`page ${slug}, title: not 10 to 70 long`] : []),
    ...(description.length < 120 || description.length > 160
      ? [`page ${slug}, description: ${description.length} characters, not 120 to 160`]
      : []),
  ]);
}

function partViolations(page: CategoryPage, products: readonly Product[]): readonly string[] {
  const enough: readonly (readonly [string, number, number])[] = [
    ["keywords", page.keywords.length, 3],
    ["productTypes", page.productTypes.length, 3],
    ["standards", page.standards.length, 3],
    ["tables", page.tables.length, longerPages.includes(page.slug) ? 2 : 1],
    ["selection", page.selection.length, 3],
    ["mistakes", page.mistakes.length, 3],
    ["related", page.related.length, 3],
    ["opening", inOpening(products, page.opening).length, 3],
  ];
  return enough
    .filter(([, count, least]) => count < least)
    .map(([part, count, least]) => `page ${page.slug}, ${part}: ${count}, fewer than ${least}`);
}

function tableViolations(page: CategoryPage): readonly string[] {
  return page.tables.flatMap((block) => {
    if (block.kind === "guide") {
      return block.entries.length < 2 ? [`page ${page.slug}, ${block.title}: one entry only`] : [];
    }
    const at = `page ${page.slug}, ${block.caption}`;
    return block.rows
      .filter((row) => row.length !== block.columns.length || row[0]?.trim() === "")
      .map((row) => `${at}: row "${row.join(" | ")}" does not fit its columns`);
  });
}

/** What is wrong with the category pages, apart from their figures. */
export function categoryPageViolations(
  pages: readonly CategoryPage[],
  products: readonly Product[],
): readonly string[] {
  const slugs = pages.map(({ slug }) => slug);
  return [
    ...categoryPageSlugs
      .filter((slug) => slugs.filter((one) => one === slug).length !== 1)
      .map((slug) => `page ${slug}: is not there exactly once`),
    ...pages.flatMap((page) => [
      ...partViolations(page, products),
      ...tableViolations(page),
      ...(longerPages.includes(page.slug) && !page.canonical
        ? [`page ${page.slug}, canonical: a longer page carries one`]
        : []),
      ...page.related
        .filter((slug) => slug === page.slug || !slugs.includes(slug))
        .map((slug) => `page ${page.slug}, related: ${slug} is no other page`),
      ...page.standards
        .filter(({ code }) => !namesEdition(code) && !withoutEdition.test(code))
        .map(({ code }) => `page ${page.slug}, standards: ${code} has no edition`),
      ...wordingViolations(`page ${page.slug}`, page, {
        explainsWithdrawnMarks: explainingPages.includes(page.slug),
      }),
    ]),
  ];
}
