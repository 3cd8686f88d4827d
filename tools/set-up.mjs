// Makes a fresh clone runnable with nothing but npm and any Node from 20 on: installs what the lock
// file names, then hands over to the locked Node, which runs TypeScript as it stands. Where the lock
// has none for this computer, the Node that runs this has to be new enough itself (decision 0020).
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import path from "node:path";
import { runToEnd } from "./run-to-end.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = path.join(root, "node_modules", ".bin");
const manifest = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
const system = process.platform === "win32" ? "win" : process.platform;
const locked = `node-${system}-${process.arch}`;
const isLocked = locked in manifest.optionalDependencies;
const program = process.platform === "win32" ? "node.exe" : "node";
const node = isLocked ? path.join(root, "node_modules", locked, "bin", program) : process.execPath;
const mark = path.join(root, "node_modules", ".installed-lock");
const lock = createHash("sha256")
  .update(readFileSync(path.join(root, "package-lock.json")))
  .digest("hex");

function end(reason, code = 1) {
  console.error(`${reason} Nothing was started.`);
  process.exit(code);
}

const needed = manifest.engines.node.replace(">=", "");
if (!isLocked && Number.parseInt(process.versions.node, 10) < Number(needed)) {
  end(
    `package-lock.json has no Node for ${locked.slice(5)}: install Node ${needed} and try again.`,
  );
}

const installed = existsSync(node) && existsSync(mark) && readFileSync(mark, "utf8") === lock;
if (!installed) {
  console.log("Installing what package-lock.json names (once) ...");
  const words = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = await runToEnd("npm", words, { cwd: root, shell: process.platform === "win32" });
  if (code !== 0) {
    end("npm ci failed; see above.", code);
  }
  // npm passes over an optional package that it cannot fetch, or that is not what the lock says.
  if (!existsSync(node)) {
    end(`npm ci did not bring ${locked}, or not the one that package-lock.json names.`);
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
