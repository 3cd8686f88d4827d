import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readContent, type ContentReading } from "#publishing/read-content.ts";

/** What the demonstration's YAML files say: to read all of them anew takes seconds, for each process of tests. */
const kept = ".cache/read-content.json";

let reading: Promise<ContentReading> | undefined;

/** Reads the demonstration's content, once for a process. */
export function readDemonstration(): Promise<ContentReading> {
  reading ??= readContent("content", kept);
  return reading;
}

/** Puts what the demonstration's files say where who reads a folder like it looks for what was read before. */
export async function keepReadingIn(file: string): Promise<void> {
  await readDemonstration();
  await mkdir(path.dirname(file), { recursive: true });
  await copyFile(kept, file);
}

/** Reads a folder that is much like the demonstration's, of which only what is different is read anew. */
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
