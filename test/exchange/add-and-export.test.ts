import path from "node:path";
import readXlsxFile from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { runIn } from "#test/exchange/commands.ts";
import { contentIn, freshFolder, snapshot } from "#test/exchange/places.ts";
import { gloves, productIn, shop } from "#test/exchange/shop.ts";

describe("adding a product", () => {
  it("makes a draft that reads without an error and explains its keys", async () => {
    const { folder } = await shop();
    const { ok, text } = await runIn(folder, "add", [
      "cool-vest",
      "--category",
      "Head Protection",
      "--subcategory",
      "bump-caps",
    ]);
    expect(ok).toBe(true);
    expect(text).toContain("products/cool-vest/product.yaml: a draft in bump-caps");
    expect((await contentIn(folder)).products.get("cool-vest")).toMatchObject({
      status: "draft",
      category: "head",
      subcategory: "bump-caps",
    });
    for (const key of [
      "rank",
      "brand",
      "certificate",
      "saber",
      "price",
      "soldAs",
      "notFor",
      "figures",
      "documents",
      "codes",
      "likeness",
      "needs",
      "replacedBy",
    ]) {
      expect(productIn(folder, "cool-vest")).toMatch(new RegExp(`^# ${key}:`, "m"));
    }
  });

  it.each([
    [
      ["vented-hard-hat", "--category", "hed"],
      '--category: "hed" is no category; nearest is "head"',
    ],
    [
      ["a", "--category", "head", "--subcategory", "bump-cap"],
      '--subcategory: "bump-cap" is no subcategory; nearest is "bump-caps"',
    ],
    [["Cool Vest", "--category", "head"], '"Cool Vest" is no slug'],
    [[gloves[1] ?? "", "--category", "head"], "is there already"],
    [["a"], "--category is missing; it is one of head, body"],
    [[], "expected one name"],
  ])("refuses %j with a sentence", async (args, sentence) => {
    const { folder } = await shop();
    const before = snapshot(folder);
    const { ok, text } = await runIn(folder, "add", args);
    expect(ok).toBe(false);
    expect(text).toContain(sentence);
    expect(snapshot(folder)).toEqual(before);
  });
});

describe("exporting", () => {
  it("writes the columns that were asked for, and always the slug", async () => {
    const { folder, content } = await shop();
    const file = path.join(freshFolder(), "p.xlsx");
    const { ok, text } = await runIn(folder, "export", [
      file,
      "--columns",
      "price,minimum,stock",
      "--language",
      "ar",
    ]);
    expect({ ok, text }).toEqual({
      ok: true,
      text: `${file}: ${content.products.size} products, 4 columns written.`,
    });
    const [products, help] = await readXlsxFile(file);
    expect(products?.data[0]).toEqual(["المعرّف", "السعر (ريال)", "الحد الأدنى للطلب", "المخزون"]);
    expect(help?.data.flat()).toContain("hard-hats");
  });

  it.each([
    [["a.xlsx", "--columns", "prise"], 'there is no column "prise"; nearest is "price"'],
    [["a.xlsx", "--language", "fr"], '--language: "fr" is not known; write en or ar'],
    [["a.pdf"], "the name must end in .xlsx or .csv"],
    [["a.xlsx", "--colums", "x"], "Unknown option '--colums'"],
  ])("refuses %j with a sentence", async (args, sentence) => {
    const { folder } = await shop();
    const { ok, text } = await runIn(folder, "export", args);
    expect(ok).toBe(false);
    expect(text).toContain(sentence);
  });
});
