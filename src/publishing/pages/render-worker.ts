import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { CreateSite } from "#domain/site.ts";
import type { SiteData } from "#domain/site-data.ts";
import { createPageMaker, dayPlaceholder } from "#publishing/pages/make-page.ts";
import type { MadePage, RenderPlan, ToWorker } from "#publishing/pages/render-messages.ts";

/** Loads the website once in this thread, then renders the requested pages. */
async function work(): Promise<void> {
  const plan = workerData as RenderPlan;
  const module = (await import(pathToFileURL(plan.renderFile).href)) as { createSite: CreateSite };
  const data = JSON.parse(await readFile(plan.dataFile, "utf8")) as SiteData;
  const make = createPageMaker(module.createSite({ ...data, published: dayPlaceholder }), plan);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  const send = (pages: readonly MadePage[]) => parentPort?.postMessage(pages);

  parentPort?.on("message", ({ jobs }: ToWorker) => {
    Promise.all(jobs.map(make)).then(send, (error: unknown) => {
      throw error;
    });
  });
  send([]);
}

await work();
