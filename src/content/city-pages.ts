import type { CityPage } from "#content/pages/city-page.ts";
import { centralCityPages } from "#content/pages/cities/central.ts";
import { easternCityPages } from "#content/pages/cities/eastern.ts";
import { northernCityPages } from "#content/pages/cities/northern.ts";
import { southernCityPages } from "#content/pages/cities/southern.ts";
import { westernCityPages } from "#content/pages/cities/western.ts";

/** What we say of each of the nineteen cities. */
export const cityPages: readonly CityPage[] = [
  ...centralCityPages,
  ...westernCityPages,
  ...easternCityPages,
  ...northernCityPages,
  ...southernCityPages,
];

/** The cities whose pages are dedicated ones. */
export const dedicatedCities: readonly string[] = ["riyadh", "jeddah", "dammam", "makkah"];
