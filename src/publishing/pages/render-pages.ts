import os from "node:os";
import { Worker } from "node:worker_threads";
import type { Site } from "#domain/site.ts";
import { createPageMaker } from "#publishing/pages/make-page.ts";
import type { MadePage, PageJob, RenderPlan, ToWorker } from "#publishing/pages/render-messages.ts";
import type { Progress } from "#publishing/progress.ts";

/** Pages per message to a thread. */
const batch = 16;
/** Pages that make a thread worth its start. */
const pagesPerThread = 128;

/** Starts a rendering thread that answers one message at a time; rejects where the thread fails. */
function openThread(plan: RenderPlan) {
  const worker = new Worker(new URL("./render-worker.ts", import.meta.url), { workerData: plan });
  const receive = () =>
    new Promise<readonly MadePage[]>((resolve, reject) => {
      const settle = (end: () => void) => {
        worker.off("message", answer);
        worker.off("error", fail);
        worker.off("exit", leave);
        end();
      };
      const answer = (pages: readonly MadePage[]) => settle(() => resolve(pages));
      const fail = (error: unknown) => settle(() => reject(error));
      const leave = () => settle(() => reject(new Error("A rendering thread ended too early")));
      worker.on("message", answer);
      worker.on("error", fail);
      worker.on("exit", leave);
    });
  return {
    ready: receive(),
    ask(jobs: readonly PageJob[]): Promise<readonly MadePage[]> {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      worker.postMessage({ jobs } satisfies ToWorker);
      return receive();
    },
    stop: () => worker.terminate(),
  };
}

/** Renders pages: a few with the loaded site, many in one thread for each processor. */
export async function renderPages(
  site: Site,
  plan: RenderPlan,
  jobs: readonly PageJob[],
  progress: Progress,
): Promise<readonly MadePage[]> {
  const pages: MadePage[] = [];
  let begun = 0;
  async function makeAll(make: (batch: readonly PageJob[]) => Promise<readonly MadePage[]>) {
    while (begun < jobs.length) {
      const mine = jobs.slice(begun, begun + batch);
      begun += mine.length;
      pages.push(...(await make(mine)));
      progress({ what: "pages", done: pages.length, total: jobs.length });
    }
  }
  if (jobs.length < pagesPerThread) {
    const make = createPageMaker(site, plan);
    await makeAll((mine) => Promise.all(mine.map(make)));
    return pages;
  }
  const threadCount = Math.min(os.availableParallelism(), Math.ceil(jobs.length / pagesPerThread));
  const threads = Array.from({ length: threadCount }, () => openThread(plan));
  try {
    await Promise.all(
      threads.map(async (thread) => {
        await thread.ready;
        await makeAll((mine) => thread.ask(mine));
      }),
    );
    return pages;
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}
