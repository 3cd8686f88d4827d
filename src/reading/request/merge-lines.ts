import { addressOfLine } from "#reading/request/list-line.ts";
import { isFull, type ListLine, type RequestList } from "#domain/quotation/request-list.ts";

export interface Merged {
  readonly list: RequestList;
  /** Lines that the list has no room for. */
  readonly left: readonly ListLine[];
}

/** The key of a further line of the same product or words. */
export function freeKey(key: string, isTaken: (key: string) => boolean): string {
  let free = key;
  for (let copy = 2; isTaken(free); copy += 1) {
    free = `${key} ${copy}`;
  }
  return free;
}

/**
 * Puts the lines of a shared or an earlier list behind those of this one. What is on it already, for as much, is not
 * put there again; what asks for the same product otherwise is a line of its own, so that no line is changed or lost.
 */
export function mergeLines(list: RequestList, lines: readonly ListLine[]): Merged {
  const asked = (line: ListLine) => JSON.stringify(addressOfLine(line));
  const there = list.map(asked);
  const all = [...list];
  const keys = new Set(all.map(({ key }) => key));
  const left: ListLine[] = [];
  for (const line of lines) {
    const same = there.indexOf(asked(line));
    if (same >= 0) {
      there.splice(same, 1);
    } else if (isFull(all)) {
      left.push(line);
    } else {
      const key = freeKey(line.key, (one) => keys.has(one));
      keys.add(key);
      all.push({ ...line, key });
    }
  }
  return { list: all, left };
}
