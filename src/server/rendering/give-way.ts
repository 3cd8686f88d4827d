import os from "node:os";

/** On Linux a thread has a priority of its own: where processors are few, finished pages go first. */
export function giveWay(): void {
  if (process.platform !== "linux") {
    return;
  }
  try {
    os.setPriority(Math.min(os.getPriority() + 10, os.constants.priority.PRIORITY_LOW));
  } catch {
    // A system that forbids it has it run like any other thread.
  }
}
