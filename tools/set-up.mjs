// Makes a fresh clone runnable with nothing but npm and any Node from 20 on: installs what the lock
// file names, then hands over to the locked Node, which runs TypeScript as it stands.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import path from "node:path";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const mark = path.join(root, "node_modules", ".installed-lock");
const node = path.join(root, "node_modules", ".bin", "node");
const lock = createHash("sha256")
  .update(readFileSync(path.join(root, "package-lock.json")))
  .digest("hex");

const installed = existsSync(node) && existsSync(mark) && readFileSync(mark, "utf8") === lock;
if (!installed) {
  console.log("Installing what package-lock.json names (once) ...");
  // Not `npm ci`: it refuses a lock file without the binaries of platforms that were not at hand
  // when it was made. This installs the locked versions all the same and leaves the file alone.
  const quiet = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const install = spawnSync("npm", ["install", ...quiet], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, NODE_ENV: "development" },
  });
  if (install.status !== 0) {
    console.error("npm install failed; see above. Nothing was started.");
    process.exit(install.status ?? 1);
  }
  writeFileSync(mark, lock);
}

const [script, ...rest] = process.argv.slice(2);
if (script !== undefined) {
  const bin = path.join(root, "node_modules", ".bin");
  const run = spawn(node, ["--disable-warning=ExperimentalWarning", script, ...rest], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}` },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => run.kill(signal));
  run.on("exit", (code) => process.exit(code ?? 1));
}
