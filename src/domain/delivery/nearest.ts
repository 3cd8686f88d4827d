import type { City } from "#domain/delivery/city.ts";

/** Longest slug that names a place, in characters. */
export const longestSlug = 80;

function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      line.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + same,
        ),
      );
    }
    previous = line;
  }
  return previous[to.length] ?? 0;
}

/**
 * The city whose slug is nearest to an unknown one, by letters that differ; undefined where more
 * than a third of the letters do.
 */
export function nearestCity(cities: readonly City[], slug: string): City | undefined {
  const asked = slug.slice(0, longestSlug).toLowerCase();
  const [best] = cities
    .map((city) => ({ city, letters: distance(asked, city.slug) }))
    .toSorted((a, b) => a.letters - b.letters);
  return best && best.letters * 3 <= best.city.slug.length ? best.city : undefined;
}
