import { isDeepStrictEqual } from "node:util";
import { isKeyed } from "#content/exchange/draft.ts";

/** Places of an item in the old and in the new list; undefined where it is added or removed. */
export interface AlignedItem {
  readonly old: number | undefined;
  readonly next: number | undefined;
}

/** Tells if two items are versions of one; the first key of an item names it. */
function isSameItem(old: unknown, next: unknown): boolean {
  if (!isKeyed(old) || !isKeyed(next)) {
    return isDeepStrictEqual(old, next);
  }
  const [key] = Object.keys(old);
  return key === undefined || isDeepStrictEqual(old[key], next[key]);
}

/** Pairs the items of a list with those of its next version; both orders stay. */
export function alignItems(old: readonly unknown[], next: readonly unknown[]): AlignedItem[] {
  const aligned: AlignedItem[] = [];
  let row = 0;
  let column = 0;
  for (const shared of [...sharedItems(old, next), { old: old.length, next: next.length }]) {
    const gap = Math.max(shared.old - row, shared.next - column);
    for (let offset = 0; offset < gap; offset += 1) {
      aligned.push({
        old: row + offset < shared.old ? row + offset : undefined,
        next: column + offset < shared.next ? column + offset : undefined,
      });
    }
    if (shared.old < old.length) {
      aligned.push(shared);
    }
    row = shared.old + 1;
    column = shared.next + 1;
  }
  return aligned;
}

/** Finds the longest common subsequence of two lists. */
function sharedItems(
  old: readonly unknown[],
  next: readonly unknown[],
): { readonly old: number; readonly next: number }[] {
  const matches = old.map((item) => next.map((other) => isSameItem(item, other)));
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(next.length + 1));
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = next.length - 1; column >= 0; column -= 1) {
      const longest = matches[row]?.[column]
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
      lengths[row]?.fill(longest, column, column + 1);
    }
  }
  const shared = [];
  let row = 0;
  let column = 0;
  while (row < old.length && column < next.length) {
    if (matches[row]?.[column]) {
      shared.push({ old: row, next: column });
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) {
      row += 1;
    } else {
      column += 1;
    }
  }
  return shared;
}
