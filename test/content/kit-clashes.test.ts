import { expect, test } from "vitest";
import { textIn } from "#content/text.ts";
import { kitList, questionsOf, type Kits, type KitTrade } from "#domain/catalogue/kit.ts";
import { catalogue, content } from "#test/support/demonstration.ts";

const kits: Kits = catalogue.kits ?? { base: [], trades: [], questions: [] };

/** Kinds of work that an answer or a trade implies, as patterns of a product's "not for". */
const conditions: Readonly<Record<string, RegExp>> = {
  welder: /hot work|welding sparks|and sparks|molten metal/,
  electrician: /on or near live electrical parts|the liner is wet/,
  "road-crew": /faster than 60 km\/h/,
  "plant-operator": /heat, flame|explosive atmospheres/,
  "night-yes": /faster than 60 km\/h/,
  "helmet-en-397": /require EN 397/,
  "helmet-ropes": /held in a fall|falls of the wearer/,
  "height-yes": /require EN 397|falls of the wearer/,
  "noise-measured": /moderate noise|a whole shift/,
  "loud-measured": /moderate noise|a whole shift|rotating machinery/,
  "noise-plugs-measured": /moderate noise|a whole shift/,
  "noise-muffs-measured": /moderate noise|a whole shift/,
  "paint-solvent": /vapour that irritates/,
};

/** Returns every combination of answers to a trade's questions. */
function answersOf(given: Kits, trade: KitTrade): readonly (readonly string[])[] {
  return questionsOf(given, trade).reduce<readonly (readonly string[])[]>(
    (ways, { choices }) => ways.flatMap((way) => [way, ...choices.map(({ id }) => [...way, id])]),
    [[]],
  );
}

/** Makes the list of each of the trades for every combination of answers. */
function listsOf(given: Kits, trades: readonly KitTrade[] = given.trades) {
  return trades.flatMap((trade) =>
    answersOf(given, trade).map((choices) => ({
      trade: trade.id,
      choices,
      products: kitList(given, trade, { trade: trade.id, people: 10, days: 30, choices }, (slug) =>
        catalogue.product(slug),
      ).lines.map(({ product }) => product.slug),
    })),
  );
}

type KitLists = ReturnType<typeof listsOf>;

const lists = listsOf(kits);

/** Returns the limits on a product's card, in English. */
const notFor = (slug: string) =>
  (content.products.get(slug)?.notFor ?? []).map((text) => textIn(text, "en"));

const distinct = (messages: readonly string[]) => [...new Set(messages)];

/** Lists products on one list that cannot be worn together. */
function clashesIn(given: KitLists): readonly string[] {
  const clashes = given.flatMap(({ trade, products }) =>
    products.flatMap((slug) =>
      (content.products.get(slug)?.notWornWith ?? [])
        .filter((otherSlug) => products.includes(otherSlug))
        .map((otherSlug) => `${trade}: ${slug} with ${otherSlug}`),
    ),
  );
  return distinct(clashes);
}

/** Lists products whose own card excludes the work of their list. */
function excludedIn(given: KitLists): readonly string[] {
  const refused = given.flatMap(({ trade, choices, products }) =>
    [trade, ...choices].flatMap((name) =>
      products.flatMap((slug) =>
        notFor(slug)
          .filter((line) => conditions[name]?.test(line))
          .map((line) => `${name}: ${slug}: ${line}`),
      ),
    ),
  );
  return distinct(refused);
}

test("no kit combines two products that cannot be worn together", () => {
  expect(lists.length).toBeGreaterThan(1000);
  expect(clashesIn(lists)).toEqual([]);
});

/** The kits with these products added to a trade, and the products that they were listed beside. */
function withItems(id: string, ...products: readonly string[]): KitLists {
  const trades = kits.trades.map((trade): KitTrade => {
    const [item] = [...trade.items, ...kits.base];
    return trade.id === id && item !== undefined
      ? {
          ...trade,
          leaves: trade.leaves.filter((slug) => !products.includes(slug)),
          items: [...trade.items, ...products.map((product) => ({ ...item, product }))],
        }
      : trade;
  });
  const changed = { ...kits, trades };
  return listsOf(
    changed,
    trades.filter((trade) => trade.id === id),
  );
}

// Lists that the demonstration once made.
test.each([
  ["demolition", "headband-ear-muffs-high-attenuation", "vented-hard-hat-type-1"],
  ["scaffolder", "neck-cape-sun-shade-hard-hat", "height-safety-helmet-en-12492"],
  ["welder", "auto-darkening-welding-helmet", "vented-hard-hat-type-1"],
])("%s with %s and %s is refused", (trade, slug, otherSlug) => {
  const clashes = clashesIn(withItems(trade, slug, otherSlug));
  expect(clashes).toContain(`${trade}: ${slug} with ${otherSlug}`);
});

test("a scaffolder's helmet to EN 12492 is refused where the client names EN 397", () => {
  const refused = excludedIn(withItems("scaffolder", "height-safety-helmet-en-12492"));
  expect(refused.join("\n")).toMatch(
    /^helmet-en-397: height-safety-helmet-en-12492: .*require EN 397/m,
  );
});

test("no kit contains a product whose own card excludes that work", () => {
  expect(excludedIn(lists)).toEqual([]);
  const names = [...kits.trades, ...kits.questions.flatMap(({ choices }) => choices)];
  expect(names.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(conditions)));
});

test("measured noise gets no protector of the highest rating", () => {
  const measured = kits.questions
    .flatMap(({ choices }) => choices)
    .filter(({ id }) => /(noise|loud).*measured/.test(id));
  expect(measured.length).toBeGreaterThan(0);
  for (const { items } of measured) {
    for (const { product } of items) {
      const { figures = [] } = content.products.get(product) ?? {};
      const [nrr] = figures
        .filter(({ id }) => id === "nrr")
        .map(({ value }) => textIn(value, "en"));
      expect([product, Number.parseInt(nrr ?? "99", 10)]).toEqual([product, expect.any(Number)]);
      expect(Number.parseInt(nrr ?? "99", 10)).toBeLessThanOrEqual(26);
    }
  }
  for (const trade of ["demolition", "plant-operator"]) {
    const questions = kits.trades.find(({ id }) => id === trade)?.asks ?? [];
    expect([trade, questions.some((id) => /noise|loud/.test(id))]).toEqual([trade, true]);
  }
});

test("a headband muff says on its card that it does not fit over a helmet", () => {
  for (const [slug, { notFor: lines, subcategory }] of content.products) {
    if (subcategory === "hearing-protection" && /headband/.test(slug)) {
      expect([slug, JSON.stringify(lines)]).toEqual([
        slug,
        expect.stringMatching(/over a hard hat/),
      ]);
      expect(JSON.stringify(lines)).toMatch(/فوق خوذة/);
    }
  }
});
