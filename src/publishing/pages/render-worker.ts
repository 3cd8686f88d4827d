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
import { storeBody } from "#publishing/site-body.ts";
import type { CreateSite } from "#domain/site.ts";

/** Makes pages in a thread of its own: loads the website once, then writes what it is asked for. */
async function work(): Promise<void> {
  const plan = workerData as RenderPlan;
  const module = (await import(pathToFileURL(plan.renderFile).href)) as { createSite: CreateSite };
  const site = module.createSite(JSON.parse(await readFile(plan.dataFile, "utf8")));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  const tell = (message: FromWorker) => parentPort?.postMessage(message);

  async function make({ address, last }: PageJob) {
    const { status, html } = await site.render({ address });
    const file = pageFile(address);
    const stored = await storeBody(plan.folders, file, Buffer.from(html), last);
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
