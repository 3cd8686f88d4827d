import { readFileSync } from "node:fs";
import { codeOf } from "#publishing/system-error.ts";

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/**
 * Returns the start of a process, which identifies it among processes of the same number; undefined
 * where unknown.
 */
export function processStartOf(pid: number): string | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may contain spaces; the start is the 20th field after it.
    return status.slice(status.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}
