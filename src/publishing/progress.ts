/** How far a piece of work has come. */
export interface Step {
  /** What is counted, such as "pictures". */
  readonly what: string;
  readonly done: number;
  readonly total: number;
  /** One of them that could not be made, and why. */
  readonly skipped?: string;
}

export type Progress = (step: Step) => void;

/** What progress is told to: a terminal or a log. */
export interface Listener {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** Lines of what was skipped: a full disk skips thousands for one reason. */
const mostSkipped = 10;

/** In milliseconds: work that is over sooner is not told, and how long is kept quiet between two lines. */
const quiet = { first: 1000, terminal: 200, log: 30_000 };

function duration(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** Tells count and time left: on a terminal in one line that changes, in a log line after line. */
export function tellProgress(listener: Listener, now = () => performance.now()): Progress {
  const terminal = listener.isTTY === true;
  let work = { what: "", begun: 0, next: 0 };
  let skips = 0;
  return ({ what, done, total, skipped }) => {
    const at = now();
    if (skipped !== undefined) {
      skips += 1;
      if (skips <= mostSkipped) {
        const more = skips === mostSkipped ? " (further ones are not told)" : "";
        listener.write(`Skipped of ${what}: ${skipped}${more}\n`);
      }
      return;
    }
    if (what !== work.what) {
      work = { what, begun: at, next: at + quiet.first };
    }
    const spent = at - work.begun;
    const finished = done >= total;
    if (finished ? spent < quiet.first : at < work.next) {
      return;
    }
    work.next = at + (terminal ? quiet.terminal : quiet.log);
    const left = (spent / Math.max(1, done)) * (total - done);
    const line = `${what}: ${done} of ${total}, ${finished ? `in ${duration(spent)}` : `${duration(left)} left`}`;
    listener.write(terminal ? `\r\u001B[K${line}${finished ? "\n" : ""}` : `${line}\n`);
    if (finished) {
      work = { what: "", begun: 0, next: 0 };
    }
  };
}
