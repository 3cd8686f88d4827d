import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brokenRules } from "#publishing/check-content.ts";
import { readContent } from "#publishing/read-content.ts";
import { rounded, type Figure } from "./figures.ts";
import { makeSyntheticContent } from "./synthetic-content.ts";

/** Measures how long it takes to read a catalogue of each size and to apply every content rule. */
export async function measureContent(sizes: readonly number[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), "bench-content-"));
  const note = (name: string, milliseconds: number) =>
    figures.push({ name, unit: "ms", value: rounded(milliseconds, "ms") });
  try {
    for (const count of sizes) {
      const target = path.join(folder, String(count));
      makeSyntheticContent("content", target, count);
      const started = performance.now();
      const reading = await readContent(target);
      if (!reading.ok) {
        throw new Error(`The content of ${count} products cannot be read.`);
      }
      const read = performance.now();
      brokenRules(reading.content);
      note(`reading ${count} products`, read - started);
      note(`content rules of ${count} products`, performance.now() - read);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}
