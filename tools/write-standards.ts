import { writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { readStandards } from "#tools/read-standards.ts";
import { standardsSheet } from "#tools/standards-sheet.ts";

/** The fact sheet for people. Nothing reads it. */
export const sheetFile = "docs/standards.md";

/** Writes the fact sheet anew from the content. */
export function writeStandards(): void {
  writeFileSync(sheetFile, standardsSheet(readStandards()));
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === import.meta.filename) {
  writeStandards();
  console.log(`Wrote ${sheetFile}.`);
}
