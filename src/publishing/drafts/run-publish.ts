import { fork, type ChildProcess } from "node:child_process";
import type { PublishOrder, PublishOutcome } from "#domain/office/draft.ts";

/** Answer of the process that publishes. */
export type PublishAnswer =
  | { readonly ok: true; readonly outcome: PublishOutcome }
  | { readonly ok: false; readonly reason: string };

const processFile = new URL("publish-process.ts", import.meta.url);

/** Publishes in a process of its own, which also finishes the pictures; `close` ends it. */
export function createPublishRunner(env: NodeJS.ProcessEnv = process.env) {
  const running = new Set<ChildProcess>();
  return {
    run(order: PublishOrder): Promise<PublishOutcome> {
      const child = fork(processFile, { env });
      running.add(child);
      return new Promise((resolve, reject) => {
        child.once("message", (answer: PublishAnswer) => {
          if (answer.ok) {
            resolve(answer.outcome);
          } else {
            reject(new Error(answer.reason));
          }
        });
        child.once("error", reject);
        child.once("exit", () => {
          running.delete(child);
          reject(new Error("the process that publishes ended"));
        });
        child.send(order);
      });
    },
    close(): void {
      for (const child of running) {
        child.kill();
      }
    },
  };
}
