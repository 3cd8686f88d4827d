import { describe, expect, test } from "vitest";
import { statedUses } from "#content/rules/stated-uses.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { lines, refusals, withProduct } from "#test/support/content-samples.ts";
import { content } from "#test/support/demonstration.ts";
import { brokenRules } from "#publishing/check-content.ts";

/** What is refused when a product of the demonstration is changed, without its file. */
function changed(slug: string, change: (product: ProductFile) => Partial<ProductFile>) {
  const product = content.products.get(slug);
  if (product === undefined) {
    throw new Error(`There is no product ${slug}`);
  }
  const file = `products/${slug}/product.yaml: `;
  return refusals(withProduct({ ...product, ...change(product) }, slug)).map((line) =>
    line.replace(file, ""),
  );
}

const details = (slug: string, text: string) => changed(slug, () => ({ details: { en: text } }));

const without = (slug: string, ...words: readonly string[]) =>
  changed(slug, ({ details: text }) => {
    const said = typeof text === "string" ? text : text.en;
    return { details: { en: words.reduce((left, word) => left.replaceAll(word, "it"), said) } };
  });

const specified = (slug: string, change: Partial<ProductFile["specifications"]>) =>
  changed(slug, ({ specifications }) => ({ specifications: { ...specifications, ...change } }));

describe("what a text offers", () => {
  test.each<readonly [string, readonly string[]]>([
    ["For sand and grain.", ["For sand and grain."]],
    ["For paper, not for sand; take FFP3.", ["For paper, ", "take FFP3."]],
    ["Never for spraying.", [""]],
    ["Not for spraying without an assessment.", ["Not for spraying without an assessment."]],
    ["It is nothing. Sold singly.", ["It is nothing.", "Sold singly."]],
    ["Not for: Sand. Take FFP3.", ["", "Take FFP3."]],
  ])("%j", (text, offered) => expect(statedUses(text)).toEqual(offered));
});

describe("a mask is refused that is offered for", () => {
  const ffp1 = "For nuisance dust such as sand, grain, paper and wood offcuts in bakeries.";
  test.each(["sand", "grain", "wood", "bakeries"])("%s in class FFP1", (dust) =>
    expect(details("ffp1-dust-mask", ffp1)).toContainEqual(
      expect.stringMatching(`^details: offers a mask for "${dust}", which needs FFP3 or P3: `),
    ),
  );

  test.each(["For concrete and plaster dust.", "For cutting blocks, plastering and sweeping."])(
    "in class FFP2: %s",
    (text) => expect(details("ffp2-cup-mask-valved", text).join()).toContain("needs FFP3 or P3"),
  );

  test.each(["For cutting blocks and concrete, stone and silica.", "Not for grain or sand."])(
    "nothing else: %s",
    (text) => {
      expect(details("ffp3-fold-mask-valved", text)).toEqual([]);
      expect(details("ffp1-dust-mask", "Not for grain or sand.")).toEqual([]);
    },
  );

  test.each([
    "half-mask-set-a2p3",
    "half-mask-facepiece-twin-bayonet",
    "full-face-mask-thread-class-3",
    "ffp3-fold-mask-valved",
    "particulate-respirator-42-cfr-84-cup",
  ])("isocyanates, with or without an assessment: %s", (slug) => {
    const air =
      /^details: offers a mask for "isocyanate", which needs air-fed breathing apparatus: /;
    expect(details(slug, "Not for isocyanate spraying without an assessment.")).toEqual([
      expect.stringMatching(air),
    ]);
    expect(details(slug, "For isocyanate paint.")).toEqual([expect.stringMatching(air)]);
    expect(details(slug, "Never for spraying isocyanate (two-pack) paint.")).toEqual([]);
  });

  test("a dust under a condition in the row of what it is not for", () => {
    const rows = (...notFor: readonly string[]) =>
      changed("ffp2-cup-mask-valved", () => ({ notFor: [...notFor] }));
    expect(rows("Silica, sand or concrete dust", "Isocyanates; take supplied air")).toEqual([]);
    expect(rows("Paper", "Silica dust without water or extraction")).toEqual([
      expect.stringMatching(/^notFor\.1: offers a mask for "Silica", which needs FFP3 or P3: /),
    ]);
    expect(rows("Grain. Good for flour, too.")).toEqual([
      expect.stringMatching(/^notFor\.0: offers a mask for "flour", which needs FFP3 or P3: /),
    ]);
  });

  test("a dust that a page names with a lower class", () => {
    const city = content.cities.get("hail");
    if (city === undefined) {
      throw new Error("There is no city hail");
    }
    const sites = [{ name: "Silos", text: "Grain dust calls for FFP2 or FFP3 masks." }];
    const cities = new Map([...content.cities, ["hail", { ...city, sites }]]);
    expect(lines(brokenRules({ ...content, cities }))).toEqual([
      expect.stringMatching(
        /hail\.yaml: sites\.0\.text: offers a mask for "Grain", which needs FFP3/,
      ),
    ]);
  });
});

