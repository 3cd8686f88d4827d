import { describe, expect, test } from "vitest";
import { productFrom, refusals, sampleText } from "#test/support/content-samples.ts";
import { content as demonstration } from "#test/support/demonstration.ts";

const sample = productFrom(sampleText);

describe("redirects are refused:", () => {
  test.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      "a redirect into nothing",
      { "/old": "/product/x" },
      ["/old: leads to /product/x, which does not exist."],
    ],
    [
      "one into nothing with a near page",
      { "/old": "/shops" },
      ["/old: leads to /shops, which does not exist. Did you mean /shop?"],
    ],
    ["a chain into nothing", { "/a": "/b", "/b": "/c" }, ["/a: leads to /c", "/b: leads to /c"]],
    [
      "a ring",
      { "/a": "/b", "/b": "/a" },
      ["/a: leads in a ring: /a to /b to /a", "/b: leads in a ring"],
    ],
    [
      "a ring with a way into it",
      { "/x": "/a", "/a": "/a" },
      ["/x: leads in a ring: /a to /a", "/a: leads in a ring"],
    ],
    [
      "a page that exists",
      { "/shop": "/contact" },
      ["/shop: is a page that exists: a redirect would hide it"],
    ],
    [
      "an unknown category of the shop",
      { "/old": "/shop?category=heads" },
      ["/old: leads to /shop?category=heads"],
    ],
    [
      "a draft's address",
      { "/old": "/products/draft-hat" },
      ["/old: leads to /products/draft-hat"],
    ],
  ])("%s", (_, redirects, says) => {
    const products = new Map([
      ...demonstration.products,
      ["draft-hat", { ...sample, status: "draft" as const }] as const,
    ]);
    const found = refusals({ ...demonstration, products, redirects });
    expect(found).toHaveLength(says.length);
    for (const [index, text] of says.entries()) {
      expect(found[index]).toContain(`redirects.yaml: ${text}`);
    }
  });

  test("none that leads to a page, a withdrawn product, a category or through another redirect", () => {
    const redirects = {
      "/a": "/shop?category=head",
      "/b": "/a",
      "/c": "/saudi/riyadh#road",
      "/d": "/products/withdrawn-hat",
      "/shop?category=Head": "/shop?category=head",
    };
    const products = new Map([
      ...demonstration.products,
      [
        "withdrawn-hat",
        { ...sample, code: "W001", status: "withdrawn" as const, pictures: [] },
      ] as const,
    ]);
    expect(refusals({ ...demonstration, products, redirects })).toEqual([]);
  });
});
