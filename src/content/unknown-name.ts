import { nearestWord } from "#domain/nearest-word.ts";

/** Maximum number of names that are compared for a suggestion; more would take too long. */
const maxCompared = 500;

/** A collection of names, such as a set or a map. */
interface Names {
  readonly size: number;
  has(name: string): boolean;
  keys(): Iterable<string>;
}

/** Cache of suggestions: the same wrong name often occurs in many files. */
const suggestionCache = new WeakMap<Names, Map<string, string | undefined>>();

function nearest(name: string, names: Names): string | undefined {
  const cached = suggestionCache.get(names) ?? new Map<string, string | undefined>();
  suggestionCache.set(names, cached);
  if (!cached.has(name)) {
    cached.set(name, names.size <= maxCompared ? nearestWord(name, names.keys()) : undefined);
  }
  return cached.get(name);
}

/** Suggests a similar name; an empty text where there is none. */
export function suggestion(name: string, names: Names): string {
  const near = nearest(name, names);
  return near === undefined ? "" : ` Did you mean ${near}?`;
}

/** Explains that a name is unknown; undefined for a known name. */
export function unknownName(what: string, name: string, names: Names): string | undefined {
  return names.has(name) ? undefined : `there is no ${what} "${name}".${suggestion(name, names)}`;
}
