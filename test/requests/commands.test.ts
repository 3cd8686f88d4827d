import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bareEnvironment } from "#test/support/process.ts";
import { eventually } from "#test/support/requests.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "commands-"));
  symlinkSync(resolve("db"), join(folder, "db"));
  symlinkSync(resolve("content"), join(folder, "content"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function runTool(
  tool: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(tool), ...words], {
    cwd: folder,
    env: { ...bareEnvironment(), ...env },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("a start names the settings that are wrong before it builds anything", () => {
  const { status, stdout, stderr } = runTool("tools/start.ts", [], {
    COMPANY_PHONE: "0512345678",
    PORT: "http",
  });
  expect(status).toBe(1);
  expect(stderr).toContain(
    "COMPANY_PHONE must be a number with the country code, such as +966512345678\n",
  );
  expect(stderr).toContain("PORT must be a whole number\n");
  expect(stdout).toBe("");
  expect(existsSync(join(folder, "dist"))).toBe(false);
});

test.each([
  ["tools/start.ts", []],
  ["tools/enquiries.ts", ["list"]],
  ["tools/store.ts", ["digest"]],
  ["tools/dev.ts", []],
])("%s reads the file .env, with or without a byte-order mark", (tool, words) => {
  writeFileSync(join(folder, ".env"), "\uFEFFDATABASE_URL=nowhere\n");
  const { status, stderr } = runTool(tool, words);
  expect(status).toBe(1);
  expect(stderr).toBe("DATABASE_URL must be a postgres address\n");
});

test("what is really in the environment wins over .env", () => {
  writeFileSync(join(folder, ".env"), "# the desk's\nDATABASE_URL=nowhere\nDATA_DIR='kept here'\n");
  const { status, stderr } = runTool("tools/enquiries.ts", ["list"], { DATABASE_URL: "" });
  expect([status, stderr]).toEqual([0, ""]);
  expect(existsSync(join(folder, "kept here", "enquiries.db"))).toBe(true);
});

test("ends the command when the shell that npm runs it in gets a signal", async () => {
  const runner = `import { runToEnd } from ${JSON.stringify(resolve("tools/run-to-end.mjs"))};
    await runToEnd(process.execPath, ["-e", "setInterval(() => {}, 1000); console.log(process.pid)"]);`;
  writeFileSync(join(folder, "runner.mjs"), runner);
  const shell = spawn("sh", ["-c", `"${process.execPath}" runner.mjs; true`], {
    cwd: folder,
    env: { ...bareEnvironment(), npm_lifecycle_event: "start" },
  });
  const pid = await new Promise<number>((report) => {
    shell.stdout.once("data", (data: Buffer) => report(Number(data.toString())));
  });
  try {
    expect(isAlive(pid)).toBe(true);
    shell.kill("SIGTERM");
    await eventually(async () => !isAlive(pid));
  } finally {
    if (isAlive(pid)) {
      process.kill(pid, "SIGKILL");
    }
  }
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
