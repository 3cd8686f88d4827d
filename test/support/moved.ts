import type { Page } from "playwright-core";

/** Notes from the next page on what moves while it is loaded, by the class of what moved. */
export async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as readonly {
        sources: readonly { node?: Element }[];
      }[]) {
        moved.push(...sources.map(({ node }) => node?.className ?? "gone"));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has moved on a page since `noteMoves`. */
export function movedParts(page: Page): Promise<unknown> {
  return page.evaluate("moved");
}
