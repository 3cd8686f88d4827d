import { expect, test } from "vitest";
import { units, type Unit } from "#domain/catalogue/product.ts";
import { wordsIn } from "#words/words.ts";

const counts = [0, 1, 2, 3, 10, 11, 99, 100, 101, 1000];

/** The forms of a noun after the counts from 3 on: few, many, other. */
function afterNumbers(few: string, many: string, other: string): readonly string[] {
  return [
    `3 ${few}`,
    `10 ${few}`,
    `11 ${many}`,
    `99 ${many}`,
    `100 ${other}`,
    `101 ${other}`,
    `1,000 ${other}`,
  ];
}

test("Arabic counts products as Arabic does", () => {
  expect(counts.map(wordsIn("ar").listing.count)).toEqual([
    "لا توجد منتجات",
    "منتج واحد",
    "منتجان",
    ...afterNumbers("منتجات", "منتجًا", "منتج"),
  ]);
});

test("English counts products as English does", () => {
  expect(counts.map(wordsIn("en").listing.count)).toEqual([
    "0 products",
    "1 product",
    "2 products",
    ...afterNumbers("products", "products", "products"),
  ]);
});

const inArabic: Readonly<Record<Unit, readonly string[]>> = {
  each: ["لا توجد قطع", "قطعة واحدة", "قطعتان", ...afterNumbers("قطع", "قطعة", "قطعة")],
  pair: ["لا توجد أزواج", "زوج واحد", "زوجان", ...afterNumbers("أزواج", "زوجًا", "زوج")],
  set: ["لا توجد أطقم", "طقم واحد", "طقمان", ...afterNumbers("أطقم", "طقمًا", "طقم")],
  box: ["لا توجد علب", "علبة واحدة", "علبتان", ...afterNumbers("علب", "علبة", "علبة")],
  pack: ["لا توجد عبوات", "عبوة واحدة", "عبوتان", ...afterNumbers("عبوات", "عبوة", "عبوة")],
  roll: ["لا توجد لفات", "لفة واحدة", "لفتان", ...afterNumbers("لفات", "لفة", "لفة")],
  carton: ["لا توجد كراتين", "كرتون واحد", "كرتونان", ...afterNumbers("كراتين", "كرتونًا", "كرتون")],
};

const inEnglish: Readonly<Record<Unit, readonly [one: string, other: string]>> = {
  each: ["unit", "units"],
  pair: ["pair", "pairs"],
  set: ["set", "sets"],
  box: ["box", "boxes"],
  pack: ["pack", "packs"],
  roll: ["roll", "rolls"],
  carton: ["carton", "cartons"],
};

test.each(units)("%s is counted as each language counts", (unit) => {
  expect(counts.map((count) => wordsIn("ar").product.count(count, unit))).toEqual(inArabic[unit]);
  const [one, other] = inEnglish[unit];
  expect(counts.map((count) => wordsIn("en").product.count(count, unit))).toEqual([
    `0 ${other}`,
    `1 ${one}`,
    `2 ${other}`,
    ...afterNumbers(other, other, other),
  ]);
});

test("after a preposition or a verbal noun the Arabic dual is in the genitive", () => {
  const { product, pages } = wordsIn("ar");
  expect([1, 2, 3, 14, 100].map((days) => product.madeToOrder(days))).toEqual([
    "يُصنَع عند الطلب خلال يوم واحد تقريبًا",
    "يُصنَع عند الطلب خلال يومين تقريبًا",
    "يُصنَع عند الطلب خلال 3 أيام تقريبًا",
    "يُصنَع عند الطلب خلال 14 يومًا تقريبًا",
    "يُصنَع عند الطلب خلال 100 يوم تقريبًا",
  ]);
  expect([0, 1, 2, 3, 12, 100].map(pages.guide.seeProducts)).toEqual([
    "لا توجد منتجات",
    "عرض منتج واحد",
    "عرض منتجين",
    "عرض 3 منتجات",
    "عرض 12 منتجًا",
    "عرض 100 منتج",
  ]);
});

test("an adjective follows the number and gender of what is counted", () => {
  expect([0, 1, 2, 3, 12, 100].map(wordsIn("ar").pages.home.online)).toEqual([
    "لا توجد منتجات معروضة على الموقع",
    "منتج واحد معروض على الموقع",
    "منتجان معروضان على الموقع",
    "3 منتجات معروضة على الموقع",
    "12 منتجًا معروضًا على الموقع",
    "100 منتج معروض على الموقع",
  ]);
});

test("what is in stock, left and asked for at least is counted within its line", () => {
  const { product } = wordsIn("ar");
  expect(product.stock(10_000, "each")).toBe("المتوفر: 10,000 قطعة فأكثر");
  expect(product.stock(2, "pair")).toBe("المتوفر: زوجان فأكثر");
  expect(product.stock(0, "pair")).toBe("لا توجد أزواج");
  expect(product.left(3, "carton")).toBe("المتبقي: 3 كراتين");
  expect(product.left(0, "carton")).toBe("لا توجد كراتين");
  expect(wordsIn("en").product.moq(20, "each")).toBe("MOQ: 20 units");
  expect(wordsIn("en").product.moq(2000, "pair")).toBe("MOQ: 2,000 units (pairs)");
  expect(wordsIn("en").product.moq(1, "box")).toBe("MOQ: 1 unit (box)");
  expect(product.moq(20, "pair")).toBe("الحد الأدنى للطلب: 20 زوجًا");
  expect(wordsIn("en").product.stock(10_000, "each")).toBe("10,000+ units in stock");
});

test("a weight is told for each unit, with what was weighed", () => {
  const { weighs } = wordsIn("ar").product;
  expect(weighs(340, "g", undefined, undefined)).toBe("340 جم");
  expect(weighs(1.2, "kg", "pair", "EU 42")).toBe("1.2 كجم للزوج، \u2068EU 42\u2069");
  const told = units.map((unit) => weighs(1, "kg", unit, undefined));
  expect(new Set(told).size).toBe(units.length);
});
