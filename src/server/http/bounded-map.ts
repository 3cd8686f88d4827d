/** A map of bounded total weight that evicts first what was not used lately. */
interface BoundedMap<T> {
  get(key: string): T | undefined;
  set(key: string, value: T, weight: number): void;
}

/** Creates a bounded map; a value that weighs more than the bound is not stored. */
export function createBoundedMap<T>(bound: number): BoundedMap<T> {
  const entries = new Map<string, { value: T; weight: number; used: boolean }>();
  let total = 0;

  function drop(key: string): void {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry !== undefined) {
        entry.used = true;
      }
      return entry?.value;
    },
    set(key, value, weight) {
      drop(key);
      if (weight > bound) {
        return;
      }
      entries.set(key, { value, weight, used: false });
      total += weight;
      for (const [oldest, entry] of entries) {
        if (total <= bound) {
          break;
        }
        entries.delete(oldest);
        if (entry.used || oldest === key) {
          // Moves to the end, where it is spared again only if it is used again.
          entries.set(oldest, { ...entry, used: false });
        } else {
          total -= entry.weight;
        }
      }
    },
  };
}
