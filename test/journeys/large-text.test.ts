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

/** Lists the words of the brand that are broken within and yet in sight. */
function brokenWords(brand: HTMLElement | SVGElement): readonly string[] {
  const name = document.createTreeWalker(brand, NodeFilter.SHOW_TEXT).nextNode();
  const seen = brand.getBoundingClientRect();
  if (!(name instanceof Text)) {
    return ["the brand has no name"];
  }
  return [...name.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(name, index);
    range.setEnd(name, index + word.length);
    const parts = [...range.getClientRects()];
    const isSeen = parts.some(({ top, left, right }) => top < seen.bottom - 1 && right > left);
    return parts.length > 1 && isSeen ? [word] : [];
  });
}

describe.each(sizes)("with $name", ({ enlarge }) => {
  test.each(["/", "/ar"])(
    "the header of %s is one row, and breaks no word of the brand [S053 S061]",
    async (path) => {
      await visit({ viewport: { width: 320, height: 740 } }, async ({ page }) => {
        await page.goto(path);
        await enlarge(page);
        const header = page.getByRole("banner");
        const brand = header.getByRole("link").first();
        expect(await brand.evaluate(brokenWords)).toEqual([]);
        expect((await header.boundingBox())?.height).toBeLessThan(136);
        const middles = await header
          .locator(".site-nav > *")
          .locator("visible=true")
          .evaluateAll((parts) =>
            parts.map((part) => {
              const { top, height } = part.getBoundingClientRect();
              return Math.round(top + height / 2);
            }),
          );
        expect(middles.length).toBeGreaterThan(2);
        expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3);
      });
    },
  );

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