describe("a product is refused for", () => {
  test.each<readonly [string, readonly string[], string]>([
    [
      "a fall-arrest lanyard in a boom lift",
      details("single-leg-energy-absorbing-lanyard", "For platforms and boom lifts."),
      'details: says "boom lifts": on a boom lift a restraint lanyard',
    ],
    [
      "a harness with such a lanyard in a boom lift",
      details(
        "full-body-harness-two-point",
        "For anyone in a boom lift. The ring takes a lanyard.",
      ),
      'details: says "boom lift"',
    ],
    [
      "a helmet to EN 397 that stays on",
      details("type-2-safety-helmet-chin-strap", "For work that needs a helmet that stays on."),
      'details: says "stays on": a strap of EN 397 releases in a fall',
    ],
    [
      "a boom lift unless something is done",
      changed("full-body-harness-two-point", () => ({
        notFor: ["Boom lifts unless the anchor is rated"],
      })),
      'notFor.0: says "Boom lifts": on a boom lift a restraint lanyard',
    ],
    [
      "escape apparatus for entry",
      changed("full-face-mask-thread-class-3", ({ specifications }) => ({
        details: "For tank entry.",
        specifications: { ...specifications, standards: ["EN 1146:2005"] },
      })),
      'details: says "entry": escape apparatus is for leaving a place',
    ],
    [
      "a hood by the standards for clothing",
      specified("arc-flash-suit-hood-40-cal", { standards: ["ASTM F1506-22"] }),
      "specifications.standards: lacks ASTM F2178/F2178M",
    ],
    [
      "an arc suit without safety glasses",
      without("arc-flash-suit-hood-40-cal", "safety glasses"),
      "details: does not name safety glasses: every PPE category",
    ],
    [
      "an arc suit without hearing protection",
      without("arc-flash-jacket-trousers-12-cal", "hearing protection"),
      "details: does not name hearing protection",
    ],
    [
      "an arc suit without a hard hat",
      without("arc-flash-jacket-trousers-12-cal", "hard hat"),
      "details: does not name a hard hat",
    ],
    [
      "a first-aid kit to a standard without its class",
      specified("workplace-first-aid-kit-25-person", { standards: ["ANSI/ISEA Z308.1-2021"] }),
      "details: does not name Class A or Class B",
    ],
    [
      "an extinguisher without SABER",
      without("co2-extinguisher-5kg", "SABER"),
      "details: does not name SABER",
    ],
    [
      "an extinguisher without Civil Defence",
      without("co2-extinguisher-5kg", "Civil Defence"),
      "details: does not name Civil Defence",
    ],
    [
      "the name N95 without an approval",
      changed("particulate-respirator-42-cfr-84-cup", () => ({ name: "N95 Respirator" })),
      "name: needs a certificate TC-84A-…: the name is a registered mark",
    ],
    [
      "the name N95 beside an FFP class",
      specified("ffp2-cup-mask-valved", { marks: "FFP2 NR D, N95" }),
      "specifications.standards: lacks 42 CFR Part 84",
    ],
  ])("%s", (_fault, found, says) => expect(found).toContainEqual(expect.stringContaining(says)));

  test("nothing with an approval's number, a restraint lanyard or a strap of EN 12492", () => {
    const kind = "certificate" as const;
    const documents = [{ file: "front.webp", kind, number: "TC-84A-0001", public: false }];
    const name = "N95 Respirator";
    const respirator = "particulate-respirator-42-cfr-84-cup";
    expect(changed(respirator, () => ({ name, documents }))).toEqual([]);
    expect(
      details("full-body-harness-two-point", "In a boom lift with a restraint lanyard."),
    ).toEqual([]);
    expect(
      changed("type-2-safety-helmet-chin-strap", ({ specifications }) => ({
        details: "A helmet that stays on.",
        specifications: { ...specifications, standards: ["EN 12492:2012"] },
      })),
    ).toEqual([]);
    expect(
      changed("arc-flash-suit-hood-40-cal", () => ({ status: "draft", details: "Unfinished." })),
    ).toEqual([]);
  });
});
