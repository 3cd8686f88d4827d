import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Product } from "#domain/catalogue/product.ts";
import { kitList, orderFor, questionsOf, type Crew } from "#domain/catalogue/kit.ts";
import type { KitItem, Kits, KitTrade } from "#domain/catalogue/kit.ts";
import { catalogue } from "#test/support/demonstration.ts";

const { kits } = catalogue;
if (!kits) {
  throw new Error("The demonstration keeps no kits");
}

const productOf = (slug: string): Product | undefined => catalogue.product(slug);

function tradeOf(id: string): KitTrade {
  const found = kits?.trades.find((trade) => trade.id === id);
  if (!found) {
    throw new Error(`There is no trade ${id}`);
  }
  return found;
}

function listFor(crew: Crew) {
  return kitList(kits as Kits, tradeOf(crew.trade), crew, productOf);
}

function quantityOf(crew: Crew, slug: string) {
  const line = listFor(crew).lines.find(({ product }) => product.slug === slug);
  return line && { need: line.need, quantity: line.quantity };
}

describe("a list for a crew", () => {
  const welders = { trade: "welder", people: 20, days: 10, choices: ["fume-mild-steel"] };

  test("counts consumables by the day and rounds up to the minimum and whole packs", () => {
    expect(quantityOf(welders, "ffp3-fold-mask-valved")).toEqual({ need: 200, quantity: 200 });
    expect(quantityOf(welders, "welding-gauntlets-type-a-cow-split")).toEqual({
      need: 20,
      quantity: 54,
    });
  });

  test("adds a reserve of durable goods and rounds groups of people up", () => {
    const electricians = { trade: "electrician", people: 7, days: 30, choices: ["voltage-1000"] };
    expect(quantityOf(electricians, "insulating-gloves-class-0-1000v")).toEqual({
      need: 8,
      quantity: 10,
    });
    expect(quantityOf(electricians, "two-pole-voltage-detector-1000v")?.need).toBe(2);
  });

  test("excludes products that a trade or an answer replaces", () => {
    const slugs = (crew: Crew) => listFor(crew).lines.map(({ product }) => product.slug);
    expect(slugs(welders)).not.toContain("class-2-safety-vest-lime");
    const hot = { ...welders, choices: ["heat-yes"] };
    expect(slugs(hot)).not.toContain("neck-cape-sun-shade-hard-hat");
    expect(slugs({ ...hot, trade: "steel-fixer" })).toContain("neck-cape-sun-shade-hard-hat");
  });

  test("lists a product once, with every reason and the larger need", () => {
    const crew = { trade: "demolition", people: 10, days: 30, choices: ["dust-silica"] };
    const lines = listFor(crew).lines.filter(({ product }) => product.slug.startsWith("ffp3"));
    expect(lines.map(({ need }) => need)).toEqual([300]);
  });

  test.each([
    ["voltage-unknown", "electrician", /insulating-gloves/],
    ["arc-unknown", "electrician", /^arc-/],
    ["paint-two-part", "painter", /half-mask|filters/],
    ["tank-air-open", "tank-cleaner", /full-face|filters/],
    ["fume-enclosed", "welder", /ffp|half-mask/],
  ])("explains why %s needs a person and lists nothing for it", (choice, trade, what) => {
    const { lines, stops } = listFor({ trade, people: 5, days: 5, choices: [choice] });
    expect(stops).toHaveLength(1);
    expect(lines.filter(({ product }) => what.test(product.slug))).toEqual([]);
  });

  test("names needs without a product that is still supplied", () => {
    const withdrawn = (slug: string): Product | undefined => {
      const product = productOf(slug);
      return product && slug.startsWith("ffp3") ? { ...product, status: "withdrawn" } : product;
    };
    const { lines, unsupplied } = kitList(kits, tradeOf("welder"), welders, withdrawn);
    expect(unsupplied).toEqual(["Welding fume, one mask for each shift"]);
    expect(lines.map(({ product }) => product.slug)).not.toContain("ffp3-fold-mask-valved");
  });

  test("names the required questions", () => {
    const open = (choices: readonly string[]) =>
      listFor({ trade: "electrician", people: 5, days: 5, choices }).open.map(({ id }) => id);
    expect(open([])).toEqual(["voltage", "arc"]);
    expect(open(["voltage-1000", "arc-unknown"])).toEqual([]);
  });
});

