import type { Page } from "playwright-core";

/** Has the browser write twice as large as it usually does, until another page is opened. */
export async function enlargeFont(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await session.detach();
}
