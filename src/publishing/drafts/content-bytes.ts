import { readFile } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "#publishing/system-error.ts";

/** Reads a file of the content folder; undefined where there is none. */
export async function readContentFile(folder: string, name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path.join(folder, name));
  } catch (error) {
    if (codeOf(error) === "ENOENT") {
      return undefined;
    }
    throw error;
  }
}
