/** A map that holds a bounded weight and forgets first what was not asked for lately. */
export interface BoundedMap<T> {
  get(key: string): T | undefined;
  set(key: string, value: T, weight: number): void;
}

/** Makes one; a value that weighs more than the bound is not kept at all. */
export function createBoundedMap<T>(bound: number): BoundedMap<T> {
  const entries = new Map<string, { value: T; weight: number; asked: boolean }>();
  let total = 0;

  function drop(key: string): void {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry !== undefined) {
        entry.asked = true;
      }
      return entry?.value;
    },
    set(key, value, weight) {
      drop(key);
      if (weight > bound) {
        return;
      }
      entries.set(key, { value, weight, asked: false });
      total += weight;
      for (const [oldest, entry] of entries) {
        if (total <= bound) {
          break;
        }
        entries.delete(oldest);
        if (entry.asked || oldest === key) {
          // It goes to the end of the row, and is spared again only if it is asked for again.
          entries.set(oldest, { ...entry, asked: false });
        } else {
          total -= entry.weight;
        }
      }
    },
  };
}
