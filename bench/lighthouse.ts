import lighthouse, { type Result } from "lighthouse";
import { median, printTable } from "./table.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

async function audit(port: number, url: string): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: [...categories],
    // The page for what is not there answers 404, and is measured all the same.
    ignoreStatusCode: true,
  });
  if (!result) throw new Error(`Lighthouse measured nothing at ${url}`);
  if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
  return result.lhr;
}

/** Audits the page and its bare form by turns, so that a busy moment of the machine meets both. */
async function auditBoth(port: number, urls: Sites, runs: number) {
  const real: Result[] = [];
  const bare: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    real.push(await audit(port, urls.real));
    bare.push(await audit(port, urls.bare));
  }
  return { real, bare };
}

function figure(results: readonly Result[], name: string): number {
  return median(results.map(({ audits: of }) => of[name]?.numericValue ?? Number.NaN));
}

function scores(results: readonly Result[]): string {
  const of = (name: string) =>
    median(results.map((one) => (one.categories[name]?.score ?? 0) * 100));
  return categories.map((name) => Math.round(of(name))).join(" / ");
}

/** What keeps a page from 100, by the names of the audits. */
function shortfalls(result: Result): readonly string[] {
  return Object.values(result.categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
}

export interface Sites {
  readonly real: string;
  readonly bare: string;
}

/** Runs Lighthouse as a simulated phone on every kind of page, and on the same page without script. */
export async function measureLighthouse(
  port: number,
  { real, bare }: Sites,
  kinds: readonly string[],
  runs: number,
): Promise<void> {
  const rows = [];
  const notes: string[] = [];
  for (const kind of kinds) {
    const both = await auditBoth(port, { real: real + kind, bare: bare + kind }, runs);
    const limit = figure(both.bare, "largest-contentful-paint");
    const results = both.real;
    const paint = figure(results, "largest-contentful-paint");
    rows.push([
      kind,
      scores(results),
      ...[Math.round(paint), Math.round(limit), paint / limit],
      Math.round(figure(results, "total-blocking-time")),
      figure(results, "cumulative-layout-shift").toFixed(3),
    ]);
    const short = results.slice(0, 1).flatMap(shortfalls);
    if (short.length > 0) notes.push(`${kind}: ${[...new Set(short)].join(", ")}`);
  }
  const heads = ["page", "perf / a11y / best / SEO", "LCP ms", "bare LCP", "ratio", "TBT", "CLS"];
  printTable(`Lighthouse, simulated phone, median of ${runs}`, heads, rows);
  if (notes.length > 0) console.log(`\nAudits below 0.9:\n${notes.join("\n")}`);
}
