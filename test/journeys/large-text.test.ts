import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { visit } from "#test/support/browser.ts";
import { enlargeFont } from "#test/support/font-size.ts";
import { words } from "#test/support/demonstration.ts";

const sizes = [
  { name: "a browser font of 32 px", enlarge: enlargeFont },
  { name: "text at 200 %", enlarge: enlargeText },
];

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

describe.each(sizes)("with $name", ({ enlarge }) => {
  test("the header shows brand and menu button, and hides the skip link [S053 S061]", async () => {
    await visit({ viewport: { width: 320, height: 740 } }, async ({ page }) => {
      await page.goto("/");
      await enlarge(page);
      const header = page.getByRole("banner");
      const brand = header.getByRole("link").first();
      const menu = header.locator("summary").locator("visible=true");
      for (const part of [brand, menu]) {
        const box = await part.boundingBox();
        expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
      }
      const mark = await brand.locator("svg").boundingBox();
      expect(mark?.width).toBeGreaterThan(24);
      const met = await page.evaluate(
        () => document.elementFromPoint(20, 2)?.closest("a")?.textContent,
      );
      expect(met).not.toBe(words.frame.skip);
      await page.keyboard.press("Tab");
      const skip = await page.getByRole("link", { name: words.frame.skip }).boundingBox();
      expect(skip?.y).toBeGreaterThanOrEqual(0);
      expect(skip?.width).toBeGreaterThan(50);
    });
  });
});
