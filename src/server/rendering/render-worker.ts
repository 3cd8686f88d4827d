import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { releaseFiles } from "#domain/release.ts";
import type { CreateSite, PageAnswer, PageQuestion } from "#domain/site.ts";
import { lowerPriority } from "#server/lower-priority.ts";

/** Reply of the worker: once without a page when it is ready, then one for each order. */
export type WorkerReply = { readonly page?: PageAnswer } | { readonly error: Error };

function reply(message: WorkerReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin
  parentPort?.postMessage(message);
}

const folder: string = workerData;
const renderFile = pathToFileURL(join(folder, releaseFiles.render)).href;
const { createSite } = (await import(renderFile)) as { createSite: CreateSite };
// Decoding whole bytes is faster than reading in an encoding.
const data = String(await readFile(join(folder, releaseFiles.data)));
const { render, prepare } = createSite(JSON.parse(data));

parentPort?.on("message", (question: PageQuestion) => {
  render(question).then(
    (page) => reply({ page }),
    (error: unknown) => reply({ error: error instanceof Error ? error : new Error(String(error)) }),
  );
});
lowerPriority();
reply({});
// The release is switched meanwhile; only the first search waits for this.
prepare?.();
