import type { Page } from "playwright-core";

/** Records layout shifts of the next page by the class of the moved part, or by its text. */
export async function noteMoves(page: Page, within = "html"): Promise<void> {
  await page.addInitScript((part) => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as readonly {
        sources: readonly { node?: Element }[];
      }[]) {
        const inPart = sources.filter(({ node }) => node?.closest?.(part) !== null);
        moved.push(...inPart.map(({ node }) => node?.className ?? node?.textContent ?? "gone"));
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, within);
}

/** Returns the parts that have moved since `noteMoves`. */
export function movedParts(page: Page): Promise<unknown> {
  return page.evaluate("moved");
}
