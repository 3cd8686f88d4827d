import { cityFile, guideFile, productFile, type Content } from "#content/content.ts";

/** Files that exist once, by the part of the content in them. */
export const singleFiles = {
  categories: "categories.yaml",
  home: "pages/home.yaml",
  frame: "pages/frame.yaml",
  catalogue: "pages/catalogue.yaml",
  contact: "pages/contact.yaml",
  delivery: "pages/delivery.yaml",
  notFound: "pages/not-found.yaml",
  privacy: "pages/privacy.yaml",
  terms: "pages/terms.yaml",
  accessibility: "pages/accessibility.yaml",
  company: "company.yaml",
  claims: "claims.yaml",
  redirects: "redirects.yaml",
  tradeWords: "trade-words.yaml",
  regions: "places/regions.yaml",
} as const;

/** Facts about the cited standards; optional. */
export const standardsFile = "standards.yaml";

/** Figures and marks of products, entered a second time for comparison; optional. */
export const checkedFile = "checked.yaml";

/** Descriptions by buyers who do not know a product's name; optional. */
export const purposesFile = "purposes.yaml";

/** Names of columns and values in other price lists; optional. */
export const spreadsheetWordsFile = "spreadsheet-words.yaml";

/** Kits by trade; optional. */
export const kitsFile = "kits.yaml";

/** SVG of the company's mark and of the browser icon; the icon is optional. */
export const brandFiles = { mark: "brand/mark.svg", icon: "brand/icon.svg" } as const;

export type SinglePart = keyof typeof singleFiles;

/** Parts that contain published texts. */
const hasTexts: Readonly<Record<SinglePart, boolean>> = {
  home: true,
  frame: true,
  catalogue: true,
  contact: true,
  delivery: true,
  notFound: true,
  privacy: true,
  terms: true,
  accessibility: true,
  categories: true,
  claims: true,
  company: false,
  redirects: false,
  tradeWords: false,
  regions: false,
};

/** Yields every file with published texts, and its value. */
export function* filesWithTexts(
  content: Content,
): Generator<readonly [file: string, value: unknown]> {
  for (const [slug, product] of content.products) {
    yield [productFile(slug), product];
  }
  for (const [slug, guide] of content.guides) {
    yield [guideFile(slug), guide];
  }
  for (const [slug, { region, ...city }] of content.cities) {
    yield [cityFile(slug, region), city];
  }
  for (const part of Object.keys(singleFiles) as SinglePart[]) {
    if (hasTexts[part]) {
      yield [singleFiles[part], content[part]];
    }
  }
  if (content.kits) {
    yield [kitsFile, content.kits];
  }
  if (content.standards) {
    const { page, groups, standards, editions } = content.standards;
    const about = editions.map((edition) => ({ about: edition.about }));
    yield [standardsFile, { page, groups, standards, editions: about }];
  }
}
