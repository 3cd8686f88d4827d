import { cityFile, guideFile, productFile, type Content } from "#content/content.ts";

/** The files that there is one of, by the part of the content that they hold. */
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
  company: "company.yaml",
  claims: "claims.yaml",
  redirects: "redirects.yaml",
  tradeWords: "trade-words.yaml",
  regions: "places/regions.yaml",
} as const;

/** What is known of the standards cited. A supplier may do without it. */
export const standardsFile = "standards.yaml";

/** Figures and marks of products, written a second time. A supplier may do without it. */
export const checkedFile = "checked.yaml";

/** What buyers write who do not know a thing's name. A supplier may do without it. */
export const purposesFile = "purposes.yaml";

/** Names of columns and values in other price lists. A supplier may do without it. */
export const spreadsheetWordsFile = "spreadsheet-words.yaml";

/** What crews need, by trade. A supplier may do without it. */
export const kitsFile = "kits.yaml";

/** The drawings of the supplier's mark and of the icon in a browser's tab. A supplier may do without the icon. */
export const brandFiles = { mark: "brand/mark.svg", icon: "brand/icon.svg" } as const;

export type SinglePart = keyof typeof singleFiles;

/** Which of them hold texts that are shown. */
const holdsTexts: Readonly<Record<SinglePart, boolean>> = {
  ...{ home: true, frame: true, catalogue: true, contact: true, delivery: true, notFound: true },
  ...{ privacy: true, terms: true },
  ...{ categories: true, claims: true },
  ...{ company: false, redirects: false, tradeWords: false, regions: false },
};

/** Every file whose texts are shown, with what it holds. */
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
    if (holdsTexts[part]) {
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
