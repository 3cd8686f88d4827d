/** Caches results by the object and the key that they depend on; an object's cache starts anew at the limit. */
export function cacheRecent<Value>(limit: number) {
  const caches = new WeakMap<object, Map<string, { readonly value: Value }>>();
  return (owner: object, key: string, compute: () => Value): Value => {
    const cache = caches.get(owner) ?? new Map<string, { readonly value: Value }>();
    const cached = cache.get(key);
    if (cached) {
      return cached.value;
    }
    const value = compute();
    if (cache.size >= limit) {
      cache.clear();
    }
    cache.set(key, { value });
    caches.set(owner, cache);
    return value;
  };
}
