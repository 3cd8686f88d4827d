import { get } from "node:http";
import { addressesIn } from "#addresses";
import { usualLanguage } from "#domain/language.ts";

const { shop } = addressesIn(usualLanguage);

/** Queries of buyers: words, codes, standards, typing errors, other languages. */
const words = ["gloves", "helmet", "safety shoes", "ear plugs", "harness", "vest", "goggles"];
const typed = [
  ...words,
  "EN 388",
  "EN 397",
  "fire extinguisher",
  "first aid kit",
  "respirator P3",
  "hrad hat",
  "cut resistant gloves level d",
  "خوذة",
  "حذاء سلامة",
  "FS004",
  "nitrile",
  "arc flash suit",
  "traffic cone 750",
  "eyewash station",
  "lockout padlock",
  "spill kit",
  "lanyard 2m",
  "zzzz nothing here",
];

/** Fifty different queries. */
export const queries: readonly string[] = typed.flatMap((query, index) => [
  query,
  `${query} ${words[index % words.length] ?? ""}`,
]);

/** Milliseconds until the last byte of each search; each visitor is another one. */
export async function measureSearches(origin: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (const [place, query] of queries.entries()) {
    const headers = { "x-forwarded-for": `198.51.100.${place}`, "accept-encoding": "br" };
    const started = performance.now();
    const status = await new Promise<number>((resolve, reject) => {
      get(`${origin}${shop}?q=${encodeURIComponent(query)}`, { headers }, (response) => {
        response.resume().on("end", () => resolve(response.statusCode ?? 0));
      }).on("error", reject);
    });
    if (status !== 200) {
      throw new Error(`The search for "${query}" was answered ${status}`);
    }
    times.push(performance.now() - started);
  }
  return times;
}

/** The figure that a share of all figures do not exceed. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
