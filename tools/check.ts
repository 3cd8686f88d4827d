import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { generate } from "#tools/generate.ts";

interface Check {
  readonly name: string;
  readonly command: readonly [program: string, ...rest: string[]];
}

interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

const checks: readonly Check[] = [
  { name: "types", command: ["tsc", "-p", "."] },
  { name: "lint", command: ["oxlint"] },
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "unused code", command: ["knip", "--no-progress"] },
  ...(existsSync("dist/built.json") ? [{ name: "sizes", command: ["size-limit"] as const }] : []),
];

function run([program, ...rest]: Check["command"]): Promise<Outcome> {
  const child = spawn(path.resolve("node_modules/.bin", program), rest);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data: Buffer) => (output += data.toString()));
  }
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ ok: false, output: error.message }));
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}

/** Puts right what lint and format can put right by themselves. */
async function fix(): Promise<void> {
  for (const command of [["oxlint", "--fix"], ["oxfmt"]] as const) {
    const { ok, output } = await run(command);
    if (!ok) console.log(output.trimEnd());
  }
}

async function check(): Promise<boolean> {
  let ok = true;
  for (const { name, command } of checks) {
    const outcome = await run(command);
    if (!outcome.ok) console.log(outcome.output.trimEnd());
    console.log(`${name} ${outcome.ok ? "passed" : "failed"}`);
    ok &&= outcome.ok;
  }
  return ok;
}

// A fresh clone has no derived modules yet; the build gives them the names of the assets.
if (!existsSync("generated/assets.ts")) generate({}, { style: "", script: "", font: "" });
if (process.argv.includes("--fix")) await fix();
else if (!(await check())) process.exitCode = 1;
