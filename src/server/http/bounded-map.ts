/** A map that holds a bounded weight and forgets first what was not asked for longest. */
export interface BoundedMap<T> {
  get(key: string): T | undefined;
  set(key: string, value: T, weight: number): void;
}

/** Makes one; a value that weighs more than the bound is not kept at all. */
export function createBoundedMap<T>(bound: number): BoundedMap<T> {
  const entries = new Map<string, { value: T; weight: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry !== undefined) {
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry?.value;
    },
    set(key, value, weight) {
      drop(key);
      if (weight > bound) {
        return;
      }
      entries.set(key, { value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= bound) {
          break;
        }
        drop(oldest);
      }
    },
  };
}
