import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { parse } from "yaml";
import { describe, expect, it } from "vitest";
import { editYaml } from "#publishing/exchange/edit-yaml.ts";
import { productKeyOrder } from "#publishing/exchange/product-yaml.ts";
import { nastyText } from "#test/exchange/nasty.ts";

const folder = "content/products";
const texts = readdirSync(folder).map((slug) =>
  readFileSync(`${folder}/${slug}/product.yaml`, "utf8"),
);

/** The top-level keys with all the bytes up to the next one. */
function parts(text: string): ReadonlyMap<string, string> {
  const starts = [...text.matchAll(/^([A-Za-z]+):/gm)];
  return new Map(
    starts.map((match, at) => [match[1] ?? "", text.slice(match.index, starts[at + 1]?.index)]),
  );
}

const entry = fc.oneof(
  nastyText,
  fc.record({ en: nastyText, ar: nastyText }),
  fc.record({ en: nastyText }),
);

const edits = fc.record(
  {
    code: nastyText,
    price: fc.record({ amount: fc.integer({ min: 1, max: 9999 }) }),
    name: entry,
    use: entry,
    details: entry,
    brand: fc.record({ name: nastyText, origin: nastyText }),
    features: fc.array(entry, { maxLength: 8 }),
    tags: fc.constantFrom([], ["heat"], ["heat", "welding"]),
    specifications: fc.record({
      material: entry,
      weight: fc.constant({ value: 3, unit: "kg" }),
      colours: fc.constant(["red"]),
    }),
    order: fc.record({
      unit: fc.constantFrom("pair", "box"),
      pack: fc.constant(1),
      minimum: fc.nat(),
      stock: fc.nat(),
    }),
    soldAs: fc.constant(undefined),
    availability: fc.constantFrom(undefined, { state: "low" }, { state: "on-order", leadDays: 3 }),
  },
  { requiredKeys: [] },
);

