import type { Page } from "playwright-core";

/** Doubles the browser's font size until another page opens. */
export async function enlargeFont(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await session.detach();
}
