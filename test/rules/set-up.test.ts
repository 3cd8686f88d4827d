import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const system = process.platform === "win32" ? "win" : process.platform;
const locked = `node-${system}-${process.arch}`;
const lock = '{"lockfileVersion":3}';

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "set-up-"));
  await mkdir(path.join(folder, "tools"));
  for (const file of ["tools/set-up.mjs", "tools/run-to-end.mjs"]) {
    await cp(file, path.join(folder, file));
  }
  await writeFile(path.join(folder, "package-lock.json"), lock);
});
afterEach(() => rm(folder, { recursive: true }));

/** A checkout whose manifest locks a Node for some platforms. */
async function checkout(platforms: readonly string[], node = ">=24"): Promise<void> {
  const optionalDependencies = Object.fromEntries(platforms.map((name) => [name, "24.21.0"]));
  const manifest = { engines: { node }, optionalDependencies };
  await writeFile(path.join(folder, "package.json"), JSON.stringify(manifest));
}

/** As after `npm ci`, with this Node where the locked one would be. */
async function install(): Promise<void> {
  const bin = path.join(folder, "node_modules", locked, "bin");
  await mkdir(bin, { recursive: true });
  await symlink(process.execPath, path.join(bin, path.basename(process.execPath)));
  const mark = createHash("sha256").update(lock).digest("hex");
  await writeFile(path.join(folder, "node_modules/.installed-lock"), mark);
}

/** An npm that says what it was told and installs nothing. */
async function npmThatInstallsNothing(): Promise<string> {
  const bin = path.join(folder, "bin");
  await mkdir(bin);
  await writeFile(path.join(bin, "npm"), '#!/bin/sh\necho "npm $*"\n');
  await chmod(path.join(bin, "npm"), 0o755);
  return bin;
}

/** Sets up and prints which Node is handed over to. */
function setUp(bin = "") {
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env["PATH"] ?? ""}` };
  const words = [path.join(folder, "tools/set-up.mjs"), "--print", "process.argv0"];
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, words, { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: `${stdout}${stderr}` }),
    );
  });
}

test("what is started runs on the Node of the lock", async () => {
  await checkout(["node-other-x64", locked]);
  await install();
  const node = path.join(folder, "node_modules", locked, "bin", path.basename(process.execPath));
  expect(await setUp()).toEqual({ code: 0, output: `${node}\n` });
});

test("nothing is started where npm did not bring the Node of the lock", async () => {
  await checkout([locked]);
  const { code, output } = await setUp(await npmThatInstallsNothing());
  expect(code).toBe(1);
  expect(output).toContain("npm ci --include=dev");
  expect(output).toContain(`npm ci did not bring ${locked}`);
});

test("where the lock has no Node for this computer, its own is taken", async () => {
  await checkout(["node-other-x64"]);
  await install();
  expect(await setUp()).toEqual({ code: 0, output: `${process.execPath}\n` });
});

test("where the lock has none and its own is too old, nothing is installed or started", async () => {
  await checkout(["node-other-x64"], ">=1000");
  const { code, output } = await setUp(await npmThatInstallsNothing());
  expect(code).toBe(1);
  expect(output).not.toContain("npm ci");
  expect(output).toContain(`has no Node for ${system}-${process.arch}: install Node 1000`);
});
