import lighthouse from "lighthouse";
import { launchChrome } from "#bench/browser/chrome.ts";
import { median } from "#bench/figures.ts";

const performanceOnly = ["performance"];
const allCategories = ["performance", "accessibility", "best-practices", "seo"];

/** Results of Lighthouse for a page on its simulated phone; medians. */
export interface Audited {
  readonly performance: number | undefined;
  /** The lowest of the other categories, where they were asked for. */
  readonly others: number | undefined;
  /** Milliseconds. */
  readonly largestPaint: number | undefined;
  readonly blocking: number | undefined;
  /** Names of the audits that keep the page from 100. */
  readonly shortfalls: readonly string[];
}

type Report = Omit<Audited, "shortfalls"> & { readonly shortfalls: readonly string[] };

/** Lighthouse loses its trace now and then, above all on a busy machine, and asks to be run again. */
const attempts = 3;

async function auditOnce(address: string, categories: readonly string[]): Promise<Report> {
  const chrome = await launchChrome();
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: [...categories],
      // The page for what is not there answers 404, and is measured all the same.
      ignoreStatusCode: true,
    });
    const report = result?.lhr;
    if (!report || report.runtimeError) {
      throw new Error(`${address}: ${report?.runtimeError?.message ?? "nothing was measured"}`);
    }
    const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
    const scores = categories.filter((name) => name !== "performance").map(score);
    const short = Object.values(report.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9),
    );
    return {
      performance: score("performance"),
      others: scores.length > 0 ? Math.min(...scores) : undefined,
      largestPaint: report.audits["largest-contentful-paint"]?.numericValue,
      blocking: report.audits["total-blocking-time"]?.numericValue,
      shortfalls: short.map(({ id }) => id),
    };
  } finally {
    await chrome.stop();
  }
}

async function audit(address: string, categories: readonly string[]): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await auditOnce(address, categories);
    } catch (error) {
      if (attempt === attempts) {
        throw error;
      }
      console.log(`  Lighthouse again: ${(error as Error).message}`);
    }
  }
}

/** Audits a page several times, each in a browser of its own; of the floor, its speed alone counts. */
export async function auditPage(
  address: string,
  rounds: number,
  extent: "speed" | "everything",
): Promise<Audited> {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) {
    reports.push(await audit(address, extent === "speed" ? performanceOnly : allCategories));
  }
  const medianOf = (name: "performance" | "others" | "largestPaint" | "blocking") =>
    median(reports.flatMap((report) => report[name] ?? []));
  return {
    performance: medianOf("performance"),
    others: medianOf("others"),
    largestPaint: medianOf("largestPaint"),
    blocking: medianOf("blocking"),
    shortfalls: [...new Set(reports.flatMap(({ shortfalls }) => shortfalls))],
  };
}
