import type { Page } from "playwright-core";
import { expect } from "vitest";
import { resize } from "#test/support/browser.ts";

/** Returns the pixels by which the page overflows, and the elements that cause it. */
function overflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth - clientWidth;
    const guilty = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = guilty.slice(0, 6).map((element) => element.outerHTML.slice(0, 80));
    return wide <= 0 ? "" : `${wide} px: ${names.join(" ")}`;
  });
}

/** Expects the page to fit each of these widths in pixels. */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await resize(page, { width, height: 740 });
    expect(await overflow(page), `${width} px`).toBe("");
  }
}
