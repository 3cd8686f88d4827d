import type { Page } from "playwright-core";
import { expect } from "vitest";

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

/** Looks at the page in each of these widths in pixels: nothing of it lies beside the window. */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    const message = `${width} px`;
    await page.setViewportSize({ width, height: 740 });
    // A phone lays out as wide as what does not fit, and calls that the window's width.
    await expect.poll(() => page.evaluate(() => innerWidth), { message }).toBe(width);
    expect(await overflow(page), message).toBe("");
  }
}
