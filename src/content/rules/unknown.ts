import { nearestWord } from "#domain/nearest-word.ts";

/** Beyond this many, no suggestion is looked for: it would take longer than the whole check. */
const mostCompared = 500;

/** Something that may be looked up by its name. */
interface Names {
  readonly size: number;
  has(name: string): boolean;
  keys(): Iterable<string>;
}

/** A name that is wrong once is often wrong in a thousand files: what is near is looked for once. */
const found = new WeakMap<Names, Map<string, string | undefined>>();

function nearest(name: string, known: Names): string | undefined {
  const before = found.get(known) ?? new Map<string, string | undefined>();
  found.set(known, before);
  if (!before.has(name)) {
    before.set(name, known.size <= mostCompared ? nearestWord(name, known.keys()) : undefined);
  }
  return before.get(name);
}

/** " Did you mean ...?" of a name that is not among those known, or nothing. */
export function suggestion(name: string, known: Names): string {
  const near = nearest(name, known);
  return near === undefined ? "" : ` Did you mean ${near}?`;
}

/** What to say of a name that is not among those that are known; nothing where it is. */
export function unknownName(what: string, name: string, known: Names): string | undefined {
  return known.has(name) ? undefined : `there is no ${what} "${name}".${suggestion(name, known)}`;
}
