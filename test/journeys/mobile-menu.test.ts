import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { look, phone } from "#test/support/browser.ts";
import { hasFocus } from "#test/support/focus.ts";

const button = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).locator("summary").locator("visible=true");

const entries = [
  ["Home", "/"],
  ["Shop", "/shop"],
  ["Cities", "/saudi"],
  ["Contact", "/contact"],
  ["Get Quote", "/contact"],
] as const;

describe.each([true, false])("with script: %s", (script) => {
  test("one button opens and closes the menu of five entries [S060 S061]", async () => {
    await look({ viewport: phone, script }, async ({ page }) => {
      await page.goto("/shop");
      expect(await button(page).count()).toBe(1);
      expect(await button(page).innerText()).toBe("Open menu");
      await button(page).click();
      expect(await button(page).innerText()).toBe("Close menu");
      const nav = page.getByRole("navigation", { name: "Main" });
      for (const [name, href] of entries) {
        const link = nav.getByRole("link", { name, exact: true }).locator("visible=true");
        expect(await link.getAttribute("href"), name).toBe(href);
      }
      await button(page).click();
      await expect.poll(() => button(page).innerText()).toBe("Open menu");
      const cities = nav.getByRole("link", { name: "Cities", exact: true });
      expect(await cities.locator("visible=true").count()).toBe(0);
    });
  });

  test("an entry leads to its page, where the menu is closed [S060]", async () => {
    await look({ viewport: phone, script }, async ({ page }) => {
      await page.goto("/");
      await button(page).click();
      const nav = page.getByRole("navigation", { name: "Main" });
      await nav.getByRole("link", { name: "Cities", exact: true }).locator("visible=true").click();
      await page.waitForURL("**/saudi");
      expect(await button(page).innerText()).toBe("Open menu");
    });
  });
});

test("the keyboard opens the menu, and Escape closes it where it was opened [S061]", async () => {
  await look({ viewport: phone }, async ({ page }) => {
    await page.goto("/");
    await button(page).focus();
    await page.keyboard.press("Enter");
    expect(await button(page).innerText()).toBe("Close menu");
    await page.keyboard.press("Escape");
    await expect.poll(() => button(page).innerText()).toBe("Open menu");
    expect(await hasFocus(button(page))).toBe(true);
  });
});

test("the open menu can be scrolled to its end on a small phone [S060]", async () => {
  await look({ viewport: { width: 360, height: 480 } }, async ({ page }) => {
    await page.goto("/");
    await button(page).click();
    const nav = page.getByRole("navigation", { name: "Main" });
    const last = nav.getByRole("link", { name: "Get Quote" }).locator("visible=true");
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(480);
  });
});
