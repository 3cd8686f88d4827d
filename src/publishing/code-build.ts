import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { languages } from "#domain/language.ts";
import type { Assets } from "#domain/site-data.ts";
import { linkOrCopy, namesIn, putWhole } from "#publishing/durable-files.ts";
import { inParallel } from "#publishing/in-parallel.ts";

/** What the code build leaves: scripts, styles and the renderer, with no content in them. */
export interface CodeBuild {
  readonly folder: string;
  /** The version of the sources. */
  readonly version: string;
  readonly assets: Assets;
  /** Names of all files in `assets`, compressed forms among them. */
  readonly files: readonly string[];
  readonly renderFile: string;
  /** The bill of materials: which packages, in which versions, by which hashes. */
  readonly materialsFile: string;
}

const codeSchema = z.object({ version: z.string() });
const byLanguage = z.record(z.enum(languages), z.string());
const assetsSchema = z.object({
  style: byLanguage,
  print: z.string(),
  narrowing: z.string(),
  sheet: z.string(),
  script: z.string(),
  font: byLanguage,
});

async function readJson<Schema extends z.ZodType>(file: string, schema: Schema) {
  return schema.parse(JSON.parse(await readFile(file, "utf8")));
}

/** Reads what the code build left in a folder; rejects where it is not whole. */
export async function readCodeBuild(folder: string): Promise<CodeBuild> {
  const [{ version }, assets, files] = await Promise.all([
    readJson(path.join(folder, "code.json"), codeSchema),
    readJson(path.join(folder, "assets.json"), assetsSchema),
    namesIn(path.join(folder, "assets")),
  ]);
  return {
    folder,
    version,
    assets,
    files: files.toSorted(),
    renderFile: path.join(folder, "render.js"),
    materialsFile: path.join(folder, "sbom.json"),
  };
}

/** Keeps the scripts and styles where open tabs find them; compressed forms come first. */
export async function keepAssets({ folder, files }: CodeBuild, kept: string): Promise<void> {
  const held = new Set(await namesIn(kept));
  const isForm = (name: string) => /\.(br|gz)$/.test(name);
  const missing = files.filter((name) => !held.has(name));
  for (const group of [missing.filter(isForm), missing.filter((name) => !isForm(name))]) {
    await inParallel(group, (name) =>
      putWhole(path.join(kept, name), (part) =>
        linkOrCopy(path.join(folder, "assets", name), part),
      ),
    );
  }
}
