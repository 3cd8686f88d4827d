import { expect, test } from "vitest";
import { stemOf, wordsOf } from "#reading/text.ts";
import { catalogue, content, search } from "#test/support/demonstration.ts";

/** Hazards of the guides, and some that only pages of products name. */
const hazards = [
  ...["dust", "wood dust", "silica", "asbestos", "welding", "welding fume", "gas", "vapour"],
  ...["chemical", "acid", "solvent", "oil", "heat", "molten metal", "flame", "arc flash", "cold"],
  ...["electrical", "live work", "cut", "impact", "vibration", "noise", "fall", "rope", "rain"],
  ...["laser", "grinding", "isocyanate", "confined space"],
];

const stemsIn = (text: string) => wordsOf(text).map(stemOf);

/** Checks that a line denies a use in the words of the hazard; a condition denies nothing outright. */
function denies(line: string, hazard: readonly string[]): boolean {
  const [head = ""] = line.split(":");
  return head
    .split(/[,;]|\s(?:or|and)\s/u)
    .some((part) => stemsIn(part).join(" ") === hazard.join(" ") && !/\bunless\b/.test(line));
}

const pairs = hazards.flatMap((hazard) =>
  Object.values(content.tradeWords.kinds).flatMap(({ names: [name = ""] }) => {
    const stems = stemsIn(hazard);
    const isDenied = catalogue.products.some(({ notFor }) =>
      notFor.some((line) => denies(line, stems)),
    );
    return isDenied ? [{ hazard, stems, query: `${hazard} ${name}` }] : [];
  }),
);

test("no product among the first three denies the asked hazard without a warning", () => {
  expect(pairs.length).toBeGreaterThanOrEqual(200);
  const wrong = pairs.flatMap(({ stems, query }) => {
    const { products, denied } = search(query);
    return products
      .slice(0, 3)
      .filter(({ slug, notFor }) => notFor.some((line) => denies(line, stems)) && !denied.has(slug))
      .map(({ slug }) => `${query}: ${slug}`);
  });
  expect(wrong).toEqual([]);
});
