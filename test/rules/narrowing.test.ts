import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  facetKeys,
  readCompared,
  readNarrowing,
  sortings,
  tellNarrowing,
  type FacetKey,
  type Knows,
} from "#domain/catalogue/narrowing.ts";
import {
  choicesIn,
  facetsOf,
  knownIn,
  mostValues,
  narrowed,
  waysOut,
} from "#domain/catalogue/facets.ts";
import { sizesIn } from "#domain/catalogue/size-range.ts";
import { sorted } from "#domain/catalogue/sorted.ts";
import { catalogue } from "#test/support/demonstration.ts";

const { products } = catalogue;
const choices = choicesIn(catalogue);
const knows = knownIn(catalogue);

const value = fc
  .constantFrom(...facetKeys.filter((key) => choices[key].length > 0))
  .chain((key) => fc.tuple(fc.constant(key), fc.constantFrom(...choices[key])));
const picked = fc.array(value, { maxLength: 4 });

function queryOf(pairs: readonly (readonly [string, string])[]) {
  return new URLSearchParams(pairs.map(([key, id]) => [key, id]));
}

const has = (slug: string, key: FacetKey, id: string) => {
  const product = catalogue.product(slug);
  return product !== undefined && catalogue.facetValues(product)[key].has(id);
};

describe("an address that narrows the shop", () => {
  test("has one canonical form for any order and repetition", () => {
    fc.assert(
      fc.property(picked, fc.array(fc.nat()), (pairs, order) => {
        const mixed = pairs.toSorted(
          ([, a], [, b]) => (order[a.length] ?? 0) - (order[b.length] ?? 0),
        );
        const once = tellNarrowing(readNarrowing(queryOf(pairs), knows));
        expect(tellNarrowing(readNarrowing(queryOf([...mixed, ...pairs]), knows))).toEqual(once);
        expect(tellNarrowing(readNarrowing(queryOf(once), knows))).toEqual(once);
      }),
    );
  });

  test("names unknown facets", () => {
    fc.assert(
      fc.property(fc.constantFrom(...facetKeys), fc.string(), (key, junk) => {
        const odd = `#${junk.replaceAll(",", "")}`;
        const told = tellNarrowing(readNarrowing(queryOf([[key, odd]]), knows));
        expect(told).toEqual([["unknown", key]]);
      }),
    );
    const asked = new URLSearchParams("sort=evil&view=grid&x=1&unknown=size,nothing");
    expect(tellNarrowing(readNarrowing(asked, knows))).toEqual([["unknown", "size"]]);
  });

  test("accepts sizes that no product has", () => {
    const asked = new URLSearchParams("size=49&size=XL,one-size,4444");
    expect(tellNarrowing(readNarrowing(asked, knows))).toEqual([
      ["size", "49,one-size,xl"],
      ["unknown", "size"],
    ]);
  });

  test("compares existing products", () => {
    const slugs = products.slice(0, 6).map(({ slug }) => slug);
    const asked = new URLSearchParams({ compare: ["none", ...slugs].join(",") });
    const compared = readCompared(asked, (slug) => slugs.includes(slug));
    expect(compared).toEqual(slugs.toSorted());
  });
});

describe("the facets of the demonstration", () => {
  test("count exactly for every choice", () => {
    fc.assert(
      fc.property(picked, (pairs) => {
        const narrowing = readNarrowing(queryOf(pairs), knows);
        const { chosen } = narrowing;
        const slow = (except?: FacetKey) =>
          products.filter(({ slug }) =>
            [...chosen].every(
              ([key, ids]) => key === except || ids.some((id) => has(slug, key, id)),
            ),
          );
        expect(narrowed(products, chosen, catalogue)).toEqual(slow());
        for (const { key, values, further } of facetsOf(products, narrowing, catalogue)) {
          const others = slow(key);
          for (const { id, count, isChosen } of values) {
            expect([key, id, count]).toEqual([
              key,
              id,
              others.filter(({ slug }) => has(slug, key, id)).length,
            ]);
            // A value of all products or of none splits nothing.
            expect(isChosen || (count > 0 && count < others.length)).toBe(true);
            expect(isChosen).toBe(chosen.get(key)?.includes(id) ?? false);
          }
          expect(further === 0 || values.length === mostValues).toBe(true);
        }
        for (const { key, count } of waysOut(products, narrowing, catalogue)) {
          expect(count).toBe(slow(key).length);
        }
      }),
    );
  });

  test("list every value that splits the products", () => {
    const narrowing = readNarrowing(new URLSearchParams(), knows);
    const vocabulary = catalogue.facetVocabulary();
    const offered = new Map(
      facetsOf(products, narrowing, catalogue).map(({ key, values, further }) => [
        key,
        values.length + further,
      ]),
    );
    for (const key of facetKeys) {
      expect([key, offered.get(key) ?? 0]).toEqual([key, vocabulary[key].size]);
    }
  });

  test("omit values that all products of a listing have", () => {
    const [first] = products;
    const narrowing = readNarrowing(new URLSearchParams(), knows);
    expect(facetsOf(first ? [first] : [], narrowing, catalogue)).toEqual([]);
    expect(facetsOf([], narrowing, catalogue)).toEqual([]);
  });
});

