import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { resize, visit } from "#test/support/browser.ts";
import { words } from "#test/support/demonstration.ts";
import { kindsOfPage } from "#test/support/samples.ts";

const sizes = [
  { name: "a browser font of 32 px", enlarge: enlargeFont },
  { name: "text at 200 %", enlarge: enlargeText },
];

async function enlargeFont(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** Pixels by which the page is wider than the window, and what is to blame. */
function overflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth - clientWidth;
    const guilty = [...document.querySelectorAll("body *")].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = guilty.slice(0, 6).map((one) => one.outerHTML.slice(0, 80));
    return wide <= 0 ? "" : `${wide} px: ${names.join(" ")}`;
  });
}

test("nothing lies beside a narrow window, on a page of any kind", async () => {
  const allow = kindsOfPage.flatMap((kind) => kind.allow ?? []);
  await visit({ allow, viewport: { width: 360, height: 740 } }, async ({ page }) => {
    await enlargeFont(page);
    for (const { name, path } of kindsOfPage) {
      await page.goto(path);
      for (const width of [360, 320]) {
        await resize(page, { width, height: 740 });
        expect(await overflow(page), `${name}, ${width} px`).toBe("");
      }
    }
  });
});

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
