import type { Page } from "playwright-core";

/** Notes from the next page on what moves in a part of it while it is loaded, by the class of what moved. */
export async function noteMoves(page: Page, within = "html"): Promise<void> {
  await page.addInitScript((part) => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as readonly {
        sources: readonly { node?: Element }[];
      }[]) {
        const inPart = sources.filter(({ node }) => node?.closest?.(part) !== null);
        moved.push(...inPart.map(({ node }) => node?.className ?? "gone"));
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, within);
}

/** What has moved on a page since `noteMoves`. */
export function movedParts(page: Page): Promise<unknown> {
  return page.evaluate("moved");
}
