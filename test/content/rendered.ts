import { createSite } from "#site/render.tsx";
import { languageOfAddress } from "#addresses";
import { usualLanguage, type Language } from "#domain/language.ts";
import { arabicData, site } from "#test/support/demonstration.ts";

/** Site of the demonstration in both languages. */
export const demonstrationSite = createSite({
  ...site,
  catalogues: [...site.catalogues, arabicData],
});

/** A rendered page and its address. */
export interface Rendered {
  readonly address: string;
  readonly status: number;
  readonly html: string;
}

const pagesByAddress = new Map<string, Promise<Rendered>>();

/** Renders the page of an address once. */
export function rendered(address: string): Promise<Rendered> {
  const existing = pagesByAddress.get(address);
  if (existing) {
    return existing;
  }
  const page = demonstrationSite
    .render({ address })
    .then(({ status, html }) => ({ address, status, html }));
  pagesByAddress.set(address, page);
  return page;
}

/** Renders every page of a language that is known at build time. */
export function renderedPages(language: Language = usualLanguage): Promise<readonly Rendered[]> {
  const ownAddresses = demonstrationSite.addresses.filter(
    ({ address }) => (languageOfAddress(address) ?? usualLanguage) === language,
  );
  return Promise.all(ownAddresses.map(({ address }) => rendered(address)));
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
};

/** Decodes the character references of a text. */
export function unescaped(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");
}

/** Returns the visible text: no scripts, no tags, single spaces. */
export function textOf(html: string): string {
  const body = html.replace(/^.*?<body[^>]*>/s, "").replaceAll(/<script.*?<\/script>/gs, " ");
  const text = unescaped(body.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " "));
  return text.replaceAll("\u2060", "");
}

/** Returns the values of one attribute of every element with that name. */
export function attributesOf(html: string, element: string, attribute: string): readonly string[] {
  const matches = html.matchAll(new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]*)"`, "g"));
  return [...matches].map(([, value = ""]) => unescaped(value));
}

/** Returns the content of the meta elements with that name or property. */
export function metasOf(html: string, name: string): readonly string[] {
  const matches = html.matchAll(
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"),
  );
  return [...matches].map(([, value = ""]) => unescaped(value));
}

/** Returns the structured data of a page by kind. */
export function structuredDataOf(html: string): ReadonlyMap<string, Record<string, unknown>> {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return new Map(
    [...blocks].map(([, text = ""]) => {
      const data = JSON.parse(text) as Record<string, unknown>;
      return [String(data["@type"]), data] as const;
    }),
  );
}
