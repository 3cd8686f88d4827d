import { expect, test } from "vitest";
import { service } from "#addresses";
import { demonstrationSite, rendered, renderedPages } from "#test/content/rendered.ts";

const pages = [...(await renderedPages("en")), ...(await renderedPages("ar"))];
const codesIn = (html: string) => html.match(/\/page-code\.svg\?of=[^"]+/g) ?? [];

test("every page that search engines are told of has the code that leads back to it", () => {
  const listed = new Set(
    demonstrationSite.addresses.flatMap((one) => (one.listed ? [one.address] : [])),
  );
  for (const { address, html } of pages) {
    if (listed.has(address)) {
      expect([address, codesIn(html)]).toEqual([address, [service.pageCode(address)]]);
    }
  }
});

test.each(["/404", "/saudi/nowhere", "/shop?q=helmet", "/contact?sent=AAAAA-BBBBB"])(
  "%s has none: what it shows may not be found there again",
  async (address) => {
    const { html } = await rendered(address);
    expect(codesIn(html)).toEqual([]);
    expect(html).toContain("As of 2026-11-22");
  },
);
