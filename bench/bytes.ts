import type { Browser, Page } from "playwright-core";
import { printTable } from "./table.ts";

interface Loaded {
  readonly name: string;
  readonly bytes: number;
  /** Asked for before the page was loaded, so not by what runs while it is idle. */
  readonly early: boolean;
}

const idle = 4000;

/** What the page has fetched, with the bytes of each body as they came over the wire. */
function loadedBy(page: Page): Promise<readonly Loaded[]> {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const loaded = document?.loadEventStart ?? 0;
    return performance
      .getEntries()
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming
          ? [{ name: entry.name, bytes: entry.encodedBodySize, early: entry.startTime < loaded }]
          : [],
      );
  });
}

function sum(entries: readonly Loaded[], kind: RegExp, early = true): number {
  const of = entries.filter(({ name, early: is }) => kind.test(name) && (is || !early));
  return of.reduce((total, { bytes }) => total + bytes, 0);
}

/** Measures the bytes of every kind of page: what it needs to be read, and what comes when idle. */
export async function measureBytes(
  browser: Browser,
  origin: string,
  kinds: readonly string[],
): Promise<void> {
  const rows = [];
  for (const kind of kinds) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    await page.goto(origin + kind);
    await page.waitForTimeout(idle);
    const [html, ...rest] = await loadedBy(page);
    const [css, js, allJs] = [sum(rest, /\.css$/), sum(rest, /\.js$/), sum(rest, /\.js$/, false)];
    const document = html?.bytes ?? 0;
    rows.push([
      kind,
      ...[document, css, js, document + css + js],
      ...[sum(rest, /\.woff2$/), sum(rest, /\.(avif|webp)$/), allJs - js],
    ]);
    await context.close();
  }
  const heads = ["page", "HTML", "CSS", "JS", "to read", "font", "pictures", "JS when idle"];
  printTable("Bytes of each body as sent (brotli), phone, cold", heads, rows);
}
