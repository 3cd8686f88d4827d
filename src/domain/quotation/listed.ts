/** What every page shows of a stored list. */
export interface Listed {
  readonly count: number;
  /** Of the products on it. */
  readonly slugs: ReadonlySet<unknown>;
}

interface Entry {
  readonly key?: unknown;
  readonly product?: unknown;
  readonly slug?: unknown;
}

/** Looks at a stored list without reading it whole, for that takes more script than a page may wait for. */
export function listedIn(stored: string | null): Listed {
  try {
    const found: unknown = JSON.parse(stored ?? "[]");
    const entries: readonly (Entry | null)[] = Array.isArray(found) ? found : [];
    const keys = new Set(entries.flatMap((entry) => entry?.key ?? entry?.slug ?? []));
    const slugs = new Set(entries.flatMap((entry) => entry?.product ?? entry?.slug ?? []));
    return { count: keys.size, slugs };
  } catch {
    return { count: 0, slugs: new Set() };
  }
}
