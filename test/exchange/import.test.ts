import { writeFileSync } from "node:fs";
import path from "node:path";
import readXlsxFile from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { runIn } from "#test/exchange/commands.ts";
import { contentIn, freshFolder, snapshot, written } from "#test/exchange/places.ts";
import { gloves, productIn, shop } from "#test/exchange/shop.ts";

describe("importing a price list", () => {
  it("shows every change and writes nothing without --apply", async () => {
    const { folder, slug, code, amount } = await shop();
    const before = snapshot(folder);
    const file = written("prices.csv", `Code,Price\n${code},${amount + 1}\n`);
    const { ok, text, json } = await runIn(folder, "import", [file]);
    expect(ok).toBe(true);
    expect(text).toContain("1 rows: 0 new, 1 changed, 0 the same, 0 wrong");
    expect(text).toContain(`row 2  ${code}  ${slug}\n    Price (SAR): ${amount} | ${amount + 1}`);
    expect(text).toContain("Nothing was written. Say --apply to write it.");
    expect(json).toMatchObject({
      applied: false,
      changed: [{ slug, changes: [{ old: `${amount}`, new: `${amount + 1}` }] }],
    });
    expect(snapshot(folder)).toEqual(before);
  });

  it("writes one number with --apply and leaves every other byte of every file", async () => {
    const { folder, slug, code, amount } = await shop();
    const before = snapshot(folder);
    const file = written("prices.csv", `Code,Price\n${code},${amount + 1}\n`);
    const { ok, text } = await runIn(folder, "import", [file, "--apply"]);
    expect({ ok, text }).toMatchObject({
      ok: true,
      text: expect.stringContaining("Written: 1 files") as string,
    });
    const name = `products/${slug}/product.yaml`;
    const expected = new Map(before).set(
      name,
      (before.get(name) ?? "").replace(
        `price: {amount: ${amount}}`,
        `price: {amount: ${amount + 1}}`,
      ),
    );
    expect(snapshot(folder)).toEqual(expected);
    expect(expected).not.toEqual(before);
  });

  it("leaves what a cell leaves empty, and clears what a dash clears", async () => {
    const { folder, slug } = await shop();
    const file = written("list.csv", `Slug,Price,Tags,Stock\n${slug},-,,5\n`);
    await runIn(folder, "import", [file, "--apply", "--yes"]);
    const product = (await contentIn(folder)).products.get(slug);
    expect(product?.price).toBeUndefined();
    expect(product?.order.stock).toBe(5);
    expect(productIn(folder, slug)).not.toContain("price");
  });

  it("refuses all rows for one wrong one, writes the good ones with --only-good, and reports the wrong ones", async () => {
    const { folder, slug, code } = await shop();
    const [other = ""] = gloves;
    const before = snapshot(folder);
    const file = written(
      "list.csv",
      `Slug,Code,Minimum,Stock\n${slug},${code},12 pairs,1\n${other},,,77\n`,
    );
    const report = path.join(freshFolder(), "wrong.xlsx");
    const refusal = await runIn(folder, "import", [file, "--apply", "--report", report]);
    expect(refusal.ok).toBe(false);
    expect(refusal.text).toContain(
      'row 2, column C "Minimum": "12 pairs" is no whole number; write 12',
    );
    expect(refusal.text).toContain("Nothing was written: 1 row is wrong");
    expect(snapshot(folder)).toEqual(before);
    const [sheet] = await readXlsxFile(report);
    expect(sheet?.data[0]).toEqual(["What is wrong", "Slug", "Code", "Minimum", "Stock"]);
    expect(sheet?.data[1]?.[0]).toBe('column C "Minimum": "12 pairs" is no whole number; write 12');
    expect(sheet?.data[2]?.[0]).toBeNull();
    const again = await runIn(folder, "import", [report]);
    expect(again.text).toContain("2 rows: 0 new, 1 changed, 0 the same, 1 wrong");
    const good = await runIn(folder, "import", [file, "--apply", "--only-good"]);
    expect(good.ok).toBe(true);
    const { products } = await contentIn(folder);
    expect(products.get(other)?.order.stock).toBe(77);
    expect(products.get(slug)?.order.stock).not.toBe(1);
  });

  it("asks for --yes when a price moves by more than 30 %, or more than half of all products change", async () => {
    const { folder, content, code, amount } = await shop();
    const jump = written(
      "jump.csv",
      `Code,Price\n${code},${Math.round(amount * 1.31 * 100) / 100}\n`,
    );
    const first = await runIn(folder, "import", [jump, "--apply"]);
    expect(first.ok).toBe(false);
    expect(first.text).toContain("1 price changes by more than 30 %: row 2");
    const rows = [...content.products.keys()].map((slug, at) => `${slug},${4321 + at}\n`);
    const most = written("stock.csv", `Slug,Stock\n${rows.join("")}`);
    const second = await runIn(folder, "import", [most, "--apply"]);
    expect(second.text).toContain(
      `${rows.length} of ${rows.length} products change, more than half`,
    );
    expect((await contentIn(folder)).products).toEqual(content.products);
    expect((await runIn(folder, "import", [most, "--apply", "--yes"])).ok).toBe(true);
    const less = written(
      "less.csv",
      `Code,Price\n${code},${Math.round(amount * 1.29 * 100) / 100}\n`,
    );
    expect((await runIn(folder, "import", [less, "--apply"])).ok).toBe(true);
  });

  it("makes a new product from a row, as a draft without a picture, in a folder named after it", async () => {
    const { folder } = await shop();
    const file = written(
      "new.csv",
      "Code,Name,Arabic Name,Category,Subcategory,MOQ,UOM,Price,Colours\nNEW-1,Cool Vest: Evaporative,سترة تبريد,Head Protection,Hard Hats,10,Piece,99.50,white\n",
    );
    const { ok, text } = await runIn(folder, "import", [file, "--apply"]);
    expect(ok).toBe(true);
    expect(text).toContain("NEW-1  cool-vest-evaporative  (draft)");
    const lines = productIn(folder, "cool-vest-evaporative");
    expect(lines).toMatch(
      /^# yaml-language-server: .*\n\ncode: NEW-1\nstatus: draft\ncategory: head\nsubcategory: hard-hats\nprice:\n  amount: 99.5\norder:\n  unit: each\n  minimum: 10\n/,
    );
    expect((await contentIn(folder)).products.get("cool-vest-evaporative")?.name).toEqual({
      en: "Cool Vest: Evaporative",
      ar: "سترة تبريد",
    });
    expect((await runIn(folder, "import", [file])).text).toContain("0 new, 0 changed, 1 the same");
  });

  it("says what a new row lacks, at its row", async () => {
    const { folder } = await shop();
    const file = written("new.csv", "Code,Name\nNEW-1,Vest\n");
    const { ok, text } = await runIn(folder, "import", [file]);
    expect(ok).toBe(false);
    expect(text).toContain('row 2, "Category": is missing; fill it in');
    expect(text).toContain('row 2, "Subcategory": is missing; fill it in');
  });

  it("keeps a text's other language, and matches features line by line", async () => {
    const { folder, slug } = await shop();
    const first = written(
      "a.csv",
      `Slug,Features (English),Features (Arabic),Name (Arabic)\n${slug},"One\nTwo\nThree","واحد\nاثنان",اسم\n`,
    );
    expect(await runIn(folder, "import", [first, "--apply", "--yes"])).toMatchObject({ ok: true });
    const second = written(
      "b.csv",
      `Slug,Features (English),Name (English)\n${slug},"Three\nOne","Name: new"\n`,
    );
    expect(await runIn(folder, "import", [second, "--apply"])).toMatchObject({ ok: true });
    const product = (await contentIn(folder)).products.get(slug);
    expect(product?.features).toEqual([{ en: "Three" }, { en: "One", ar: "واحد" }]);
    expect(product?.name).toEqual({ en: "Name: new", ar: "اسم" });
    const third = written("c.csv", `Slug,Features (Arabic)\n${slug},"١\n٢\n٣"\n`);
    expect((await runIn(folder, "import", [third])).text).toContain(
      'row 2, column B "Features (Arabic)": "١ / ٢ / ٣" has 3 lines, but there are 2 in the first language; make them match',
    );
  });

  it("tells what a rule says of the result at its row and column, and what it says of other files by itself", async () => {
    const { folder, slug, code } = await shop();
    const file = written("list.csv", `Code,Minimum,Stock\n${code},7,9\n`);
    const rules = (content: Parameters<NonNullable<Parameters<typeof runIn>[3]>>[0]) =>
      content.products.get(slug)?.order.minimum === 7
        ? [
            {
              file: `products/${slug}/product.yaml`,
              path: ["order", "minimum"],
              message: "is no multiple of the pack",
            },
            { file: "redirects.yaml", path: [], message: "loops" },
          ]
        : [{ file: "company.yaml", path: [], message: "was wrong before" }];
    const { ok, text } = await runIn(folder, "import", [file, "--apply", "--only-good"], rules);
    expect(ok).toBe(false);
    expect(text).toContain('row 2, column B "Minimum": is no multiple of the pack');
    expect(text).toContain("redirects.yaml: loops");
    expect(text).not.toContain("was wrong before");
  });

  it("follows a map for headers that nobody knows, and names what is wrong with the map", async () => {
    const { folder, code } = await shop();
    const file = written("list.csv", `Art.-Nr.,Bestand,Preis\n${code},31,1\n`);
    const map = written("map.yaml", "Art.-Nr.: code\nBestand: stock\nPreis: ~\n");
    const { text } = await runIn(folder, "import", [file, "--map", map]);
    expect(text).toContain("Stock: ");
    expect(text).not.toContain("Price");
    const wrong = written("map.yaml", "Art.-Nr.: code\nBestand: stok\n");
    expect((await runIn(folder, "import", [file, "--map", wrong])).text).toMatch(
      /map\.yaml:2:1: there is no column "stok"; nearest is "stock"/,
    );
  });

  it("refuses to import over content that is broken, with file, line and column", async () => {
    const { folder, slug } = await shop();
    writeFileSync(path.join(folder, "products", slug, "product.yaml"), "code: [\n");
    const { ok, text } = await runIn(folder, "import", [written("a.csv", "Code\nX\n"), "--apply"]);
    expect(ok).toBe(false);
    expect(text).toMatch(new RegExp(`^products/${slug}/product\\.yaml:\\d+:\\d+: `));
  });
});
