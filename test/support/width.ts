import type { Page } from "playwright-core";
import { expect } from "vitest";
import { resize } from "#test/support/browser.ts";

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
    await resize(page, { width, height: 740 });
    expect(await overflow(page), `${width} px`).toBe("");
  }
}
