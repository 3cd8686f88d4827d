import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readContent, type ContentReading } from "#publishing/read-content.ts";

/** Cache of the demonstration's YAML files, since parsing takes seconds in each process. */
const cacheFile = ".cache/read-content.json";

let reading: Promise<ContentReading> | undefined;

/** Reads the demonstration's content once for a process. */
export function readDemonstration(): Promise<ContentReading> {
  reading ??= readContent("content", cacheFile);
  return reading;
}

/** Copies the cache to where a reader of a similar folder looks for it. */
export async function keepReadingIn(file: string): Promise<void> {
  await readDemonstration();
  await mkdir(path.dirname(file), { recursive: true });
  await copyFile(cacheFile, file);
}

/** Reads a folder similar to the demonstration; only differing files are parsed. */
export async function readQuickly(folder: string): Promise<ContentReading> {
  const place = await mkdtemp(path.join(tmpdir(), "read-"));
  try {
    const file = path.join(place, "parsed.json");
    await keepReadingIn(file);
    return await readContent(folder, file);
  } finally {
    await rm(place, { recursive: true });
  }
}
