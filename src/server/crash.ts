import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

/** Emits uncaught errors and unhandled rejections, as `process` does. */
interface ErrorSource {
  on(event: "uncaughtException", listener: (error: unknown) => void): unknown;
}

interface CrashParts {
  readonly log: Log;
  /** Stops the service; may be called while it is stopping. */
  readonly stop: () => Promise<void>;
  readonly exit: (code: number) => void;
}

/** Bounds the log, which a repeated error would fill. */
const mostLogged = 20;
/** Logged lines of the stack. */
const frames = 5;

/** Stops the service and ends the process after an uncaught error. */
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

/** Returns the frames of the stack; its first lines may hold the words of a buyer. */
function framesOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const lines = stack.split("\n").map((line) => line.trim());
  return lines
    .filter((line) => /^at .+:\d+:\d+\)?$/.test(line))
    .slice(0, frames)
    .join(", ");
}
