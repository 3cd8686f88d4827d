import { addressesIn } from "#addresses";
import { aidSlugs } from "#domain/aids/aid.ts";
import {
  readCompared,
  readNarrowing,
  tellNarrowing,
  type Knows,
} from "#domain/catalogue/narrowing.ts";
import { longestSlug } from "#domain/delivery/nearest.ts";
import { usualLanguage } from "#domain/language.ts";
import { addressOf, readQuery, splitQuery } from "#server/http/page-query.ts";
import { redirectOf } from "#server/http/redirects.ts";
import type { Redirects } from "#server/http/redirects.ts";

/** The kind of answer at an address of the site. */
export type Place =
  | { readonly kind: "static"; readonly address: string }
  | RenderedPlace
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "malformed" }
  | { readonly kind: "nowhere" };

/** A page to render at request time. */
export interface RenderedPlace {
  readonly kind: "rendered";
  readonly address: string;
  /** Cost in pages; 1 if it is absent. */
  readonly pages?: number;
  /** The enquiry that the page confirms. */
  readonly sent?: SentEnquiry;
}

/** A reference with the secret of the receipt's link, which is empty if the address has none. */
export interface SentEnquiry {
  readonly reference: string;
  readonly receiptSecret: string;
}

/** Addresses of finished pages, with their queries. */
interface Pages {
  has(address: string): boolean;
}

/** Addresses and options of a site. */
export interface SiteMap {
  readonly pages: Pages;
  readonly redirects: Redirects;
  /** The first is served without a prefix, the others below `/<language>`. */
  readonly languages: readonly string[];
  /** Filter values of the listings by facet. */
  readonly choices: ReadonlyMap<string, ReadonlySet<string>>;
}

