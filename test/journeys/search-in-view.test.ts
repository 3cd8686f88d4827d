import { expect, test } from "vitest";
import { desktop, phone, visit } from "#test/support/browser.ts";
import { addresses, words } from "#test/support/demonstration.ts";

test("from the twentieth card the search is in view, and on a desktop the filter too, which changes what is shown", async () => {
  for (const viewport of [desktop, phone]) {
    await visit({ viewport }, async ({ page }) => {
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
