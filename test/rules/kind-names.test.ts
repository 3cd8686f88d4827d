import { expect, test } from "vitest";
import { catalogue, content } from "#test/support/demonstration.ts";

/** Accessories with the name of a kind that are not of that kind. */
const goWith = new Set([
  "helmets: neck-cape-sun-shade-hard-hat",
  "helmets: full-brim-sun-shield-hard-hat",
  "helmets: chin-strap-two-point-hard-hat",
  "helmets: clear-visor-helmet-bracket",
  "chin-straps: type-2-safety-helmet-chin-strap",
  "sun-shades: cooling-helmet-liner-evaporative",
  "ear-plugs: ear-plug-wall-dispenser",
  "masks: spectacle-kit-full-face-mask",
  "full-face-masks: spectacle-kit-full-face-mask",
  "full-face-masks: self-contained-breathing-apparatus",
  "fall-protection: height-safety-helmet-en-12492",
  "extinguishers: extinguisher-cabinet-steel-window",
  "extinguishers: fire-extinguisher-sign-rigid-200x270",
  "first-aid-kits: first-aid-sign-rigid-200x270",
  // Not of plain cotton, or of rubber.
  "cotton-coveralls: fr-cotton-coverall-300-gsm",
  "safety-boots: chemical-safety-boot-en-13832-3",
]);

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[\s,-]+/)
    .map((word) => word.replace(/s$/, ""))
    .join(" ")} `;

test("a kind includes every product with the kind in its name", () => {
  const missing = Object.entries(content.tradeWords.kinds).flatMap(([id, kind]) => {
    const shown = new Set([...kind.products, ...kind.subcategories, ...kind.categories]);
    const names = kind.names.filter((name) => /^[a-z]+ [a-z -]+$/.test(name)).map(wordsOf);
    return catalogue.products
      .filter(({ slug, subcategory, category }) =>
        [slug, subcategory.id, category.id].every((one) => !shown.has(one)),
      )
      .filter(({ name }) => names.some((one) => wordsOf(name).includes(one)))
      .map(({ slug }) => `${id}: ${slug}`);
  });
  expect(missing.filter((one) => !goWith.has(one))).toEqual([]);
  expect([...goWith].filter((one) => !missing.includes(one))).toEqual([]);
});
