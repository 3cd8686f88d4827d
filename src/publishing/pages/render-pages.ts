import os from "node:os";
import { Worker } from "node:worker_threads";
import type { Preview, SiteAddress } from "#domain/site.ts";
import type { Progress } from "#publishing/progress.ts";
import type {
  FromWorker,
  MadePage,
  PageJob,
  RenderPlan,
  ToWorker,
} from "#publishing/pages/render-messages.ts";
import type { LastBody } from "#publishing/site-body.ts";

/** Pages that a thread is asked for at once. */
const batch = 16;
/** A second thread is worth its start from so many pages on. */
const pagesPerThread = 64;

export interface RenderedSite {
  readonly addresses: readonly SiteAddress[];
  readonly previews: readonly Preview[];
  /** In the order of the addresses. */
  readonly pages: readonly MadePage[];
}

type Plan = Omit<RenderPlan, "tells">;

/** A rendering thread that answers one message at a time; rejects when the thread fails. */
function openThread(plan: RenderPlan) {
  const worker = new Worker(new URL("./render-worker.ts", import.meta.url), { workerData: plan });
  const next = () =>
    new Promise<FromWorker>((resolve, reject) => {
      const settle = (end: () => void) => {
        worker.off("message", answer);
        worker.off("error", fail);
        worker.off("exit", leave);
        end();
      };
      const answer = (message: FromWorker) => settle(() => resolve(message));
      const fail = (error: unknown) => settle(() => reject(error));
      const leave = () => settle(() => reject(new Error("A rendering thread ended too early")));
      worker.on("message", answer);
      worker.on("error", fail);
      worker.on("exit", leave);
    });
  return {
    ready: next(),
    ask(jobs: readonly PageJob[]): Promise<FromWorker> {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      worker.postMessage({ jobs } satisfies ToWorker);
      return next();
    },
    stop: () => worker.terminate(),
  };
}

/** Makes every page of the site in as many threads as the machine has processors. */
export async function renderPages(
  plan: Plan,
  lastOf: (address: string) => LastBody | undefined,
  progress: Progress,
): Promise<RenderedSite> {
  const first = openThread({ ...plan, tells: true });
  const threads = [first];
  try {
    const site = await first.ready;
    if (site.kind !== "ready") {
      throw new Error("A rendering thread answered before it was asked");
    }
    const { addresses, previews } = site;
    const jobs = addresses.map(({ address }) => ({ address, last: lastOf(address) }));
    const wanted = Math.min(os.availableParallelism(), Math.ceil(jobs.length / pagesPerThread));
    while (threads.length < wanted) {
      threads.push(openThread({ ...plan, tells: false }));
    }
    const pages = new Map<string, MadePage>();
    let begun = 0;
    await Promise.all(
      threads.map(async (thread) => {
        await thread.ready;
        while (begun < jobs.length) {
          const mine = jobs.slice(begun, begun + batch);
          begun += mine.length;
          const answer = await thread.ask(mine);
          for (const page of answer.kind === "made" ? answer.pages : []) {
            pages.set(page.address, page);
          }
          progress({ what: "pages", done: pages.size, total: jobs.length });
        }
      }),
    );
    return { addresses, previews, pages: jobs.flatMap(({ address }) => pages.get(address) ?? []) };
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}
