import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { addressesIn } from "#addresses";
import { createSearch, indexLazily } from "#reading/search/search.ts";
import { usualLanguage } from "#domain/language.ts";
import { buildSite, builtData, shareBuiltSite } from "#tools/built-site.ts";
import { serviceCommand } from "#tools/service-command.ts";
import { launchChrome } from "./browser/chrome.ts";
import { tap, type } from "./browser/hand.ts";
import { measureBuyers, measureRows } from "./buyers.ts";
import { rounded, type Figure } from "./figures.ts";
import { startSite } from "./processes.ts";
import { readPublished } from "./published.ts";
import { percentile, queries } from "./searches.ts";

/** How many times slower than this machine the processor is on which one types. */
const slowdown = 6;
const letters = "safety gloves";
/** Milliseconds below which a browser tells of no event. */
const unseen = 16;
const many = 5000;

/** Scripts loaded when the search, the listing or the request is used. */
const scripts = {
  "the search, narrowing and the request": "{field,narrowing,request}-*.js",
  "printing and sending on a list, when opened": "{copy-tools,en-copy}-*.js",
  "reading a workbook, when one is opened": "read-workbook-*.js",
};

/** Begins to keep how long the page takes from each key to the painted frame. */
function watchKeys(): void {
  const times: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === "keydown") {
        times.push(duration);
      }
    }
  });
  const events = { type: "event", durationThreshold: 16 };
  observer.observe(events);
  Object.assign(globalThis, { keyTimes: times });
}

function keyTimes(): readonly number[] {
  return Reflect.get(globalThis, "keyTimes") as readonly number[];
}

/** A field and nothing else: what a browser needs for a key by itself. */
const bareField =
  'data:text/html,<meta name="viewport" content="width=device-width"><input id="field">';

/** Milliseconds from each key in the field that a tap leads to, to the painted frame. */
async function measureKeys(address: string, selector: string): Promise<readonly number[]> {
  const chrome = await launchChrome();
  try {
    const tab = await chrome.openTab({ slowdown });
    await tab.page.goto(address);
    await tap(tab, { selector });
    await pause(3000);
    await tab.page.evaluate(watchKeys);
    await type(tab, letters);
    await pause(3000);
    const seen = await tab.page.evaluate(keyTimes);
    const quick = Math.max(0, letters.length - seen.length);
    return [...seen, ...Array.from({ length: quick }, () => unseen)];
  } finally {
    await chrome.stop();
  }
}

/** Milliseconds of each search in so many products: the demonstration's, again and again under other names. */
async function measureLargeSearch(): Promise<readonly number[]> {
  const data = await readPublished(builtData);
  const { length } = data.products;
  const products = Array.from({ length: many }, (_, index) => {
    const round = Math.floor(index / length);
    const product = data.products[index % length] ?? data.products[0];
    if (!product) {
      throw new Error("The demonstration has no product.");
    }
    return round === 0 ? product : { ...product, slug: `${product.slug}-${round}` };
  });
  const catalogue = { ...data, products };
  const search = createSearch(catalogue, indexLazily([catalogue]));
  search("warm");
  return queries.map((query) => {
    const started = performance.now();
    search(query);
    return performance.now() - started;
  });
}

function kilobytesOf(pattern: string): number {
  const files = globSync(path.join("dist/code/assets", pattern));
  const bytes = files.map((file) => brotliCompressSync(readFileSync(file)).byteLength);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Measures how quickly a key is answered in the search, a search in many products, and what is loaded for it. */
export async function measureFinding(): Promise<readonly Figure[]> {
  await buildSite();
  const figure = (name: string, unit: string, value: number, limit?: number): Figure => ({
    name,
    unit,
    value: rounded(value, unit),
    ...(limit !== undefined && { goal: { most: limit } }),
  });
  const folder = mkdtempSync(path.join(tmpdir(), "bench-finding-"));
  shareBuiltSite(folder);
  const site = await startSite(serviceCommand, { DATA_DIR: folder });
  try {
    const floor = await measureKeys(bareField, "#field");
    const keys = await measureKeys(
      site.origin + addressesIn(usualLanguage).shop,
      ".nav-search-open",
    );
    const pasted = await measureRows(site.origin);
    const searches = await measureLargeSearch();
    return [
      figure(`key in a bare field, p75, ${slowdown} times slower`, "ms", percentile(floor, 0.75)),
      figure(`key in the search, p75, ${slowdown} times slower`, "ms", percentile(keys, 0.75), 50),
      figure(`key in the search, slowest, ${slowdown} times slower`, "ms", Math.max(...keys), 120),
      figure(`search in ${many} products, p95`, "ms", percentile(searches, 0.95), 16),
      figure(`search in ${many} products, slowest`, "ms", Math.max(...searches)),
      pasted,
      ...(await measureBuyers()),
      ...Object.entries(scripts).map(([name, pattern], index) =>
        figure(`script of ${name}`, "kB", kilobytesOf(pattern), index === 0 ? 25 : undefined),
      ),
    ];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
