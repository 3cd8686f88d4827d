import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Begins to finish the release that is served, in a process of its own that gives way to all others. */
export function finishBehind(dataFolder: string): ChildProcess {
  const script = fileURLToPath(new URL("./finish-process.ts", import.meta.url));
  return spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script, dataFolder], {
    stdio: ["ignore", "inherit", "inherit"],
  });
}
