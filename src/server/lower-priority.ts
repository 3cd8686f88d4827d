import os from "node:os";

/** Lowers the priority of the calling thread, which Linux has for each thread: finished pages go first. */
export function lowerPriority(): void {
  if (process.platform !== "linux") {
    return;
  }
  try {
    os.setPriority(Math.min(os.getPriority() + 5, os.constants.priority.PRIORITY_LOW));
  } catch {
    // A system that forbids it runs this thread like any other.
  }
}
