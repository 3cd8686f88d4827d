import { addressesIn } from "#addresses";
import {
  readCompared,
  readNarrowing,
  tellNarrowing,
  type Knows,
} from "#domain/catalogue/narrowing.ts";
import { longestSlug } from "#domain/delivery/nearest.ts";
import { usualLanguage } from "#domain/language.ts";
import { addressOf, readQuery } from "#server/http/page-query.ts";
import { plainLetters } from "#server/http/plain-letters.ts";
import { redirectOf } from "#server/http/redirects.ts";
import type { Redirects } from "#server/http/redirects.ts";

/** Where in the site a request's address points. */
export type Place =
  | { readonly kind: "static"; readonly address: string }
  | RenderedPlace
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "malformed" }
  | { readonly kind: "nowhere" };

/** A page that has to be made. */
export interface RenderedPlace {
  readonly kind: "rendered";
  readonly address: string;
  /** How much of a page it is, where it is but a part. */
  readonly pages?: number;
  /** What the page is to say has arrived. */
  readonly sent?: SentEnquiry;
}

/** An enquiry by its reference, with the secret part of its receipt's link; empty where the address has none. */
export interface SentEnquiry {
  readonly reference: string;
  readonly receiptSecret: string;
}

/** The pages that are ready, with their queries. */
interface Pages {
  has(address: string): boolean;
}

/** What there is on a site. */
export interface SiteMap {
  readonly pages: Pages;
  readonly redirects: Redirects;
  /** The first is served without a prefix, the others below `/<language>`. */
  readonly languages: readonly string[];
  /** The ids that the shop can be narrowed by, by facet. */
  readonly choices: ReadonlyMap<string, ReadonlySet<string>>;
}