const addresses = addressesIn(usualLanguage);
/** Pages that are rendered for any query. */
const renderedForQuery: ReadonlySet<string> = new Set([
  addresses.contact,
  addresses.request,
  addresses.kits,
  ...aidSlugs.map((slug) => addresses.aid(slug)),
]);
const guidePrefix = addresses.guide("");
const cityPrefix = addresses.city("");
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const forbiddenInPath = /[\u0000-\u0020\u007F-\u009F\\<>"`{}|^]|\/\/|\/\.{1,2}(?:\/|$)/;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const forbiddenInSlug = /[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069/\\<>"`{}|^%?#;]/;

/** Tatweel, vowel signs and joiners, which Arabic text may carry and no address has. */
const arabicMarks = /[\u0640\u064B-\u0652\u0670\u200B-\u200F\u061C]/g;
/** Suggestions took 2 to 3 ms of a core, a page of results 4 to 8 (November 2026). */
export const costOfSuggestions = 1 / 4;

/** Resolves an address of the site. */
export function placeOf(url: string, site: SiteMap): Place {
  const [path, query] = splitQuery(url);
  const decoded = decode(path);
  if (decoded === undefined || !path.startsWith("/")) {
    return { kind: "malformed" };
  }
  if (forbiddenInPath.test(path) || !decoded.isWellFormed()) {
    return { kind: "nowhere" };
  }
  const barePath = withoutSlash(path);
  const barePathDecoded = withoutSlash(decoded);
  const newAddress =
    movedTo(barePathDecoded, query, site) ??
    movedTo(barePathDecoded.normalize("NFKC").replace(arabicMarks, ""), query, site) ??
    withoutNeedlessTag(barePath, query, site);
  if (newAddress !== undefined) {
    return { kind: "moved", to: newAddress };
  }
  const place = placeInLanguage(barePath, query, site);
  const lowerCased = place.kind === "static" ? undefined : inLowerCase(barePath, query, site);
  if (lowerCased !== undefined) {
    return { kind: "moved", to: lowerCased };
  }
  const exists = place.kind === "static" || place.kind === "rendered";
  return exists && barePath !== path ? { kind: "moved", to: withQuery(barePath, query) } : place;
}

/** Returns the address of a page or redirect whose path was typed with capitals; undefined without one. */
function inLowerCase(path: string, query: string, site: SiteMap): string | undefined {
  const lowerPath = path.toLowerCase();
  if (lowerPath === path) {
    return undefined;
  }
  const isPage = placeInLanguage(lowerPath, query, site).kind === "static";
  const target = isPage ? withQuery(lowerPath, query) : undefined;
  return target ?? movedTo(decode(lowerPath) ?? lowerPath, query, site);
}

/** Longest search that an unknown address starts, in characters. */
const longestGuess = 60;

/** A path that names goods: below a kind of page, or of two words at least. */
const namesGoods =
  /^\/(?:(?:products|categories)\/([\p{L}\p{M}\p{N}_-]+)|([\p{L}\p{M}\p{N}]+(?:[_-][\p{L}\p{M}\p{N}]+)+))(?:\.html)?$/u;

/** Returns the goods that an unknown address names, such as `safety gloves`; empty where it names none. */
export function wordsOfPath(url: string, { pages, languages }: SiteMap): string {
  const path = withoutSlash(splitQuery(url)[0]);
  const decoded = decode(path.slice(languagePrefix(path, languages).length)) ?? "";
  const [, below, alone = ""] = namesGoods.exec(decoded) ?? [];
  const words = (below ?? alone).replaceAll(/[_-]+/g, " ").trim();
  return pages.has(path) || words.length > longestGuess ? "" : words;
}

/** The query of the first page of a search; undefined for every other address. */
export function searchOf(address: string): string | undefined {
  const [path, query] = splitQuery(address);
  const parameters = new URLSearchParams(query);
  const isFirstPage = path.endsWith(addresses.shop) && !parameters.has("page");
  return isFirstPage ? (parameters.get("q") ?? undefined) : undefined;
}

/** Returns the language prefix of a path such as `/ar`; empty for the site's first language. */
export function languagePrefix(path: string, languages: readonly string[]): string {
  const [, tag = ""] = /^\/([a-z]{2,3})(?:[/?]|$)/.exec(path) ?? [];
  return languages.indexOf(tag) > 0 ? `/${tag}` : "";
}

/** Looks up a redirect, which holds in every language. */
function movedTo(decodedPath: string, query: string, site: SiteMap): string | undefined {
  const exact = redirectOf(site.redirects, decodedPath, query);
  const prefix = languagePrefix(decodedPath, site.languages);
  if (exact !== undefined || prefix === "") {
    return exact;
  }
  const target = redirectOf(site.redirects, decodedPath.slice(prefix.length), query);
  return target === undefined ? undefined : prefixed(prefix, target);
}

/** Drops the first language's tag, and a language tag before another one. */
function withoutNeedlessTag(
  path: string,
  query: string,
  { languages }: SiteMap,
): string | undefined {
  const [, tag = "", suffix = "/"] = /^\/([a-z]{2,3})(\/.*)?$/.exec(path) ?? [];
  const [, secondTag = ""] = /^\/([a-z]{2,3})(?:\/|$)/.exec(suffix) ?? [];
  const isNeedless =
    tag === languages[0] || (languages.includes(tag) && languages.includes(secondTag));
  return isNeedless ? withQuery(suffix, query) : undefined;
}

function placeInLanguage(path: string, query: string, site: SiteMap): Place {
  const prefix = languagePrefix(path, site.languages);
  if (prefix === "") {
    return placeOfPath(path, query, site);
  }
  const pages = { has: (address: string) => site.pages.has(prefixed(prefix, address)) };
  const place = placeOfPath(path.slice(prefix.length) || "/", query, { ...site, pages });
  return "address" in place ? { ...place, address: prefixed(prefix, place.address) } : place;
}

function prefixed(prefix: string, address: string): string {
  return address === addresses.home ? prefix : `${prefix}${address}`;
}

function placeOfPath(path: string, query: string, site: SiteMap): Place {
  const { pages } = site;
  if (pages.has(path)) {
    return placeOfQuery(path, query, site);
  }
  if (path === addresses.suggestions && pages.has(addresses.shop)) {
    return placeOfSuggestions(path, query);
  }
  const isCity = path.startsWith(cityPrefix) && pages.has(addresses.cities);
  return isCity ? placeOfCity(path) : { kind: "nowhere" };
}

function placeOfQuery(path: string, query: string, site: SiteMap): Place {
  const { pages } = site;
  const hasListing = path === addresses.shop || path.startsWith(guidePrefix);
  const listingQuery = hasListing && query !== "" ? new URLSearchParams(query) : undefined;
  const compared =
    listingQuery && path === addresses.shop
      ? readCompared(listingQuery, (slug) => pages.has(addresses.product(slug)))
      : [];
  if (compared.length > 0) {
    const address = addressOf(path, new Map([["compare", compared.join(",")]]));
    return { kind: "rendered", address };
  }
  const read = readQuery(path, query);
  if (read === undefined) {
    return { kind: "nowhere" };
  }
  const filters = listingQuery
    ? tellNarrowing(readNarrowing(listingQuery, knowing(site.choices)))
    : [];
  const parameters = withFilters(filters, withoutUnknown(path, read, pages));
  const address = addressOf(path, parameters);
  if (pages.has(address)) {
    return { kind: "static", address };
  }
  const page = parameters.get("page");
  const pageExists = page === undefined || pages.has(addressOf(path, new Map([["page", page]])));
  const isListing = (parameters.has("q") || filters.length > 0) && pageExists;
  return renderedForQuery.has(path) || isListing
    ? { kind: "rendered", address, ...sentIn(parameters) }
    : { kind: "nowhere" };
}

function knowing(choices: SiteMap["choices"]): Knows {
  return (key, id) => choices.get(key)?.has(id) ?? false;
}

/** Puts the filters of a listing before its page number. */
function withFilters(
  filters: ReturnType<typeof tellNarrowing>,
  parameters: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const { page = [], listing = [] } = Object.groupBy(parameters, ([key]) =>
    key === "page" ? "page" : "listing",
  );
  return new Map([...listing, ...filters, ...page]);
}

function placeOfSuggestions(path: string, query: string): Place {
  const parameters = readQuery(path, query);
  return parameters === undefined || parameters.size === 0
    ? { kind: "nowhere" }
    : { kind: "rendered", address: addressOf(path, parameters), pages: costOfSuggestions };
}

function sentIn(parameters: ReadonlyMap<string, string>): Pick<RenderedPlace, "sent"> {
  const reference = parameters.get("sent");
  const receiptSecret = parameters.get("receipt") ?? "";
  return reference === undefined ? {} : { sent: { reference, receiptSecret } };
}

/** Drops parameters that name nothing on the site, so that they make no further page to cache. */
function withoutUnknown(
  path: string,
  parameters: ReadonlyMap<string, string>,
  pages: Pages,
): ReadonlyMap<string, string> {
  const isTrade = () => pages.has(addresses.kit(parameters.get("trade") ?? ""));
  const checks: Readonly<Record<string, (value: string) => boolean>> = {
    category: (id) => pages.has(addressOf(path, new Map([["category", id]]))),
    product: (slug) => pages.has(addresses.product(slug)),
    receipt: () => parameters.has("sent"),
    trade: isTrade,
    people: isTrade,
    days: isTrade,
    with: isTrade,
  };
  return new Map([...parameters].filter(([key, value]) => checks[key]?.(value) ?? true));
}

function placeOfCity(path: string): Place {
  const slug = decode(path.slice(cityPrefix.length))?.normalize("NFC") ?? "";
  // Browsers resolve one or two dots to another path.
  if (/^\.{0,2}$/.test(slug) || slug.length > longestSlug || forbiddenInSlug.test(slug)) {
    return { kind: "nowhere" };
  }
  return { kind: "rendered", address: addresses.city(encodeURIComponent(slug)) };
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}

function withQuery(path: string, query: string): string {
  return query === "" ? path : `${path}?${query}`;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
