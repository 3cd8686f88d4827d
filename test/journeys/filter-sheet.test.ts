import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addressesIn } from "#addresses";
import { wordsIn } from "#words/words.ts";
import { catalogue } from "#test/support/demonstration.ts";
import { hasFocus } from "#test/support/focus.ts";
import { look, phone, visit, waitForScript } from "#test/support/browser.ts";

const leather = catalogue
  .inCategory("hand")
  .filter(({ specifications }) => specifications.materials.some(({ id }) => id === "leather"));

const opener = (page: Page) => page.locator(".narrowing-facets > summary");
const shown = (page: Page) => page.locator("#listing-cards > .card").count();

describe.each(["en", "ar"] as const)("the filter of a phone in %s", (language) => {
  const words = wordsIn(language).narrowing;
  const shop = addressesIn(language).shopCategory("hand");
  const button = (page: Page, count: number) =>
    page.getByRole("button", { name: words.show(count), exact: true });

  test("is a sheet from below whose button says how many products remain, and shows them", async () => {
    await visit({ viewport: phone }, async ({ page }) => {
      await page.goto(shop);
      await waitForScript(page, "in-place");
      await opener(page).click();
      const all = await button(page, catalogue.inCategory("hand").length).boundingBox();
      expect((all?.y ?? 0) + (all?.height ?? 0)).toBeGreaterThan(phone.height - 40);
      expect((all?.y ?? 0) + (all?.height ?? 0)).toBeLessThanOrEqual(phone.height);
      await page.locator("[data-facet=material] > summary").click();
      const choice = page.locator('[name="material"][value="leather"]');
      await choice.check();
      await button(page, leather.length).waitFor();
      expect(await choice.evaluate((input) => document.activeElement === input)).toBe(true);
      await button(page, leather.length).click();
      await button(page, leather.length).waitFor({ state: "hidden" });
      expect(await shown(page)).toBe(leather.length);
      expect(new URL(page.url()).search).toBe("?category=hand&material=leather");
      expect(await hasFocus(opener(page))).toBe(true);
    });
  });

  test("closes by Escape, by its title and beside it, and the focus is on its title", async () => {
    await look({ viewport: phone }, async ({ page }) => {
      await page.goto(shop);
      const panel = page.locator("[data-facet=material] > summary");
      await opener(page).click();
      await page.keyboard.press("Escape");
      await panel.waitFor({ state: "hidden" });
      expect(await hasFocus(opener(page))).toBe(true);
      await opener(page).click();
      await page.mouse.click(180, 20);
      await panel.waitFor({ state: "hidden" });
      await opener(page).click();
      await opener(page).click();
      await panel.waitFor({ state: "hidden" });
    });
  });

  test("narrows without script", async () => {
    await look({ viewport: phone, script: false }, async ({ page }) => {
      await page.goto(shop);
      await opener(page).click();
      await page.locator("[data-facet=material] > summary").click();
      await page.locator('[name="material"][value="leather"]').check();
      const show = page.locator(".narrowing-show");
      expect((await show.innerText()).trim()).toBe(words.apply);
      await show.click();
      await page.waitForURL(/material=leather/);
      expect(await shown(page)).toBe(leather.length);
    });
  });
});