describe("editing a product's file", () => {
  it("changes what was asked and keeps every other byte, for every product and any text", () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), edits, (text, change) => {
        const before = parse(text) as Record<string, unknown>;
        const next = Object.fromEntries(
          Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined),
        );
        const result = editYaml(text, next, productKeyOrder);
        expect(result).toBeDefined();
        expect(parse(result ?? "")).toEqual(next);
        const now = parts(result ?? "");
        for (const [key, part] of parts(text)) {
          if (!(key in change)) {
            expect(now.get(key)).toBe(part);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  const kept = `# ours
code: "0012"   # never change

order: {unit: pair,   pack: 12, minimum: 24}   # by the dozen
name:
  # checked by Ali
  en: 'Riding boot'   # short
  ar: حذاء
brand:
features: # five at most
  - one   # first
  - {en: two, ar: اثنان}
details: |
  Long text.

  Second part.
price: {amount: 18.50, was: 37.00}
`;

  function edited(
    change: (value: Record<string, Record<string, unknown>>) => void,
    text = kept,
  ): string {
    const value = parse(text) as Record<string, Record<string, unknown>>;
    change(value);
    return editYaml(text, value, productKeyOrder) ?? "refused";
  }

  it("touches one number in a line of braces and leaves its spaces and comment", () => {
    expect(edited(({ order }) => Object.assign(order ?? {}, { minimum: 36 }))).toBe(
      kept.replace("minimum: 24", "minimum: 36"),
    );
  });

  it("adds a key to braces where it belongs, and takes one out", () => {
    expect(edited(({ order }) => Object.assign(order ?? {}, { stock: 5 }))).toBe(
      kept.replace("minimum: 24}", "minimum: 24, stock: 5}"),
    );
    expect(edited(({ price }) => Object.assign(price ?? {}, { was: undefined }))).toBe(
      kept.replace("18.50, was: 37.00", "18.50"),
    );
    expect(edited(({ order }) => Object.assign(order ?? {}, { unit: undefined }))).toBe(
      kept.replace("unit: pair,   ", ""),
    );
  });

  it("keeps comments inside a key of which another part changes", () => {
    expect(edited(({ name }) => Object.assign(name ?? {}, { ar: "حذاء طويل" }))).toBe(
      kept.replace("ar: حذاء", "ar: حذاء طويل"),
    );
    expect(edited(({ name }) => Object.assign(name ?? {}, { en: "Boot: tall" }))).toBe(
      kept.replace("'Riding boot'", '"Boot: tall"'),
    );
  });

  it("fills a key that is empty, replaces a long text, removes a key with its lines", () => {
    expect(edited((value) => Object.assign(value, { brand: { name: "X" } }))).toBe(
      kept.replace("brand:\n", "brand:\n  name: X\n"),
    );
    expect(edited((value) => Object.assign(value, { details: "Short." }))).toBe(
      kept.replace("|\n  Long text.\n\n  Second part.\n", "Short.\n"),
    );
    expect(edited((value) => Object.assign(value, { details: undefined }))).toBe(
      kept.replace("details: |\n  Long text.\n\n  Second part.\n", ""),
    );
  });

  it("adds a key between its neighbours", () => {
    expect(edited((value) => Object.assign(value, { status: "draft" }))).toBe(
      kept.replace("# never change\n", "# never change\nstatus: draft\n"),
    );
  });

  it("keeps Windows' line ends and a file without a last line end", () => {
    const windows = kept.replaceAll("\n", "\r\n");
    expect(edited((value) => Object.assign(value, { status: "draft" }), windows)).toBe(
      windows.replace("# never change\r\n", "# never change\r\nstatus: draft\r\n"),
    );
    expect(edited((value) => Object.assign(value, { tags: ["heat"] }), kept.trimEnd())).toBe(
      `${kept}tags: [heat]\n`,
    );
  });

  describe("lists", () => {
    const crews = `base:
  # for everybody
  - product: helmet   # white
    spare: 5
  # by the welders
  - product: mask
    reason: {en: Fumes, ar: أدخنة}   # checked

  - product: gloves   # by size

  # at night
  - product: vest
    every: 90
after: 1
`;
    type Crews = Record<string, Record<string, unknown>[]>;
    const changedItems = (
      change: (items: Record<string, unknown>[]) => readonly unknown[],
      text = crews,
    ) => {
      const value = parse(text) as Crews;
      return editYaml(text, { ...value, base: change(value["base"] ?? []) }, productKeyOrder);
    };

    it("removes an item with its lines, and leaves the comments of the others", () => {
      expect(changedItems((items) => items.filter(({ product }) => product !== "mask"))).toBe(
        crews.replace(/ {2}- product: mask\n.*checked\n/, ""),
      );
    });

    it("adds an item between others, first and last", () => {
      const rope = { product: "rope", reason: { en: "Falls: all" } };
      const written = `  - product: rope\n    reason:\n      en: "Falls: all"\n`;
      expect(changedItems((items) => items.toSpliced(2, 0, rope))).toBe(
        crews.replace("# checked\n", `# checked\n${written}`),
      );
      expect(changedItems((items) => items.toSpliced(0, 0, rope))).toBe(
        crews.replace("  - product: helmet", `${written}  - product: helmet`),
      );
      expect(changedItems((items) => items.concat(rope))).toBe(
        crews.replace("every: 90\n", `every: 90\n${written}`),
      );
    });

    it("changes an item beside another that goes", () => {
      const change = (items: Record<string, unknown>[]) =>
        items
          .filter(({ product }) => product !== "helmet")
          .map((item) => (item["product"] === "vest" ? { ...item, every: 60 } : item));
      expect(changedItems(change)).toBe(
        crews.replace(/ {2}- product: helmet.*\n.*\n/, "").replace("every: 90", "every: 60"),
      );
    });

    it("moves an item, and leaves the comments of the others", () => {
      const change = (items: Record<string, unknown>[]) => [
        ...items.slice(1),
        ...items.slice(0, 1),
      ];
      expect(changedItems(change)).toBe(
        crews
          .replace("  - product: helmet   # white\n    spare: 5\n", "")
          .replace("every: 90\n", "every: 90\n  - product: helmet\n    spare: 5\n"),
      );
    });

    it("edits a file that is a list", () => {
      const places = "# ours\n- id: a   # first\n- id: b\n";
      expect(editYaml(places, [{ id: "a" }, { id: "c" }, { id: "b" }], productKeyOrder)).toBe(
        "# ours\n- id: a   # first\n- id: c\n- id: b\n",
      );
    });

    it("gives every list of the crews' file any other items", () => {
      const text = readFileSync("content/kits.yaml", "utf8");
      const before = parse(text) as Crews;
      const base = before["base"] ?? [];
      const added = fc.record({ product: nastyText, reason: fc.record({ en: nastyText }) });
      const items = fc.tuple(fc.shuffledSubarray(base), fc.array(added, { maxLength: 3 }));
      fc.assert(
        fc.property(items, ([remaining, more]) => {
          const next = { ...before, base: [...remaining, ...more] };
          const result = editYaml(text, next, productKeyOrder) ?? "refused";
          expect(parse(result)).toEqual(next);
          expect(result.slice(result.indexOf("\ntrades:"))).toBe(
            text.slice(text.indexOf("\ntrades:")),
          );
        }),
        { numRuns: 12 },
      );
    });
  });

  it("refuses what it cannot change without touching other lines", () => {
    expect(edited((value) => Object.assign(value, { a: 2 }), "a: &x 1\nb: *x\n")).toBe("refused");
  });
});
