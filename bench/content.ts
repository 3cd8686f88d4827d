import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseDocument } from "yaml";
import { addressesIn } from "#addresses";
import { usualLanguage } from "#domain/language.ts";
import { serviceCommand } from "#tools/service-command.ts";
import { measureImports } from "./content-imports.ts";
import { openFigures, type Figures, type Goal } from "./content-figures.ts";
import { median, type Figure } from "./figures.ts";
import { openLoad } from "./load.ts";
import { runScript, startSite, type SiteProcess } from "./processes.ts";
import { ownCount } from "./published.ts";
import { measureSearches, percentile } from "./searches.ts";
import { makeSyntheticContent, productFolders } from "./synthetic-content.ts";

const addresses = addressesIn(usualLanguage);
const seconds = (milliseconds: number) => milliseconds / 1000;

/** The goals, from the design of the content. */
const goals = {
  firstPage: { most: 30, unit: "s" },
  live: new Map([
    [ownCount, { most: 3, unit: "s" }],
    [10_000, { most: 60, unit: "s" }],
  ]),
  failures: { most: 0, unit: "" },
  rollback: { most: 1, unit: "s" },
  shop: { most: 350, unit: "kB" },
  memory: { most: 350, unit: "MB" },
  start: { most: 3, unit: "s" },
  search: { most: 50, unit: "ms" },
};
const publishesUnderLoad = 20;
const requestsUnderLoad = 10_000;

interface Place {
  readonly count: number;
  readonly content: string;
  readonly env: Readonly<Record<string, string>>;
  readonly figures: Figures;
}

/** The first product: its price and its stock are changed, and its page shows the stock. */
function changePrice({ content }: Place, round: number): { address: string; shows: string } {
  const [folder = ""] = productFolders(content);
  const file = path.join(content, folder, "product.yaml");
  const document = parseDocument(readFileSync(file, "utf8"));
  document.setIn(["price"], document.createNode({ amount: 100 + round, was: 4000 }));
  document.setIn(["order", "stock"], 40_000 + round);
  writeFileSync(file, document.toString());
  const shows = new Intl.NumberFormat(usualLanguage).format(40_000 + round);
  return { address: addresses.product(path.basename(folder)), shows };
}

async function untilShown(site: SiteProcess, address: string, text: string): Promise<void> {
  for (;;) {
    const answer = await fetch(site.origin + address);
    if ((await answer.text()).includes(text)) {
      return;
    }
    await pause(20);
  }
}

async function publishChange(place: Place, site: SiteProcess, round: number): Promise<number> {
  const { address, shows } = changePrice(place, round);
  const started = performance.now();
  await runScript(["bench/publish-process.ts"], place.env);
  await untilShown(site, address, shows);
  return seconds(performance.now() - started);
}

function memoryOf({ pid }: SiteProcess): number {
  const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(kilobytes) / 1024;
}

async function measureFirstPage({ count, env, figures }: Place): Promise<void> {
  const fresh = count === ownCount;
  if (fresh) {
    rmSync("dist/code", { recursive: true, force: true });
  }
  const site = await startSite(["tools/start.ts"], env);
  figures.note(
    `first page of ${fresh ? "a fresh clone, code build and" : "a first start,"} publish included`,
    count,
    seconds(site.firstPage),
    fresh ? goals.firstPage : "s",
  );
  await site.stop();
}

async function measureServing({ count, figures }: Place, site: SiteProcess): Promise<void> {
  const large = count === 10_000;
  const goal = (bound: Goal) => (large ? bound : bound.unit);
  figures.note("start until the first page", count, seconds(site.firstPage), goal(goals.start));
  figures.note("memory after the start", count, memoryOf(site), goal(goals.memory));
  const shop = await fetch(site.origin + addresses.shop, { headers: { "accept-encoding": "br" } });
  const sent = Number(shop.headers.get("content-length"));
  const bytes = (await shop.arrayBuffer()).byteLength;
  figures.note("/shop, HTML", count, bytes / 1000, goal(goals.shop));
  figures.note("/shop, as sent", count, sent / 1000, "kB");
  const times = await measureSearches(site.origin);
  figures.note("search, p50 of 50 queries", count, percentile(times, 0.5), "ms");
  figures.note("search, p95 of 50 queries", count, percentile(times, 0.95), goal(goals.search));
  figures.note("search, slowest", count, Math.max(...times), "ms");
  figures.note("memory after 50 searches", count, memoryOf(site), goal(goals.memory));
}

async function measureUnderLoad(place: Place, site: SiteProcess): Promise<void> {
  const { count, figures } = place;
  const [first = ""] = productFolders(place.content);
  const pages = [addresses.home, addresses.shop, addresses.product(path.basename(first))];
  const load = openLoad(site.origin, [...pages, "/sitemap.xml", addresses.list, addresses.contact]);
  for (let round = 1; round <= publishesUnderLoad; round += 1) {
    load.allow(requestsUnderLoad / publishesUnderLoad);
    await publishChange(place, site, 100 + round);
  }
  const { sent, failures } = await load.end();
  for (const failure of failures.slice(0, 5)) {
    console.log(failure);
  }
  const measure = `failed of ${sent} requests during ${publishesUnderLoad} publishes`;
  figures.note(measure, count, failures.length, goals.failures);
}

async function measureRollback(place: Place, site: SiteProcess): Promise<void> {
  const { address, shows } = changePrice(place, 900);
  await runScript(["bench/publish-process.ts"], place.env);
  await untilShown(site, address, shows);
  await publishChange(place, site, 901);
  const started = performance.now();
  await runScript(["tools/content.ts", "rollback"], place.env);
  await untilShown(site, address, shows);
  const took = seconds(performance.now() - started);
  place.figures.note("rollback until the old page is served", place.count, took, goals.rollback);
}

async function measureSize(place: Place, rounds: number): Promise<void> {
  const { count, env, figures } = place;
  await measureFirstPage(place);
  const site = await startSite(serviceCommand, env);
  try {
    await measureServing(place, site);
    const changes: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      changes.push(await publishChange(place, site, round));
    }
    const live = goals.live.get(count) ?? "s";
    const middle = median(changes) ?? Number.NaN;
    figures.note(`a changed price live, median of ${rounds}`, count, middle, live);
    figures.note("a changed price live, slowest", count, Math.max(...changes), live);
    await measureRollback(place, site);
    if (count === ownCount) {
      await measureUnderLoad(place, site);
    }
    figures.note("memory after all releases", count, memoryOf(site), "MB");
  } finally {
    await site.stop();
  }
}

/** Measures publishing and serving catalogues of several sizes, beside the goals of the design. */
export async function measureContent(sizes: readonly number[]): Promise<readonly Figure[]> {
  const figures = openFigures();
  const folder = mkdtempSync(path.join(tmpdir(), "bench-content-"));
  try {
    for (const count of sizes) {
      const content = path.join(folder, `content-${count}`);
      makeSyntheticContent("content", content, count);
      const data = path.join(folder, `data-${count}`);
      const env = { CONTENT_DIR: content, DATA_DIR: data, TRUST_PROXY: "1" };
      const place = { count, content, env, figures };
      await measureSize(place, count > 1000 ? 3 : 5);
      await measureImports(place);
      rmSync(data, { recursive: true, force: true });
      rmSync(content, { recursive: true, force: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    figures.print();
  }
  return figures.all();
}
