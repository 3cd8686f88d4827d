import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { hashOf } from "#tools/build-code.ts";

/** Holds the hash of the sources beside the build. */
const mark = "dist/office/built";
const sources = [
  "src/domain",
  "src/office/app",
  "src/ui",
  "src/words",
  "vite.office.config.ts",
  "vite.config.ts",
  "package-lock.json",
];

/** Builds the application of the office, unless it has the build of these sources. */
export async function buildOffice(): Promise<void> {
  const hash = hashOf(sources);
  if (existsSync(mark) && readFileSync(mark, "utf8") === hash) {
    return;
  }
  console.log("Building the office ...");
  const { build } = await import("vite");
  await build({ configFile: "vite.office.config.ts", logLevel: "warn" });
  writeFileSync(mark, hash);
}
