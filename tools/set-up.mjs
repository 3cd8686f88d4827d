// Makes a fresh clone runnable with nothing but npm and any Node from 20 on: installs what the lock
// file names, then hands over to the locked Node, which runs TypeScript as it stands.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import path from "node:path";
import { runToEnd } from "./run-to-end.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = path.join(root, "node_modules", ".bin");
const node = path.join(bin, "node");
const mark = path.join(root, "node_modules", ".installed-lock");
const lock = createHash("sha256")
  .update(readFileSync(path.join(root, "package-lock.json")))
  .digest("hex");

const installed = existsSync(node) && existsSync(mark) && readFileSync(mark, "utf8") === lock;
if (!installed) {
  console.log("Installing what package-lock.json names (once) ...");
  const words = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = await runToEnd("npm", words, { cwd: root, shell: process.platform === "win32" });
  if (code !== 0) {
    console.error("npm ci failed; see above. Nothing was started.");
    process.exit(code);
  }
  writeFileSync(mark, lock);
}

const words = process.argv.slice(2);
if (words.length > 0) {
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}`,
    // What Node has read and compiled once: a command begins in half the time.
    NODE_COMPILE_CACHE: path.join(root, "node_modules", ".cache", "compile"),
  };
  const all = ["--disable-warning=ExperimentalWarning", ...words];
  process.exitCode = await runToEnd(node, all, { cwd: root, env });
}
