import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { writeSchemas } from "#publishing/write-schemas.ts";
import { writeFieldTable } from "#tools/field-table.ts";
import { writeStandards } from "#tools/write-standards.ts";

type Command = readonly [program: string, ...words: string[]];

interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

const parts: Readonly<Record<string, Command>> = {
  types: ["tsc", "-p", "."],
  "browser-types": ["tsc", "-p", "tsconfig.browser.json"],
  lint: ["oxlint"],
  format: ["oxfmt", "--check"],
  unused: ["knip", "--no-progress"],
  content: [process.execPath, "tools/check-content.ts"],
  sizes: ["size-limit"],
};

function run([program, ...words]: Command): Promise<Outcome> {
  const child = spawn(path.resolve("node_modules/.bin", program), words);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data: Buffer) => (output += data.toString()));
  }
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ ok: false, output: error.message }));
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}

/** Applies the fixes of lint and format, and writes derived files again. */
async function fix(): Promise<void> {
  for (const command of [["oxlint", "--fix"], ["oxfmt"]] as const) {
    const { ok, output } = await run(command);
    if (!ok) {
      console.log(output.trimEnd());
    }
  }
  writeStandards();
  await writeSchemas("content");
  await writeFieldTable();
}

async function check(name: string, command: Command): Promise<boolean> {
  if (name === "sizes" && !existsSync("dist/data/releases/current")) {
    console.log("sizes skipped: nothing is built");
    return true;
  }
  const { ok, output } = await run(command);
  console.log(ok ? `${name} passed` : `${output.trimEnd()}\n${name} failed`);
  return ok;
}

/** Runs the named parts, or all, at the same time; returns true if all passed. */
async function checkAll(names: readonly string[]): Promise<boolean> {
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    console.error(
      `There is no part ${unknown.join(", ")}. Parts: ${Object.keys(parts).join(", ")}.`,
    );
    return false;
  }
  const selected = Object.entries(parts).filter(
    ([name]) =>
      names.length === 0 || names.some((part) => name === part || name === `browser-${part}`),
  );
  const outcomes = await Promise.all(selected.map(([name, command]) => check(name, command)));
  return outcomes.every(Boolean);
}

const parameters = process.argv.slice(2);
if (parameters.includes("--fix")) {
  await fix();
} else if (!(await checkAll(parameters))) {
  process.exitCode = 1;
}
