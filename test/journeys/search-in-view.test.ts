import { expect, test } from "vitest";
import { desktop, look, phone } from "#test/support/browser.ts";
import { addresses, catalogue, words } from "#test/support/demonstration.ts";

test("from the twentieth card the search is in view, and on a desktop the filter too, which changes what is shown", async () => {
  for (const viewport of [desktop, phone]) {
    await look({ viewport }, async ({ page }) => {
      await page.goto(addresses.shop);
      const card = page.locator("#listing-cards > .card").nth(19);
      await card.evaluate((one) => one.scrollIntoView({ block: "center" }));
      const search = page.getByRole("banner").locator(".nav-search-open, input[name=q]");
      const seen = viewport === phone ? [search] : [search, page.locator(".narrowing")];
      for (const control of seen) {
        const box = await control.filter({ visible: true }).first().boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(viewport.height / 4);
      }
      if (viewport === desktop) {
        const bar = page.locator(".narrowing");
        await bar.locator("[data-facet=stock] > summary").click();
        await bar.getByText(words.narrowing.values["made-to-order"] ?? "").click();
        await page.waitForURL(/stock=made-to-order/);
      }
    });
  }
});

test("on a phone a comparison shows the second product too, and its rows' names stay", async () => {
  const compared = catalogue.products.slice(0, 3).map(({ slug }) => slug);
  for (const shop of [addresses.shop, "/ar/shop"]) {
    await look({ viewport: phone }, async ({ page }) => {
      await page.goto(`${shop}?compare=${compared.join(",")}`);
      const edges = (at: number) =>
        page
          .locator(".comparison thead tr > *")
          .nth(at)
          .evaluate((cell, width) => {
            const { left, right } = cell.getBoundingClientRect();
            return document.dir === "rtl" ? [width - right, width - left] : [left, right];
          }, phone.width);
      expect((await edges(2))[0], shop).toBeLessThan(phone.width - 48);
      const [names] = await edges(0);
      await page.locator(".comparison-scroll").evaluate((part) => {
        part.scrollLeft = document.dir === "rtl" ? -160 : 160;
      });
      expect((await edges(0))[0], shop).toBe(names);
      expect((await edges(2))[0], shop).toBeLessThan(phone.width - 160);
    });
  }
});
