import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Measures } from "#tools/masters/measure.ts";

/** By the hash of a picture's file, what was measured of it. */
export type KeptMeasures = ReadonlyMap<string, Measures>;

const file = ".cache/masters";

interface Kept {
  readonly code: string;
  readonly measures: KeptMeasures;
}

/** Changes with the code that measures. */
function codeHash(): string {
  const hash = createHash("sha256");
  for (const source of globSync("tools/masters/*.ts").toSorted()) {
    hash.update(readFileSync(source));
  }
  return hash.digest("hex");
}

/** What was measured by the same code before; nothing where that cannot be read. */
export function readKept(): KeptMeasures {
  if (!existsSync(file)) {
    return new Map();
  }
  try {
    const kept = deserialize(readFileSync(file)) as Kept;
    return kept.code === codeHash() ? kept.measures : new Map();
  } catch {
    return new Map();
  }
}

/** Keeps these measures and forgets all others. */
export function keep(measures: KeptMeasures): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, serialize({ code: codeHash(), measures } satisfies Kept));
}
