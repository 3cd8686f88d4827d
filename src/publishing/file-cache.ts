import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { makeFolders, writeAtomically } from "#publishing/durable-files.ts";

/** Cached result of reading a content file. */
export interface CachedFile {
  /** Size and times of the file; empty where they were too recent to be trusted. */
  readonly stamp: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
  /** Value of a YAML file before schema validation. */
  readonly raw?: unknown;
}

export type FileCache = ReadonlyMap<string, CachedFile>;

/** Validates the envelope only: an entry is used only where its stamp or hash matches. */
const cacheSchema = z.object({
  version: z.literal(1),
  files: z.custom<Readonly<Record<string, CachedFile>>>(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  ),
});

/** Milliseconds within which a second change may leave the same size and times. */
const minimumAge = 2000;

/** Identifies the state of a file by its size and times. */
export function stampOf(
  stats: { readonly size: number; readonly mtimeMs: number; readonly ctimeMs: number },
  currentTime: number,
): string {
  const { size, mtimeMs, ctimeMs } = stats;
  return currentTime - Math.max(mtimeMs, ctimeMs) < minimumAge
    ? ""
    : `${size} ${mtimeMs} ${ctimeMs}`;
}

/** Reads the cache; empty where there is none or it is damaged. */
export async function readCache(file: string): Promise<FileCache> {
  try {
    const { files } = cacheSchema.parse(JSON.parse(await readFile(file, "utf8")));
    return new Map(Object.entries(files));
  } catch {
    return new Map();
  }
}

/** Replaces the cache atomically. */
export async function writeCache(file: string, files: FileCache): Promise<void> {
  await makeFolders(path.dirname(file));
  await writeAtomically(file, JSON.stringify({ version: 1, files: Object.fromEntries(files) }));
}
