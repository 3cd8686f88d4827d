import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { CreateSite } from "#domain/site.ts";
import { giveWay } from "#server/rendering/give-way.ts";
import { renderCoded } from "#server/rendering/render-here.ts";
import type { PageOrder } from "#server/rendering/renderer.ts";
import type { FromThread, SentPage, ThreadPlan } from "#server/rendering/thread-messages.ts";

/** Makes the pages of one release in a thread of its own; it ends where the release cannot be loaded. */
async function work(): Promise<void> {
  const plan = workerData as ThreadPlan;
  const code = (await import(pathToFileURL(plan.renderFile).href)) as { createSite: CreateSite };
  const { render, prepare } = code.createSite(JSON.parse(await readFile(plan.dataFile, "utf8")));

  async function answer(order: PageOrder): Promise<void> {
    try {
      const page = await renderCoded(render, order);
      const { identity, br, gzip } = page.bodies;
      const bodies: SentPage["bodies"] = {
        identity: new Uint8Array(identity),
        ...(br && { br: new Uint8Array(br) }),
        ...(gzip && { gzip: new Uint8Array(gzip) }),
      };
      tell({ kind: "made", page: { ...page, bodies } }, Object.values(bodies));
    } catch (error) {
      tell({ kind: "failed", error: error instanceof Error ? error : new Error(String(error)) });
    }
  }

  parentPort?.on("message", (order: PageOrder) => void answer(order));
  // The time that a thread has to start is longer than that for a page.
  prepare?.();
  giveWay();
  tell({ kind: "ready" });
}

function tell(message: FromThread, bytes: readonly Uint8Array<ArrayBuffer>[] = []): void {
  parentPort?.postMessage(
    message,
    bytes.map(({ buffer }) => buffer),
  );
}

await work();
