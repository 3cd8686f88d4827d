import { addresses, redirects } from "#addresses";
import { isReference } from "#domain/enquiry/reference.ts";

/** Where in the site a request's address points. */
export type Place =
  | { readonly kind: "static"; readonly address: string }
  | { readonly kind: "rendered"; readonly address: string }
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "malformed" }
  | { readonly kind: "nowhere" };

/** The query keys that change a page, each with the longest value that is looked at. */
const queryKeys: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  [addresses.shop]: { q: 200, category: 80 },
  [addresses.contact]: { quote: 120, product: 120, sent: 11 },
};

const longestSlug = 80;
const cityPrefix = addresses.city("");
// oxlint-disable-next-line no-control-regex -- what no address of ours has
const outlandish = /[\u0000-\u0020\u007F-\u009F\\<>"`{}|^]|\/\/|\/\.{1,2}(?:\/|$)/;
// oxlint-disable-next-line no-control-regex -- what no name of a city has
const outlandishSlug = /[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069/\\<>"`{}|^%?#;]/;

/** Finds the place of an address; `pages` are those that are ready, with their queries. */
export function placeOf(url: string, pages: ReadonlySet<string>): Place {
  const [path = "", query = ""] = split(url);
  const decoded = decode(path);
  if (decoded === undefined || !path.startsWith("/")) {
    return { kind: "malformed" };
  }
  if (outlandish.test(path) || !decoded.isWellFormed()) {
    return { kind: "nowhere" };
  }
  const bare = path.length > 1 ? path.replace(/\/$/, "") : path;
  const suffix = query === "" ? "" : `?${query}`;
  if (Object.hasOwn(redirects, bare)) {
    return { kind: "moved", to: `${redirects[bare]}${suffix}` };
  }
  const place = placeOfPath(bare, query, pages);
  const found = place.kind === "static" || place.kind === "rendered";
  return found && bare !== path ? { kind: "moved", to: `${bare}${suffix}` } : place;
}

function placeOfPath(path: string, query: string, pages: ReadonlySet<string>): Place {
  const keys = queryKeys[path];
  if (keys !== undefined && query !== "") {
    return placeOfQuery(path, query, keys, pages);
  }
  if (pages.has(path)) {
    return { kind: "static", address: path };
  }
  return path.startsWith(cityPrefix) ? placeOfCity(path) : { kind: "nowhere" };
}

function placeOfQuery(
  path: string,
  query: string,
  keys: Readonly<Record<string, number>>,
  pages: ReadonlySet<string>,
): Place {
  const asked = new URLSearchParams(query);
  const parts: string[] = [];
  for (const [key, longest] of Object.entries(keys)) {
    const value = asked.get(key)?.toWellFormed().normalize("NFC").trim() ?? "";
    if (value.length > longest || (key === "sent" && value !== "" && !isReference(value))) {
      return { kind: "nowhere" };
    }
    if (value !== "") {
      parts.push(`${key}=${encodeURIComponent(value)}`);
    }
  }
  const address = parts.length === 0 ? path : `${path}?${parts.join("&")}`;
  return { kind: pages.has(address) ? "static" : "rendered", address };
}

function placeOfCity(path: string): Place {
  const slug = decode(path.slice(cityPrefix.length))?.normalize("NFC") ?? "";
  if (slug === "" || slug.length > longestSlug || outlandishSlug.test(slug)) {
    return { kind: "nowhere" };
  }
  return { kind: "rendered", address: addresses.city(encodeURIComponent(slug)) };
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
