import { readdirSync } from "node:fs";
import os from "node:os";
import { finishRelease } from "#publishing/finish-release.ts";
import { reportProgress } from "#publishing/progress.ts";
import { reasonOf } from "#publishing/system-error.ts";

/** Lists the threads of this process, each of which has its own priority on Linux. */
function ownThreads(): readonly number[] {
  return process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [process.pid];
}

// Visitors of the site have priority.
for (const thread of ownThreads()) {
  os.setPriority(thread, os.constants.priority.PRIORITY_LOW);
}
const [, , dataFolder = "data"] = process.argv;
const finished = await finishRelease(dataFolder, reportProgress(process.stdout)).catch(
  (error: unknown) => {
    process.stderr.write(`The release is not finished: ${reasonOf(error)}\n`);
  },
);
if (finished !== undefined && finished.pictures + finished.previews > 0) {
  const { pictures, previews } = finished;
  process.stdout.write(`Encoded ${pictures} picture files and drew ${previews} previews.\n`);
}
