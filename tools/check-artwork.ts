import { spawnSync } from "node:child_process";
import { findProgram, installPackages } from "#tools/find-program.ts";

// The studio's Python is checked where mypy is at hand; it is fetched where everything has to be checked.
const find = () => findProgram(["mypy"], process.env);
const isWanted = process.env["CI"] === "true";
const mypy =
  find() ?? (isWanted && (await installPackages(["mypy"], process.env)) ? find() : undefined);

function passes(program: string, ...words: readonly string[]): boolean {
  return spawnSync(program, words, { stdio: "inherit" }).status === 0;
}

if (mypy === undefined) {
  console.log("skipped: mypy is not installed");
} else {
  const types = passes(mypy, "--config-file", "artwork/mypy.ini", "--no-error-summary");
  // Where mypy is, there is the Python that it is written in.
  const shots = passes("/usr/bin/env", "python3", "artwork/check_shots.py");
  process.exitCode = types && shots ? 0 : 1;
}