test("gives a welder nothing to wear that must not meet sparks, for any answers", () => {
  const trade = tradeOf("welder");
  const choices = questionsOf(kits, trade).flatMap((asked) => asked.choices.map(({ id }) => id));
  const { lines } = listFor({ trade: trade.id, people: 10, days: 10, choices });
  const worn = lines.filter(({ product }) =>
    ["head", "body", "fall"].includes(product.category.id),
  );
  expect(worn.length).toBeGreaterThan(2);
  for (const { product } of worn) {
    expect(product.notFor.filter((limit) => /spark|hot work|flame/.test(limit))).toEqual([]);
  }
});

test("is rounded once: a day more than a service life adds what is used in that day", () => {
  const gauntlets = (days: number) =>
    quantityOf(
      { trade: "welder", people: 10, days, choices: [] },
      "welding-gauntlets-type-a-cow-split",
    )?.need;
  expect([30, 31, 60].map(gauntlets)).toEqual([10, 11, 20]);
});

test("gives every item a service life", () => {
  const parts = [...kits.trades, ...kits.questions.flatMap(({ choices }) => choices)];
  const items = [...kits.base, ...parts.flatMap((part) => part.items)];
  expect(items.filter(({ every }) => every < 1)).toEqual([]);
  expect(items.length).toBeGreaterThan(60);
});

/** Reads the need of an item exactly, before it is rounded. */
function exactNeed(item: KitItem, { people, days }: Crew): number {
  const worn = Math.ceil(people / item.people) * item.each;
  return worn * Math.max(1, days / item.every) * (1 + item.spare / 100);
}

const anyCrew = fc.constantFrom(...kits.trades).chain((trade) =>
  fc.record({
    trade: fc.constant(trade.id),
    people: fc.integer({ min: 1, max: 5000 }),
    days: fc.integer({ min: 1, max: 365 }),
    choices: fc
      .tuple(
        ...questionsOf(kits, trade).map(({ choices }) =>
          fc.constantFrom(undefined, ...choices.map(({ id }) => id)),
        ),
      )
      .map((answers) => answers.filter((id) => id !== undefined)),
  }),
);

test("needs the exact amount rounded up once, and no more a day later, for any crew and answers", () => {
  fc.assert(
    fc.property(anyCrew, (crew) => {
      const trade = tradeOf(crew.trade);
      const chosen = questionsOf(kits, trade)
        .flatMap(({ choices }) => choices)
        .filter(({ id }) => crew.choices.includes(id));
      const items = [kits.base, trade.items, ...chosen.map((choice) => choice.items)].flat();
      const { lines } = listFor(crew);
      expect(new Set(lines.map(({ product }) => product.slug)).size).toBe(lines.length);
      const later = listFor({ ...crew, days: crew.days + 1 }).lines;
      for (const [index, { product, need, quantity }] of lines.entries()) {
        const same = items.filter((item) => item.product === product.slug);
        const exact = Math.max(...same.map((item) => exactNeed(item, crew)));
        expect(need).toBeGreaterThanOrEqual(exact - 1e-6);
        expect(need).toBeLessThan(exact + 1);
        const daily = exact / Math.max(1, crew.days / Math.max(...same.map(({ every }) => every)));
        expect((later[index]?.need ?? 0) - need).toBeLessThanOrEqual(daily + 1);
        expect(quantity).toBeGreaterThanOrEqual(need);
        expect(quantity % product.order.pack).toBe(0);
      }
    }),
    { numRuns: 1000 },
  );
});

test("orders the smallest number of whole packs that covers the need and the minimum", () => {
  const orders = fc.record({
    pack: fc.integer({ min: 1, max: 300 }),
    times: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), orders, (need, { pack, times }) => {
      const minimum = pack * times;
      const quantity = orderFor(need, { unit: "each", pack, minimum });
      expect(quantity % pack).toBe(0);
      expect(quantity).toBeGreaterThanOrEqual(Math.max(need, minimum));
      expect(quantity - pack).toBeLessThan(Math.max(need, minimum));
    }),
  );
});
