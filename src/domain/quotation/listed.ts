/** The most lines that a list holds. */
export const longestList = 500;

/** A line of a stored list as far as every page knows it. */
interface Entry {
  readonly key?: unknown;
  readonly product?: unknown;
  /** In the place of both in lists of before. */
  readonly slug?: unknown;
}

/** A product that a button puts on the list. */
export interface ListedProduct {
  readonly slug: string;
  readonly code: string;
  readonly name: string;
  readonly minimum: number;
  /** Amounts that the buyer has already typed. */
  readonly typed?: { readonly quantity: string; readonly sizes: string; readonly note: string };
}

/** A product as a line of the list, at its minimum quantity where the buyer has said nothing else. */
export function productLine({ slug, code, name, minimum, typed }: ListedProduct) {
  const line = { key: slug, product: slug, code, text: name, quantity: String(minimum) };
  return { ...line, sizes: "", note: "", ...typed };
}

/** Reads a stored list without looking into its lines, for that takes more script than a page may wait for. */
export function entriesIn(stored: string | null): readonly Entry[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter((entry) => entry?.key ?? entry?.slug) : [];
  } catch {
    return [];
  }
}

/** Makes a key for a further line of the same product or words. */
export function freeKey(key: string, isTaken: (key: string) => boolean): string {
  let free = key;
  for (let copy = 2; isTaken(free); copy += 1) {
    free = `${key} ${copy}`;
  }
  return free;
}

/** The slugs of the products on a list. */
export function slugsIn(entries: readonly Entry[]): ReadonlySet<unknown> {
  return new Set(entries.map(({ product, slug }) => product ?? slug));
}
