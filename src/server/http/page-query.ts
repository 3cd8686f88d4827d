import { addressesIn, queryOf } from "#addresses";
import { isReference } from "#domain/enquiry/reference.ts";
import { usualLanguage } from "#domain/language.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";

const addresses = addressesIn(usualLanguage);

/** A query key that changes a page: the longest value that is looked at, and what it must look like. */
interface Key {
  readonly longest: number;
  readonly fits: (value: string) => boolean;
  /** Whether it may stand several times: then it is a list of names, in one order however it was asked. */
  readonly several?: boolean;
}

const words = (longest: number): Key => ({ longest, fits: () => true });
const pageNumber: Key = { longest: 5, fits: (value) => /^[1-9]\d*$/.test(value) };

/** In the order in which they stand in a page's address. */
const keysOf: Readonly<Record<string, Readonly<Record<string, Key>>>> = {
  [addresses.shop]: { q: words(200), category: words(80), page: pageNumber },
  [addresses.suggestions]: {
    q: words(200),
    asked: { longest: 800, fits: (value) => /^[\w-]+(?:,[\w-]+){0,5}$/.test(value) },
    searched: { longest: 1, fits: (value) => value === "1" },
  },
  [addresses.request]: {
    l: words(12_000),
    sheet: { longest: 3, fits: (value) => /^[1-9]\d*$/.test(value) },
    city: words(requestBounds.city),
    wanted: { longest: 10, fits: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) },
    own: words(requestBounds.ownReference),
    equivalents: { longest: 1, fits: (value) => value === "0" },
    reference: { longest: 11, fits: isReference },
    at: { longest: 13, fits: (value) => /^\d+$/.test(value) },
  },
  [addresses.kits]: {
    trade: words(80),
    people: words(8),
    days: words(8),
    with: { ...words(400), several: true },
  },
  [addresses.contact]: {
    product: words(120),
    sent: { longest: 11, fits: isReference },
    receipt: words(100),
  },
};
const guideKeys: Readonly<Record<string, Key>> = { page: pageNumber };
const guidePrefix = addresses.guide("");

/** What a query asks of the page at a path, in the page's order; undefined where it cannot be asked. */
export function readQuery(path: string, query: string): ReadonlyMap<string, string> | undefined {
  const keys = path.startsWith(guidePrefix) ? guideKeys : keysOf[path];
  const read = new Map<string, string>();
  if (keys === undefined || query === "") {
    return read;
  }
  const asked = new URLSearchParams(query);
  for (const [key, { longest, fits, several = false }] of Object.entries(keys)) {
    const value = told(several ? namesIn(asked.getAll(key)) : (asked.get(key) ?? ""));
    if (value.length > longest || (value !== "" && !fits(value))) {
      return undefined;
    }
    // The first page of a listing is the listing.
    if (value !== "" && !(key === "page" && value === "1")) {
      read.set(key, value);
    }
  }
  return read;
}

function told(value: string): string {
  return value.toWellFormed().normalize("NFC").trim();
}

function namesIn(values: readonly string[]): string {
  const names = values.flatMap((value) => value.split(","));
  return [...new Set(names)]
    .filter((name) => name !== "")
    .toSorted()
    .join(",");
}

/** The one address of a page with what is asked of it. */
export function addressOf(path: string, asked: ReadonlyMap<string, string>): string {
  return path + queryOf(asked);
}
