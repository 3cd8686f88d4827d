interface Step {
  /** Unit such as "pictures". */
  readonly what: string;
  readonly done: number;
  readonly total: number;
  /** An item that failed, and why. */
  readonly skipped?: string;
}

export type Progress = (step: Step) => void;

/** Output for progress: a terminal or a log. */
interface ProgressOutput {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** Maximum lines about failed items: a full disk fails thousands for one reason. */
const maxSkipped = 10;

/**
 * Milliseconds without output: before the first line, and between lines on a terminal or in a log.
 */
const quiet = { first: 1000, terminal: 200, log: 30_000 };

function duration(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** Reports count and remaining time: one changing line on a terminal, separate lines in a log. */
export function reportProgress(
  listener: ProgressOutput,
  clock = () => performance.now(),
): Progress {
  const terminal = listener.isTTY === true;
  let work = { what: "", begun: 0, next: 0 };
  let skips = 0;
  return ({ what, done, total, skipped }) => {
    const currentTime = clock();
    if (skipped !== undefined) {
      skips += 1;
      if (skips <= maxSkipped) {
        const suffix = skips === maxSkipped ? " (further ones are not shown)" : "";
        listener.write(`Skipped of ${what}: ${skipped}${suffix}\n`);
      }
      return;
    }
    if (what !== work.what) {
      work = { what, begun: currentTime, next: currentTime + quiet.first };
    }
    const spent = currentTime - work.begun;
    const finished = done >= total;
    if (finished ? spent < quiet.first : currentTime < work.next) {
      return;
    }
    work.next = currentTime + (terminal ? quiet.terminal : quiet.log);
    const remaining = (spent / Math.max(1, done)) * (total - done);
    const line = `${what}: ${done} of ${total}, ${finished ? `in ${duration(spent)}` : `${duration(remaining)} left`}`;
    listener.write(terminal ? `\r\u001B[K${line}${finished ? "\n" : ""}` : `${line}\n`);
    if (finished) {
      work = { what: "", begun: 0, next: 0 };
    }
  };
}
