import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { runIn } from "#test/exchange/commands.ts";
import { contentIn, written } from "#test/exchange/places.ts";
import { gloves, productIn, shop } from "#test/exchange/shop.ts";

const rows = Array.from(
  { length: 30 },
  (_, index) => `MX-${100 + index},Glove model ${index},Maxco,PRS,${12 + index},40`,
);
const list = () =>
  written(
    "maxco.csv",
    `Item No,Item Description,Brand,UOM,List Price,Qty on Hand\n${rows.join("\n")}\n`,
  );
const map = (defaults: string) =>
  written(
    "map.yaml",
    `columns:\n  Item No: code\n  Item Description: name-en\n  List Price: price\n  Qty on Hand: ~\n${defaults}`,
  );

describe("a maker's price list", () => {
  it("tells a cause once, with its rows and a way to mend it for all", async () => {
    const { folder } = await shop();
    const { ok, text } = await runIn(folder, "import", [list(), "--map", map("")]);
    expect(ok).toBe(false);
    const wrong = text.slice(text.indexOf("Wrong:"), text.indexOf("Not in the file")).trim();
    expect(wrong.split("\n")).toEqual([
      "Wrong:",
      '  30 rows (2 to 31), "Category": is missing; fill it in, or give it for all new products with --defaults category=...',
      '  30 rows (2 to 31), "Subcategory": is missing; fill it in, or give it for all new products with --defaults subcategory=...',
    ]);
  });

  it("takes values for all new products, and makes drafts with holes", async () => {
    const { folder } = await shop();
    const { ok, text } = await runIn(folder, "import", [
      list(),
      "--map",
      map("defaults:\n  category: hand\n"),
      "--apply",
    ]);
    expect([ok, text]).toEqual([true, expect.stringContaining("30 new")]);
    expect(text).toContain("30 new products have no minimum: it is 1 until somebody writes it");
    const { categories } = await contentIn(folder).then((content) => content.categories);
    const hand = categories.find(({ id }) => id === "hand");
    expect((await contentIn(folder)).products.get("glove-model-3")).toMatchObject({
      code: "MX-103",
      status: "draft",
      category: "hand",
      subcategory: hand?.subcategories[0]?.id,
      brand: { name: "Maxco" },
      order: { unit: "pair", minimum: 1 },
      price: { amount: 15 },
    });
  });

  it("lets a cell of the file win over a value for all, and leaves known products alone", async () => {
    const { folder, slug, code } = await shop();
    const before = productIn(folder, slug);
    const file = written("a.csv", `Code,Name,Category,Minimum\n${code},,,\nNEW-1,Vest,head,\n`);
    const options = ["--defaults", "category=hand, minimum=24,status=draft", "--apply"];
    expect((await runIn(folder, "import", [file, ...options])).text).toContain("1 new, 0 changed");
    expect(productIn(folder, slug)).toBe(before);
    expect((await contentIn(folder)).products.get("vest")).toMatchObject({
      category: "head",
      order: { minimum: 24 },
    });
  });

  it.each([
    ["colour=red", '--defaults: there is no column "colour"; nearest is "colours"'],
    ["category=hnd", '--defaults: category: "hnd" is no category'],
    ["category", '--defaults: write them as category=hand,unit=pair; found "category"'],
  ])("refuses %s for all rows once", async (defaults, sentence) => {
    const { folder } = await shop();
    const { ok, text } = await runIn(folder, "import", [list(), "--defaults", defaults]);
    expect(ok).toBe(false);
    expect(text.split(sentence)).toHaveLength(2);
  });

  it("is remembered by the maker's name", async () => {
    const { folder } = await shop();
    const first = [list(), "--map", map(""), "--defaults", "category=hand", "--maker", "maxco"];
    await runIn(folder, "import", first);
    const kept = path.join(folder, "price-lists", "maxco.yaml");
    expect(existsSync(kept)).toBe(false);
    expect((await runIn(folder, "import", [...first, "--apply"])).text).toContain(
      "price-lists/maxco.yaml: remembers how this list is read",
    );
    expect(readFileSync(kept, "utf8")).toBe(
      "# yaml-language-server: $schema=../schemas/price-list.schema.json\n\ncolumns:\n  Item No: code\n  Item Description: name-en\n  List Price: price\n  Qty on Hand: null\ndefaults:\n  category: hand\n",
    );
    const again = await runIn(folder, "import", [list(), "--maker", "maxco"]);
    expect(again.text).toContain("0 new, 0 changed, 30 the same");
    expect((await runIn(folder, "import", [list(), "--maker", "other"])).text).toBe(
      "price-lists/other.yaml: there is no such file; the first time add --map MAP.yaml",
    );
    expect((await runIn(folder, "import", [list(), "--maker", "../x"])).text).toContain(
      '--maker: "../x"',
    );
  });
});

it("asks before it replaces a long text by a short one", async () => {
  const { folder } = await shop();
  const [slug = ""] = gloves;
  const before = productIn(folder, slug);
  const file = written("b.csv", `Slug,Description\n${slug},Glove\n`);
  const asked = await runIn(folder, "import", [file, "--apply"]);
  expect(asked.ok).toBe(false);
  expect(asked.text).toMatch(
    /Asks for --yes:\n {2}1 long text becomes short: row 2 \S+ Description \(English\) \d+ -> 5 characters/,
  );
  expect(productIn(folder, slug)).toBe(before);
});
