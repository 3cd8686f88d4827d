import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { languages } from "#domain/language.ts";
import type { Assets } from "#domain/site-data.ts";
import { linkOrCopy, listNames, replaceAtomically } from "#publishing/durable-files.ts";
import { inParallel } from "#publishing/in-parallel.ts";

/** Output of the code build: scripts, styles and the renderer, without content. */
export interface CodeBuild {
  readonly folder: string;
  /** Version of the sources. */
  readonly version: string;
  readonly assets: Assets;
  /** Names of all files in `assets`, including compressed forms. */
  readonly files: readonly string[];
  readonly renderFile: string;
  readonly workerFile: string;
  /** Software bill of materials: packages, versions and hashes. */
  readonly materialsFile: string;
}

const codeSchema = z.object({ version: z.string() });
const byLanguage = z.record(z.enum(languages), z.string());
const assetsSchema = z.object({
  style: byLanguage,
  print: z.string(),
  narrowing: z.string(),
  request: z.string(),
  sheet: z.string(),
  aids: z.string(),
  offline: z.string(),
  script: z.string(),
  font: byLanguage,
});

async function readJson<Schema extends z.ZodType>(file: string, schema: Schema) {
  return schema.parse(JSON.parse(await readFile(file, "utf8")));
}

/** Reads the output of the code build; rejects where a file is missing. */
export async function readCodeBuild(folder: string): Promise<CodeBuild> {
  const [{ version }, assets, files] = await Promise.all([
    readJson(path.join(folder, "code.json"), codeSchema),
    readJson(path.join(folder, "assets.json"), assetsSchema),
    listNames(path.join(folder, "assets")),
  ]);
  return {
    folder,
    version,
    assets,
    files: files.toSorted(),
    renderFile: path.join(folder, "render.js"),
    workerFile: path.join(folder, "service-worker.js"),
    materialsFile: path.join(folder, "sbom.json"),
  };
}

/** Copies scripts and styles to where open tabs look for them; compressed forms first. */
export async function copyAssets({ folder, files }: CodeBuild, target: string): Promise<void> {
  const existingNames = new Set(await listNames(target));
  const isForm = (name: string) => /\.(br|gz)$/.test(name);
  const missing = files.filter((name) => !existingNames.has(name));
  for (const group of [missing.filter(isForm), missing.filter((name) => !isForm(name))]) {
    await inParallel(group, (name) =>
      replaceAtomically(path.join(target, name), (part) =>
        linkOrCopy(path.join(folder, "assets", name), part),
      ),
    );
  }
}