const addresses = addressesIn(usualLanguage);
/** Pages that are made for what their query says, whatever that is. */
const madeFor: ReadonlySet<string> = new Set([
  addresses.contact,
  addresses.request,
  addresses.kits,
]);
const cityPrefix = addresses.city("");
// oxlint-disable-next-line no-control-regex -- what no address of ours has
const outlandish = /[\u0000-\u0020\u007F-\u009F\\<>"`{}|^]|\/\/|\/\.{1,2}(?:\/|$)/;
// oxlint-disable-next-line no-control-regex -- what no name of a city has
const outlandishSlug = /[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069/\\<>"`{}|^%?#;]/;

/** Finds the place of an address on a site. */
export function placeOf(url: string, site: SiteMap): Place {
  const [path = "", query = ""] = split(url);
  const decoded = decode(path);
  if (decoded === undefined || !path.startsWith("/")) {
    return { kind: "malformed" };
  }
  if (outlandish.test(path) || !decoded.isWellFormed()) {
    return { kind: "nowhere" };
  }
  const bare = withoutSlash(path);
  const asked = withoutSlash(decoded);
  const moved =
    movedTo(asked, query, site) ??
    movedTo(plainLetters(asked), query, site) ??
    withoutTag(bare, query, site);
  if (moved !== undefined) {
    return { kind: "moved", to: moved };
  }
  const place = placeInLanguage(bare, query, site);
  const found = place.kind === "static" || place.kind === "rendered";
  const suffix = query === "" ? "" : `?${query}`;
  return found && bare !== path ? { kind: "moved", to: `${bare}${suffix}` } : place;
}

/** What stands before an address in a language that is not the site's first: `/ar`, or nothing. */
export function languagePrefix(path: string, languages: readonly string[]): string {
  const [, first = ""] = /^\/([a-z]{2,3})(?:[/?]|$)/.exec(path) ?? [];
  return languages.indexOf(first) > 0 ? `/${first}` : "";
}

/** An old address is old in every language. */
function movedTo(decoded: string, query: string, site: SiteMap): string | undefined {
  const exact = redirectOf(site.redirects, decoded, query);
  const prefix = languagePrefix(decoded, site.languages);
  if (exact !== undefined || prefix === "") {
    return exact;
  }
  const to = redirectOf(site.redirects, decoded.slice(prefix.length), query);
  return to === undefined ? undefined : prefixed(prefix, to);
}

/** A language before another one, or the first one's tag, names nothing: what follows is the address. */
function withoutTag(path: string, query: string, { languages }: SiteMap): string | undefined {
  const [, tag = "", rest = "/"] = /^\/([a-z]{2,3})(\/.*)?$/.exec(path) ?? [];
  const [, next = ""] = /^\/([a-z]{2,3})(?:\/|$)/.exec(rest) ?? [];
  const needless = tag === languages[0] || (languages.includes(tag) && languages.includes(next));
  return needless ? `${rest}${query === "" ? "" : `?${query}`}` : undefined;
}

function placeInLanguage(path: string, query: string, site: SiteMap): Place {
  const prefix = languagePrefix(path, site.languages);
  if (prefix === "") {
    return placeOfPath(path, query, site);
  }
  const { pages, ...rest } = site;
  const own = { has: (address: string) => pages.has(prefixed(prefix, address)) };
  const bare = path.slice(prefix.length) || "/";
  const place = placeOfPath(bare, query, { pages: own, ...rest });
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
  const amongCities = path.startsWith(cityPrefix) && pages.has(addresses.cities);
  return amongCities ? placeOfCity(path) : { kind: "nowhere" };
}

function placeOfQuery(path: string, query: string, { pages, choices }: SiteMap): Place {
  const inShop = path === addresses.shop && query !== "" ? new URLSearchParams(query) : undefined;
  const compared = inShop ? readCompared(inShop, (slug) => pages.has(addresses.product(slug))) : [];
  if (compared.length > 0) {
    const address = addressOf(path, new Map([["compare", compared.join(",")]]));
    return { kind: "rendered", address };
  }
  const asked = readQuery(path, query);
  if (asked === undefined) {
    return { kind: "nowhere" };
  }
  const narrowing = inShop ? tellNarrowing(readNarrowing(inShop, knowing(choices))) : [];
  const telling = narrowedBy(narrowing, withoutUnknown(path, asked, pages));
  const address = addressOf(path, telling);
  if (pages.has(address)) {
    return { kind: "static", address };
  }
  // A search and a begun enquiry are anybody's words; the pages of a listing are known.
  const page = telling.get("page");
  const found = page === undefined || pages.has(addressOf(path, new Map([["page", page]])));
  const made = madeFor.has(path) || ((telling.has("q") || narrowing.length > 0) && found);
  return made ? { kind: "rendered", address, ...sentIn(telling) } : { kind: "nowhere" };
}

function knowing(choices: SiteMap["choices"]): Knows {
  return (key, id) => choices.get(key)?.has(id) ?? false;
}

/** How a listing is narrowed stands after what it is of, and before its page. */
function narrowedBy(
  narrowing: ReturnType<typeof tellNarrowing>,
  asked: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const page = asked.get("page");
  const listing = [...asked].filter(([key]) => key !== "page");
  return new Map([
    ...listing,
    ...narrowing,
    ...(page === undefined ? [] : [["page", page] as const]),
  ]);
}

/** What is offered while one types took 2 to 3 ms of a core where a page of results took 4 to 8 (November 2026). */
const ofSuggestions = 1 / 4;

function placeOfSuggestions(path: string, query: string): Place {
  const asked = readQuery(path, query);
  return asked === undefined || asked.size === 0
    ? { kind: "nowhere" }
    : { kind: "rendered", address: addressOf(path, asked), pages: ofSuggestions };
}

function sentIn(telling: ReadonlyMap<string, string>): Pick<RenderedPlace, "sent"> {
  const reference = telling.get("sent");
  const receiptSecret = telling.get("receipt") ?? "";
  return reference === undefined ? {} : { sent: { reference, receiptSecret } };
}

/** What names nothing that there is changes no page, and must not make one more to be kept. */
function withoutUnknown(
  path: string,
  asked: ReadonlyMap<string, string>,
  pages: Pages,
): ReadonlyMap<string, string> {
  const isProduct = (slug: string) => pages.has(addresses.product(slug));
  const hasTrade = () => pages.has(addresses.kit(asked.get("trade") ?? ""));
  const names: Readonly<Record<string, (value: string) => boolean>> = {
    category: (id) => pages.has(addressOf(path, new Map([["category", id]]))),
    product: isProduct,
    receipt: () => asked.has("sent"),
    ...{ trade: hasTrade, people: hasTrade, days: hasTrade, with: hasTrade },
  };
  return new Map([...asked].filter(([key, value]) => names[key]?.(value) ?? true));
}

function placeOfCity(path: string): Place {
  const slug = decode(path.slice(cityPrefix.length))?.normalize("NFC") ?? "";
  // A browser, and whatever else reads addresses, takes one or two dots for another place.
  if (/^\.{0,2}$/.test(slug) || slug.length > longestSlug || outlandishSlug.test(slug)) {
    return { kind: "nowhere" };
  }
  return { kind: "rendered", address: addresses.city(encodeURIComponent(slug)) };
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}

function split(url: string): readonly string[] {
  const mark = url.indexOf("?");
  return mark < 0 ? [url, ""] : [url.slice(0, mark), url.slice(mark + 1)];
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
