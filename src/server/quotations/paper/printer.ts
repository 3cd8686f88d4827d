import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import type { Paper } from "#server/quotations/paper/paper.ts";
import type {
  PaperAnswer,
  PaperOrder,
  PaperResult,
} from "#server/quotations/paper/paper-worker.ts";

/** Longest time for one PDF, in milliseconds. */
const patience = 30_000;

/** Prints papers as PDF in a process of its own, which is started with the first paper. */
export interface Printer {
  print(paper: Paper): Promise<PaperResult>;
  close(): Promise<void>;
}

interface Pending {
  readonly finish: (result: PaperResult) => void;
  readonly timer: NodeJS.Timeout;
}

/** Opens a printer. A process that hangs or dies fails its papers, and is replaced for the next one. */
export function openPrinter(): Printer {
  let child: ChildProcess | undefined;
  let count = 0;
  const pending = new Map<number, Pending>();

  function failAll(reason: string): void {
    for (const { finish } of pending.values()) {
      finish({ ok: false, reason });
    }
  }

  function start(): ChildProcess {
    const started = fork(new URL("paper-worker.ts", import.meta.url), {
      execArgv: [...process.execArgv, "--expose-gc"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    started.on("message", (message) => {
      const { id, ...result } = message as PaperAnswer;
      pending.get(id)?.finish(result);
    });
    started.once("exit", () => {
      if (child === started) {
        child = undefined;
      }
      failAll("the printing process ended");
    });
    started.on("error", () => {});
    // Waits for no process that only idles.
    started.unref();
    started.channel?.unref();
    return started;
  }

  return {
    print: (paper) =>
      new Promise((resolve) => {
        const printing = (child ??= start());
        count += 1;
        const id = count;
        printing.channel?.ref();
        const finish = (result: PaperResult) => {
          clearTimeout(pending.get(id)?.timer);
          pending.delete(id);
          if (pending.size === 0) {
            printing.channel?.unref();
          }
          resolve(result);
        };
        const timer = setTimeout(() => printing.kill("SIGKILL"), patience);
        pending.set(id, { finish, timer });
        printing.send({ id, paper } satisfies PaperOrder, (error) => {
          if (error !== null) {
            finish({ ok: false, reason: "the printing process took no paper" });
          }
        });
      }),
    async close() {
      const ending = child;
      child = undefined;
      if (ending !== undefined && ending.exitCode === null) {
        ending.ref();
        const ended = new Promise((resolve) => ending.once("exit", resolve));
        ending.kill();
        await ended;
      }
    },
  };
}
