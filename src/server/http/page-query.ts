import { aidFields, longestAidValue } from "#domain/aids/aid.ts";
import { addressesIn, queryOf } from "#addresses";
import { isReference } from "#domain/enquiry/reference.ts";
import { usualLanguage } from "#domain/language.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";

const addresses = addressesIn(usualLanguage);

/** A query key that changes a page. */
interface Key {
  readonly maxLength: number;
  readonly fits: (value: string) => boolean;
  /** True for a list of names, which is sorted and may be spread over several parameters. */
  readonly isList?: boolean;
}

const words = (maxLength: number): Key => ({ maxLength, fits: () => true });
const pageNumber: Key = { maxLength: 5, fits: (value) => /^[1-9]\d*$/.test(value) };

/** Keys in their canonical order. */
const keysOf: Readonly<Record<string, Readonly<Record<string, Key>>>> = {
  [addresses.shop]: { q: words(200), category: words(80), page: pageNumber },
  [addresses.suggestions]: {
    q: words(200),
    asked: { maxLength: 800, fits: (value) => /^[\w-]+(?:,[\w-]+){0,5}$/.test(value) },
    searched: { maxLength: 1, fits: (value) => value === "1" },
  },
  [addresses.request]: {
    l: words(12_000),
    sheet: { maxLength: 3, fits: (value) => /^[1-9]\d*$/.test(value) },
    city: words(requestBounds.city),
    wanted: { maxLength: 10, fits: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) },
    own: words(requestBounds.ownReference),
    equivalents: { maxLength: 1, fits: (value) => value === "0" },
    reference: { maxLength: 11, fits: isReference },
    at: { maxLength: 13, fits: (value) => /^\d+$/.test(value) },
  },
  [addresses.kits]: {
    trade: words(80),
    people: words(8),
    days: words(8),
    with: { ...words(400), isList: true },
  },
  [addresses.contact]: {
    product: words(120),
    about: words(3000),
    sent: { maxLength: 11, fits: isReference },
    receipt: words(100),
  },
};
const aidKeys = Object.fromEntries(
  Object.entries(aidFields).map(([slug, names]) => [
    addresses.aid(slug),
    Object.fromEntries(names.map((name) => [name, words(longestAidValue)])),
  ]),
);
const guideKeys: Readonly<Record<string, Key>> = { page: pageNumber };
const guidePrefix = addresses.guide("");

/** Reads the parameters of a page in their canonical order; undefined if a value is not allowed. */
export function readQuery(path: string, query: string): ReadonlyMap<string, string> | undefined {
  const keys = path.startsWith(guidePrefix) ? guideKeys : (keysOf[path] ?? aidKeys[path]);
  const parameters = new Map<string, string>();
  if (keys === undefined || query === "") {
    return parameters;
  }
  const searchParams = new URLSearchParams(query);
  for (const [key, { maxLength, fits, isList = false }] of Object.entries(keys)) {
    const value = isList ? readList(searchParams, key) : normalize(searchParams.get(key) ?? "");
    if (value.length > maxLength || (value !== "" && !fits(value))) {
      return undefined;
    }
    // The first page of a listing is the listing.
    if (value !== "" && !(key === "page" && value === "1")) {
      parameters.set(key, value);
    }
  }
  return parameters;
}

function normalize(value: string): string {
  return value.toWellFormed().normalize("NFC").trim();
}

function readList(searchParams: URLSearchParams, key: string): string {
  const names = searchParams.getAll(key).flatMap((value) => value.split(","));
  const sorted = [...new Set(names)].filter((name) => name !== "").toSorted();
  return normalize(sorted.join(","));
}

/** Splits an address at its question mark. */
export function splitQuery(url: string): readonly [path: string, query: string] {
  const mark = url.indexOf("?");
  return mark < 0 ? [url, ""] : [url.slice(0, mark), url.slice(mark + 1)];
}

/** Builds the canonical address of a page with its parameters. */
export function addressOf(path: string, parameters: ReadonlyMap<string, string>): string {
  return path + queryOf(parameters);
}
