import type { FormPath } from "#domain/office/content-form.ts";

/** A difference of two values at a place; undefined where one of them has nothing there. */
export interface Difference {
  readonly kind: "changed" | "moved";
  readonly path: FormPath;
  readonly old: unknown;
  readonly new: unknown;
}

type Entries = readonly unknown[];

const isKeyed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Lists how a value differs from an older one; entries of lists are moved, removed, added or changed. */
export function differences(old: unknown, value: unknown, path: FormPath = []): Difference[] {
  if (JSON.stringify(old) === JSON.stringify(value)) {
    return [];
  }
  if (Array.isArray(old) && Array.isArray(value)) {
    return listDifferences(old, value, path);
  }
  if (isKeyed(old) && isKeyed(value)) {
    return [...new Set([...Object.keys(old), ...Object.keys(value)])].flatMap((key) =>
      differences(old[key], value[key], [...path, key]),
    );
  }
  // A text without a translation may stand alone or under its language.
  if (typeof old === "string" && isKeyed(value) && "en" in value) {
    return differences({ en: old }, value, path);
  }
  return [{ kind: "changed", path, old, new: value }];
}

function listDifferences(old: Entries, value: Entries, path: FormPath): Difference[] {
  const unmatched = old.map((entry, index) => ({ index, text: JSON.stringify(entry) }));
  const origins = value.map((entry) => {
    const text = JSON.stringify(entry);
    const position = unmatched.findIndex((candidate) => candidate.text === text);
    return position < 0 ? undefined : unmatched.splice(position, 1)[0]?.index;
  });
  const matched = origins.filter((index) => index !== undefined);
  const inOrder = longestRise(matched);
  const added = origins.flatMap((origin, index) => (origin === undefined ? [index] : []));
  // As many new entries as old ones that are gone were edited where they stand.
  const isEdit = added.length === unmatched.length;
  return [
    ...(isEdit
      ? added.flatMap((index, place) =>
          differences(old[unmatched[place]?.index ?? index], value[index], [...path, index]),
        )
      : [
          ...unmatched.map(({ index }) => change([...path, index], old[index], undefined)),
          ...added.map((index) => change([...path, index], undefined, value[index])),
        ]),
    ...origins.flatMap((origin, index): Difference[] =>
      origin === undefined || inOrder.has(origin)
        ? []
        : [{ kind: "moved", path: [...path, index], old: origin, new: value[index] }],
    ),
  ];
}

const change = (path: FormPath, old: unknown, value: unknown): Difference => ({
  kind: "changed",
  path,
  old,
  new: value,
});

/** Returns the largest set of numbers that rise in their order. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const ends: (readonly number[])[] = [];
  for (const number of numbers) {
    const shorter = ends.filter((rise) => (rise.at(-1) ?? number) < number);
    const longest = shorter.reduce<readonly number[]>(
      (best, rise) => (rise.length > best.length ? rise : best),
      [],
    );
    ends.push([...longest, number]);
  }
  return new Set(ends.reduce((best, rise) => (rise.length > best.length ? rise : best), []));
}
