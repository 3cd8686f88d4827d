import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseRows } from "#reading/rows/read-rows.ts";
import { amountsIn } from "#reading/search/amounts-in.ts";
import { matchRow } from "#reading/rows/row-answer.ts";
import { understood } from "#reading/search/understood.ts";
import { arabicSearch, catalogue, search } from "#test/support/demonstration.ts";

/** What a line takes over from a query: quantity, sizes, and what is asked about. */
function taken(query: string) {
  const { quantity, sizes, note } = amountsIn(search(query), query);
  return [quantity, sizes, note].join("|");
}

describe("a whole number that stands alone", () => {
  test.each([
    ...["50 helmets", "helmets 50", "need 50 helmets", "we need 50 helmets please"],
    ...["50 safety helmets", "please quote 50 hard hats", "hard hat yellow 50", "helmets - 50"],
    ...["helmets: 50", "50 yellow helmets", "helmet,50", "I want 50 harness", "50 gloves"],
    ...["leather gloves 50", "50 ffp2 masks", "vests class 2 50", "50 class 2 vests", "HP001 50"],
    ...["50 HP001", "٥٠ خوذة", "خوذة ٥٠", "50 قفاز", "مطلوب 50 خوذة", "نحتاج ٥٠ خوذة صفراء"],
    ...[
      "أريد ٥٠ سترة عاكسة",
      "نظارات سلامة ٥٠",
      "كمامة ٥٠",
      "۵۰ خوذة",
      "50 harnesses urgent",
      "send price for 50 dust masks",
    ],
  ])("is the quantity in %s", (query) => {
    expect(taken(query)).toBe("50||");
    expect(arabicSearch(query).number).toEqual({ is: "quantity", number: "50" });
  });

  test.each([
    ["1,000 leather gloves", "1000||"],
    ["leather gloves 1,200", "1200||"],
    ["100 gloves", "100||"],
    ["gloves 100", "100||"],
    ["60 safety shoes", "60||"],
    ["safety shoes 120", "120||"],
    ["200 coveralls", "200||"],
    ["1000 قفاز جلد", "1000||"],
    ["حذاء سلامة ١٢٠", "120||"],
    ["leather gloves size 10 120", "120|10x120|"],
    ["120 leather gloves size 10", "120|10x120|"],
    ["coverall XL 30", "30|XLx30|"],
  ])("is the quantity in %s", (query, expected) => {
    expect(taken(query)).toBe(expected);
  });

  test.each([
    ["safety shoes 42", "42"],
    ["42 safety shoes", "42"],
    ["gloves 10", "10"],
    ["10 gloves", "10"],
    ["قفازات ٩", "9"],
    ["حذاء سلامة ٤٣", "43"],
    ["extinguisher 6", "6"],
    ["fire extinguisher 9", "9"],
    ["طفاية ٦", "6"],
    ["ear muffs 30", "30"],
    ["سماعات أذن 30", "30"],
    ["welding helmet 11", "11"],
    ["welding helmet 10", "10"],
    ["lanyard 2", "2"],
    ["first aid kit 25", "25"],
    ["insulating gloves 1000", "1000"],
    ["traffic cone 75", "75"],
    ["helmets 60", "60"],
    ["life jacket 150", "150"],
    ["3M mask 4251", "4251"],
    ["gloves for 20 workers", "20"],
    ["first aid kit for 50", "50"],
    ["helmets building 7", "7"],
    ["about 50 helmets", "50"],
    ["helmets 2026", "2026"],
    ["50 helmets and gloves", "50"],
    ["50 helmets 20 gloves", "50, 20"],
    ["gloves 10 x60", "10"],
  ])("is asked about in %s", (query, number) => {
    const { note, quantity } = amountsIn(search(query), query);
    expect([note, quantity === number]).toEqual([number, false]);
  });

  test.each([
    ...["EN 388 gloves", "gloves en 388 2016", "ffp2", "n95 mask", "class 0 gloves", "0 helmets"],
    ...["gloves 13 gauge", "13 gauge gloves", "coverall 300 gsm", "6 inch boots", "-5 helmets"],
    ...["two point chin strap", "lanyard 1.8", "1/2 face mask", "gloves 9-10", "4 gas detector"],
    ...[
      "10 days delivery helmets",
      "helmet 50 sar",
      "tyvek 500",
      "half mask 6200",
      "mask 7500",
      "S3 boots",
    ],
    ...["ear muffs 30 db", "طفاية ٦ كيلو", "welding helmet shade 11", "type 5 6 coverall"],
    ...["42-46 safety shoes", "helmet 50%", "lockout kit 42 piece bag", "1e9 helmets", "HP-001"],
  ])("is read into nothing that %s does not say", (query) => {
    expect(search(query).number?.is).not.toBe("quantity");
  });

  /** Each kind once, in the last of its words in the search's own list, none of which was written for numbers. */
  const kinds = [
    ...new Map(
      readFileSync("test/rules/search-queries.tsv", "utf8")
        .split("\n")
        .map((line) => line.split("\t"))
        .flatMap(([, query = "", wanted = ""]) =>
          wanted.startsWith("=") && !/\d/.test(query)
            ? [[wanted.slice(1).split(" ").toSorted().join(" "), query] as const]
            : [],
        ),
    ).values(),
  ];
  const unseen = kinds.flatMap((kind) =>
    [170, 85, 240].flatMap((number) => [`${number} ${kind}`, `${kind} ${number}`]),
  );

  test("is the quantity, or else asked about, whatever the kind", () => {
    expect(unseen.length).toBeGreaterThan(80);
    const wrong = unseen.filter((query) => {
      const [number = ""] = /\d+/.exec(query) ?? [];
      return taken(query) !== `${number}||` && taken(query) !== `||${number}`;
    });
    expect(wrong).toEqual([]);
    const asked = unseen.filter((query) => search(query).number?.is !== "quantity");
    expect(asked.length / unseen.length, asked.join("\n")).toBeLessThan(0.065);
  });

  test("is never the quantity where a product of the kind comes in that size", () => {
    for (const { name, specifications } of catalogue.products) {
      const { sizes } = specifications;
      if (typeof sizes === "object" && sizes.scale === "eu-shoe") {
        for (const query of [`${name} ${sizes.from}`, `${sizes.to} ${name}`]) {
          expect([query, search(query).number?.is]).not.toEqual([query, "quantity"]);
        }
      }
    }
  });

  test("puts no product before another where it is the quantity", () => {
    for (const kind of ["helmets", "leather gloves", "خوذة", "coveralls"]) {
      expect(search(`${kind} 500`).products).toEqual(search(kind).products);
      expect(search(`50 ${kind}`).products).toEqual(search(kind).products);
    }
  });

  test("is shown as what was understood, and a number that is asked about is not", () => {
    const chips = (query: string) =>
      understood(search(query), query).map(({ is, text }) => `${is} ${text}`);
    expect(chips("need 50 helmets")).toEqual(["other Helmets", "quantity 50"]);
    expect(chips("leather gloves size 10 120")).toEqual([
      "other Leather gloves",
      "sizes 10",
      "quantity 120",
    ]);
    expect(chips("gloves 10")).toEqual(["other Gloves"]);
  });

  test("is the quantity of a pasted row as well, unless it numbers the rows", () => {
    const read = (text: string) =>
      parseRows(text, (row) => matchRow(row, (query) => search(query))).rows.map(
        ({ quantity, sizes, certainty }) => [quantity, sizes, certainty],
      );
    expect(read("50 helmets\nleather gloves size 10 20\nHP001 30\nخوذة ٤٠")).toEqual([
      ["50", "", "choose"],
      ["", "10x20", "choose"],
      ["30", "", "sure"],
      ["40", "", "choose"],
    ]);
    expect(read("1 helmet\n2 leather gloves\n3 vests").map(([quantity]) => quantity)).toEqual([
      "",
      "",
      "",
    ]);
  });
});
