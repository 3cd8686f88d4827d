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
import { storeBody, type PreviousBody } from "#publishing/site-body.ts";
import type { CreateSite } from "#domain/site.ts";
import type { SiteData } from "#domain/site-data.ts";

/**
 * Placeholder for the day of a page until it is known if the page has changed; no text contains it.
 */
const dayPlaceholder = "\uE000";

/** Fills in the day of the last change: that of the previous release where the rest is the same. */
function fillDay(
  html: string,
  previous: PreviousBody | undefined,
  today: string,
  formatDay: (day: string) => string,
): Buffer {
  const withDay = (day: string) => Buffer.from(html.replaceAll(dayPlaceholder, formatDay(day)));
  const unchangedBody = previous?.changed === undefined ? undefined : withDay(previous.changed);
  return unchangedBody && shortHash(sha256(unchangedBody)) === previous?.hash
    ? unchangedBody
    : withDay(today);
}

/** Loads the website once in this thread, then renders the requested pages. */
async function work(): Promise<void> {
  const plan = workerData as RenderPlan;
  const module = (await import(pathToFileURL(plan.renderFile).href)) as { createSite: CreateSite };
  const data = JSON.parse(await readFile(plan.dataFile, "utf8")) as SiteData;
  const site = module.createSite({ ...data, published: dayPlaceholder });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  const send = (message: FromWorker) => parentPort?.postMessage(message);

  async function make({ address, previous }: PageJob) {
    const { status, html } = await site.render({ address });
    const file = pageFile(address);
    const formatDay = (day: string) => site.dayOn?.(address, day) ?? day;
    const body = fillDay(html, previous, plan.today, formatDay);
    const stored = await storeBody(plan.folders, file, body, previous);
    return { address, status, file, ...stored };
  }

  parentPort?.on("message", (message: ToWorker) => {
    Promise.all(message.jobs.map(make)).then(
      (pages) => send({ kind: "made", pages }),
      (error: unknown) => {
        throw error;
      },
    );
  });
  send({
    kind: "ready",
    addresses: plan.reportsPages ? site.addresses : [],
    previews: plan.reportsPages ? site.previews : [],
  });
}

await work();
