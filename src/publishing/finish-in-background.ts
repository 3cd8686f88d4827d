import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Starts to finish the served release in a separate process of low priority. */
export function finishInBackground(dataFolder: string): ChildProcess {
  const script = fileURLToPath(new URL("./finish-process.ts", import.meta.url));
  return spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script, dataFolder], {
    stdio: ["ignore", "inherit", "inherit"],
  });
}
