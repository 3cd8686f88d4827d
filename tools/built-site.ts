import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { dataParts } from "#domain/release.ts";

/** The data folder of the site that tests and measurements look at. */
export const builtData = "dist/data";

/**
 * Publishes the demonstration where anything changed, in a process that does not take itself for a test.
 * Waits for everything that is made of it, or only for the pictures whose bytes the tests count.
 */
export async function buildSite(pictures: "all" | "weighed" = "all"): Promise<void> {
  const { NODE_ENV: _, CONTENT_DIR: __, ...rest } = process.env;
  const build = spawn(process.execPath, ["tools/build-site.ts", `--${pictures}`], {
    stdio: "inherit",
    env: { ...rest, DATA_DIR: builtData },
  });
  const [status] = await once(build, "exit");
  if (status !== 0) {
    throw new Error("The site could not be built; see above.");
  }
}

/** Lets a data folder without a site share the one that was built; what it receives stays its own. */
export function shareBuiltSite(dataFolder: string): void {
  mkdirSync(dataFolder, { recursive: true });
  for (const name of Object.values(dataParts)) {
    symlinkSync(path.resolve(builtData, name), path.join(dataFolder, name));
  }
}
