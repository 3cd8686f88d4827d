interface Ranked {
  readonly rank?: number | undefined;
}

/** Sorts items with a rank first, in its order, then the others by address. */
export function sortByRank<Item extends Ranked>(
  items: Iterable<readonly [string, Item]>,
): readonly (readonly [string, Item])[] {
  return [...items].toSorted(([a, itemA], [b, itemB]) => {
    const difference = (itemA.rank ?? Infinity) - (itemB.rank ?? Infinity);
    return Number.isNaN(difference) || difference === 0 ? (a < b ? -1 : 1) : difference;
  });
}
