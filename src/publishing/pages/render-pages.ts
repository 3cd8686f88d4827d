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
import type { PreviousBody } from "#publishing/site-body.ts";

/** Pages per message to a thread. */
const batch = 16;
/** Pages that make another thread worth its start. */
const pagesPerThread = 64;

interface RenderedSite {
  readonly addresses: readonly SiteAddress[];
  readonly previews: readonly Preview[];
  /** In the order of the addresses. */
  readonly pages: readonly MadePage[];
}

type Plan = Omit<RenderPlan, "reportsPages">;

/** Starts a rendering thread that answers one message at a time; rejects where the thread fails. */
function openThread(plan: RenderPlan) {
  const worker = new Worker(new URL("./render-worker.ts", import.meta.url), { workerData: plan });
  const receive = () =>
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
    ready: receive(),
    ask(jobs: readonly PageJob[]): Promise<FromWorker> {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      worker.postMessage({ jobs } satisfies ToWorker);
      return receive();
    },
    stop: () => worker.terminate(),
  };
}

/** Renders every page of the site, in one thread for each processor. */
export async function renderPages(
  plan: Plan,
  findPrevious: (address: string) => PreviousBody | undefined,
  progress: Progress,
): Promise<RenderedSite> {
  const firstThread = openThread({ ...plan, reportsPages: true });
  const threads = [firstThread];
  try {
    const site = await firstThread.ready;
    if (site.kind !== "ready") {
      throw new Error("A rendering thread answered before it was asked");
    }
    const { addresses, previews } = site;
    const jobs = addresses.map(({ address }) => ({ address, previous: findPrevious(address) }));
    const threadCount = Math.min(
      os.availableParallelism(),
      Math.ceil(jobs.length / pagesPerThread),
    );
    while (threads.length < threadCount) {
      threads.push(openThread({ ...plan, reportsPages: false }));
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