describe("an order", () => {
  test.each(sortings)("by %s keeps every product", (sort) => {
    const ordered = sorted(products, sort, "en");
    expect(ordered.map(({ slug }) => slug).toSorted()).toEqual(
      products.map(({ slug }) => slug).toSorted(),
    );
    expect(sorted(products, undefined, "en")).toBe(products);
  });

  test("by price puts products without a price last", () => {
    const prices = sorted(products, "price", "en").map(({ price }) => price?.amount ?? Infinity);
    expect(prices).toEqual(prices.toSorted((a, b) => (a === b ? 0 : a - b)));
    expect(prices.at(-1)).toBe(Infinity);
    const down = sorted(products, "price-down", "en").map(({ price }) => price?.amount ?? 0);
    expect(down).toEqual(down.toSorted((a, b) => b - a));
    expect(down.at(-1)).toBe(0);
  });

  test("is part of an address in both directions", () => {
    const knowsPrices: Knows = (key, id) => (key === "price" ? id === "listed" : knows(key, id));
    for (const sort of sortings) {
      expect(readNarrowing(new URLSearchParams({ sort }), knowsPrices).sort).toBe(sort);
    }
    expect(readNarrowing(new URLSearchParams({ sort: "price" }), knows).sort).toBeUndefined();
    for (const sort of ["down", "-down", "name-up", "price-down-down", "NAME"]) {
      expect(readNarrowing(new URLSearchParams({ sort }), knows).sort).toBeUndefined();
    }
  });

  test("by name or code is reversed by the opposite", () => {
    for (const by of ["name", "minimum"] as const) {
      const values = (sort: typeof by | `${typeof by}-down`) =>
        sorted(products, sort, "en").map(({ name, order }) =>
          by === "name" ? name : order.minimum,
        );
      expect(values(`${by}-down`)).toEqual(values(by).toReversed());
    }
  });
});

describe("sizes as texts", () => {
  test.each([
    ["8 (M) to 11 (2XL)", "8 9 10 11 m l xl 2xl"],
    ["7 (S) to 11 (2XL)", "7 8 9 10 11 s m l xl 2xl"],
    ["9 (L); 8 (M) on request", "9 8 l m"],
    ["10 (XL)", "10 xl"],
    ["10.5 (broad fit)", "10.5"],
    ["S, M and L", "s m l"],
    ["S-M, L-XL, 2XL", "s m l xl 2xl"],
    ["S/M and M/L", "s m l"],
    ["S to 5XL; regular and tall trousers", "s m l xl 2xl 3xl 4xl 5xl"],
    ["EU 39-41 (US 6-14)", "39 40 41"],
    ["M (to EU 41), L (to EU 44), XL (to EU 47)", "m l xl"],
    ["M to 3XL, length 120 cm", "m l xl 2xl 3xl"],
    ["S-L, XL-2XL (waist 80-140 cm)", "s m l xl 2xl"],
    ["One size, twin bayonet", "one-size"],
    ["Mask in S, M and L", "s m l"],
    ["9 L charge, 600 mm high", ""],
    ["58 L and 103 L of gas", ""],
    ["Bin 120 L, 480 × 550 × 930 mm", ""],
    ["52-64 cm head, adjustable", ""],
    ["1.8 m (6 ft)", ""],
    ["10 lb (4.5 kg) charge", ""],
    ["By body weight, on the label", ""],
  ])("%s", (words, ids) => {
    expect(sizesIn(words).join(" ")).toBe(ids);
  });

  test("and as scales", () => {
    expect(sizesIn({ scale: "eu-shoe", from: 46, to: 47 })).toEqual(["46", "47"]);
    expect(sizesIn({ scale: "letter", from: "S", to: "XL" })).toEqual(["s", "m", "l", "xl"]);
    expect(sizesIn(undefined)).toEqual([]);
  });

  test("are parsed for every product with a scale", () => {
    for (const { slug, specifications } of products) {
      if (typeof specifications.sizes === "object") {
        expect([slug, specifications.chosenSizes.length > 1]).toEqual([slug, true]);
      }
    }
  });
});
