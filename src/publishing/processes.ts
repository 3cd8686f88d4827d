import { readFileSync } from "node:fs";
import { codeOf } from "#publishing/system-error.ts";

/** Whether a process runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** When a process began, in a form that tells two of the same number apart; nothing where unknown. */
export function beginningOf(pid: number): string | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold spaces; the beginning is the 20th field after it.
    return status.slice(status.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}
