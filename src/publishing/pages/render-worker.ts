import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { pageFile } from "#publishing/pages/page-file.ts";
import type {
  FromWorker,
  PageJob,
  RenderPlan,
  ToWorker,
} from "#publishing/pages/render-messages.ts";
import { shortHash, sha256 } from "#publishing/hashes.ts";
import { storeBody, type LastBody } from "#publishing/site-body.ts";
import type { CreateSite } from "#domain/site.ts";
import type { SiteData } from "#domain/site-data.ts";

/** Stands for the day of a page until it is known whether the page has changed: a sign that no text holds. */
const someDay = "\uE000";

/** A page of the day on which it last changed: that of the last release where all else is the same. */
function dated(
  html: string,
  last: LastBody | undefined,
  today: string,
  told: (day: string) => string,
): Buffer {
  const of = (day: string) => Buffer.from(html.replaceAll(someDay, told(day)));
  const before = last?.changed === undefined ? undefined : of(last.changed);
  return before && shortHash(sha256(before)) === last?.hash ? before : of(today);
}

/** Makes pages in a thread of its own: loads the website once, then writes what it is asked for. */
async function work(): Promise<void> {
  const plan = workerData as RenderPlan;
  const module = (await import(pathToFileURL(plan.renderFile).href)) as { createSite: CreateSite };
  const data = JSON.parse(await readFile(plan.dataFile, "utf8")) as SiteData;
  const site = module.createSite({ ...data, published: someDay });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  const tell = (message: FromWorker) => parentPort?.postMessage(message);

  async function make({ address, last }: PageJob) {
    const { status, html } = await site.render({ address });
    const file = pageFile(address);
    const told = (day: string) => site.dayOn?.(address, day) ?? day;
    const body = dated(html, last, plan.today, told);
    const stored = await storeBody(plan.folders, file, body, last);
    return { address, status, file, ...stored };
  }

  parentPort?.on("message", (message: ToWorker) => {
    Promise.all(message.jobs.map(make)).then(
      (pages) => tell({ kind: "made", pages }),
      (error: unknown) => {
        throw error;
      },
    );
  });
  tell({
    kind: "ready",
    addresses: plan.tells ? site.addresses : [],
    previews: plan.tells ? site.previews : [],
  });
}

await work();
