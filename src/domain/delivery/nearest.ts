import type { City } from "#domain/delivery/city.ts";
import { nearestWord } from "#domain/nearest-word.ts";

/** Longest slug that names a place, in characters. */
export const longestSlug = 80;

/**
 * The city whose slug is nearest to an unknown one, by letters that differ; undefined where more
 * than a third of the letters do.
 */
export function nearestCity(cities: readonly City[], slug: string): City | undefined {
  const nearest = nearestWord(
    slug,
    cities.map((city) => city.slug),
  );
  return cities.find((city) => city.slug === nearest);
}
