import { expect, test } from "vitest";
import { service } from "#addresses";
import { demonstrationSite, rendered, renderedPages } from "#test/content/rendered.ts";

const pages = [...(await renderedPages("en")), ...(await renderedPages("ar"))];
const codesIn = (html: string) => html.match(/\/page-code\.svg\?of=[^"]+/g) ?? [];

test("every page listed for search engines has a code that leads back to it", () => {
  const listed = new Set(
    demonstrationSite.addresses.flatMap((entry) => (entry.listed ? [entry.address] : [])),
  );
  for (const { address, html } of pages) {
    if (listed.has(address)) {
      expect([address, codesIn(html)]).toEqual([address, [service.pageCode(address)]]);
    }
  }
});

test.each([
  ["/shop?q=helmet", "/shop?q=helmet"],
  ["/ar/shop?category=hand&view=table", "/ar/shop?category=hand&view=table"],
  ["/shop?compare=gone,vented-hard-hat-type-1", "/shop?compare=vented-hard-hat-type-1"],
  ["/request?l=1.1.vented-hard-hat-type-1*20", "/request?l=1.1.vented-hard-hat-type-1*20"],
])("the view at %s leads back by its code", async (address, printed) => {
  expect(codesIn((await rendered(address)).html)).toEqual([service.pageCode(printed)]);
});

test.each(["/404", "/saudi/nowhere", "/contact?sent=AAAAA-BBBBB"])(
  "%s has no code, since its content may not be found there again",
  async (address) => {
    const { html } = await rendered(address);
    expect(codesIn(html)).toEqual([]);
    expect(html).toContain("As of 22 November 2026");
  },
);

test("each language writes the date of a page with its own month", async () => {
  expect((await rendered("/ar/shop?q=helmet")).html).toContain("كما في 22 نوفمبر 2026");
  const { dayOn } = demonstrationSite;
  expect(["/", "/ar", "/ar/contact"].map((address) => dayOn?.(address, "2026-03-05"))).toEqual([
    "5 March 2026",
    "5 مارس 2026",
    "5 مارس 2026",
  ]);
});
