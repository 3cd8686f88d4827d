import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { writeWhole } from "#publishing/durable-files.ts";

/** What was found in a file of the content folder when it was last read. */
export interface KeptFile {
  /** Its size and times; empty where it was too fresh to trust them. */
  readonly stamp: string;
  /** The whole SHA-256 of its bytes, in hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
  /** What a YAML file says, before its schema has read it. */
  readonly raw?: unknown;
}

export type KeptFiles = ReadonlyMap<string, KeptFile>;

/** The envelope alone is read by a schema: an entry counts for nothing unless its stamp or hash fits. */
const keptSchema = z.object({
  version: z.literal(1),
  files: z.custom<Readonly<Record<string, KeptFile>>>(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  ),
});

/** A change within this time, in milliseconds, may leave a file with the same size and times. */
const tooFresh = 2000;

/** What a file's size and times say of it: two readings with one stamp read the same bytes. */
export function stampOf(
  stats: { readonly size: number; readonly mtimeMs: number; readonly ctimeMs: number },
  now: number,
): string {
  const { size, mtimeMs, ctimeMs } = stats;
  return now - Math.max(mtimeMs, ctimeMs) < tooFresh ? "" : `${size} ${mtimeMs} ${ctimeMs}`;
}

/** What was kept; nothing where no file is there or where it cannot be used. */
export async function readKept(file: string): Promise<KeptFiles> {
  try {
    const { files } = keptSchema.parse(JSON.parse(await readFile(file, "utf8")));
    return new Map(Object.entries(files));
  } catch {
    return new Map();
  }
}

/** Keeps what was read; a crash leaves the old file or the new one. */
export async function writeKept(file: string, files: KeptFiles): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, JSON.stringify({ version: 1, files: Object.fromEntries(files) }));
}
