import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";

/** Compiles the recorder of writes and syncs into a folder; undefined without a compiler. */
export function compileRecorder(folder: string): string | undefined {
  const shim = join(folder, "power-cut.so");
  const source = resolve("test/faults/power-cut.c");
  try {
    execFileSync("gcc", ["-O1", "-shared", "-fPIC", "-o", shim, source, "-ldl"]);
    return shim;
  } catch {
    return undefined;
  }
}
