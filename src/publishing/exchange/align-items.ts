import { isDeepStrictEqual } from "node:util";
import { isKeyed } from "#content/exchange/draft.ts";

/** Places of an item in the old and in the new list; undefined where it is added or removed. */
export interface AlignedItem {
  readonly old: number | undefined;
  readonly edited: number | undefined;
}

/** Tells if two items are versions of one; the first key of an item names it. */
function isSameItem(old: unknown, edited: unknown): boolean {
  if (!isKeyed(old) || !isKeyed(edited)) {
    return isDeepStrictEqual(old, edited);
  }
  const [key] = Object.keys(old);
  return key === undefined || isDeepStrictEqual(old[key], edited[key]);
}

/** Pairs the items of a list with those of its next version; both orders stay. */
export function alignItems(old: readonly unknown[], edited: readonly unknown[]): AlignedItem[] {
  const aligned: AlignedItem[] = [];
  let row = 0;
  let column = 0;
  for (const shared of [...sharedItems(old, edited), { old: old.length, edited: edited.length }]) {
    const gap = Math.max(shared.old - row, shared.edited - column);
    for (let offset = 0; offset < gap; offset += 1) {
      aligned.push({
        old: row + offset < shared.old ? row + offset : undefined,
        edited: column + offset < shared.edited ? column + offset : undefined,
      });
    }
    if (shared.old < old.length) {
      aligned.push(shared);
    }
    row = shared.old + 1;
    column = shared.edited + 1;
  }
  return aligned;
}

/** Finds the longest common subsequence of two lists. */
function sharedItems(
  old: readonly unknown[],
  edited: readonly unknown[],
): { readonly old: number; readonly edited: number }[] {
  const matches = old.map((item) => edited.map((editedItem) => isSameItem(item, editedItem)));
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(edited.length + 1));
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = edited.length - 1; column >= 0; column -= 1) {
      const longest = matches[row]?.[column]
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
      lengths[row]?.fill(longest, column, column + 1);
    }
  }
  const shared = [];
  let row = 0;
  let column = 0;
  while (row < old.length && column < edited.length) {
    if (matches[row]?.[column]) {
      shared.push({ old: row, edited: column });
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
