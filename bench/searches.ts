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

/** The figure that a share of all figures do not exceed. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
