import { readdirSync, readFileSync } from "node:fs";

/** Lists the processes below one, by their numbers. */
function descendantsOf(pid: number): readonly number[] {
  const read = (thread: string) => {
    try {
      return readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8");
    } catch {
      return "";
    }
  };
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    read(thread).split(" ").map(Number).filter(Boolean),
  );
  return children.flatMap((child) => {
    try {
      return [child, ...descendantsOf(child)];
    } catch {
      return [];
    }
  });
}

/** Resident memory of a process in MB (1,048,576 bytes); 0 where it has ended. */
function residentOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Samples the memory of all processes that this one has started, together; Linux alone. */
export function watchMemory(interval = 100) {
  let peak = 0;
  const timer = setInterval(() => {
    const total = descendantsOf(process.pid).reduce((sum, pid) => sum + residentOf(pid), 0);
    peak = Math.max(peak, total);
  }, interval);
  return {
    /** Ends the watch and returns the highest sum in MB. */
    stop(): number {
      clearInterval(timer);
      return peak;
    },
  };
}
