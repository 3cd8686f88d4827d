import { describe, expect, test } from "vitest";
import { comesIn, sizeRanges } from "#domain/catalogue/product-sizes.ts";
import { sizesIn } from "#reading/amounts/sizes.ts";
import { search } from "#test/support/demonstration.ts";

/** Which of some sizes a product comes in; nothing is known of what is left out. */
function madeIn(sizes: string, ...asked: readonly string[]) {
  const ranges = sizeRanges(sizes);
  return sizesIn(asked).flatMap((one) => {
    const comes = comesIn(ranges, one);
    return comes === undefined ? [] : [[one.size, comes]];
  });
}

describe("sizes", () => {
  test("are held against what products come in: which do not is said, and those stand last", () => {
    const { products: shown, missingSizes } = search("gloves size 12");
    const last = shown.map(({ slug }) => slug).slice(-(missingSizes[0]?.without ?? 0));
    expect(missingSizes).toEqual([{ size: "12", without: last.length, isNone: false }]);
    expect(last).toContain("winter-gloves-thermal-double-latex");
    expect(last).not.toContain("impact-gloves-tpr-sandy-nitrile");
    expect(search("safety boots size 58").missingSizes).toMatchObject([
      { size: "58", isNone: true },
    ]);
    for (const typed of ["safety boots size 42", "safety boots size 9", "hard hat size 58"]) {
      expect([typed, search(typed).missingSizes]).toEqual([typed, []]);
    }
    expect(search("حذاء سلامة ٥٠").missingSizes).toMatchObject([{ size: "50" }]);
    expect(search("coverall size 5xl").missingSizes).toMatchObject([{ size: "5XL" }]);
  });

  test("are read as suppliers write them", () => {
    expect(madeIn("7 (S) to 11 (2XL)", "9", "12", "l", "3xl")).toEqual([
      ["9", true],
      ["12", false],
      ["L", true],
      ["3XL", false],
    ]);
    expect(madeIn("EU 39-48 (US 6-14)", "42", "50", "10")).toEqual([
      ["42", true],
      ["50", false],
      ["10", true],
    ]);
    expect(madeIn("M to L; XL to 3XL", "s", "xxl")).toEqual([
      ["S", false],
      ["2XL", true],
    ]);
    expect(madeIn("One size, 8-13 mm ear canal", "m", "42")).toEqual([]);
    expect(madeIn("9 L charge", "m", "l")).toEqual([]);
  });
});
