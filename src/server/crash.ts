import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

/** Emits the errors that nobody catches, and the rejections that nobody handles, as `process` does. */
export interface ErrorSource {
  on(event: "uncaughtException", listener: (error: unknown) => void): unknown;
}

export interface CrashParts {
  readonly log: Log;
  /** Ends the service; it may be called while the service stops already. */
  readonly stop: () => Promise<void>;
  readonly exit: (code: number) => void;
}

/** Errors that are logged; one that comes back at every turn would fill the disk. */
const mostLogged = 20;
/** Lines of the stack that are logged. */
const frames = 5;

/** Ends the process in good order after an error that nobody has caught. */
export function stopAfterUncaughtError(source: ErrorSource, parts: CrashParts): void {
  const { log, stop, exit } = parts;
  let errors = 0;

  async function end(): Promise<void> {
    try {
      await stop();
    } finally {
      exit(1);
    }
  }

  source.on("uncaughtException", (error) => {
    errors += 1;
    if (errors <= mostLogged) {
      log.error("uncaught error", { reason: tellError(error), frames: framesOf(error) });
    }
    if (errors === 1) {
      void end();
    }
  });
}

/** Where the error was thrown; the lines before it may hold what a buyer wrote. */
function framesOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const lines = stack.split("\n").map((line) => line.trim());
  return lines
    .filter((line) => /^at .+:\d+:\d+\)?$/.test(line))
    .slice(0, frames)
    .join(", ");
}
