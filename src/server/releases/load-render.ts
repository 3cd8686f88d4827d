import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { releaseFiles } from "#domain/release.ts";
import type { RenderPage } from "#domain/site.ts";

interface RenderModule {
  createSite(data: unknown): { readonly render: RenderPage };
}

/**
 * Loads what makes the pages of a release at request time. A module stays in memory for good, so
 * the same code is loaded once, however many releases it made. Rejects where it cannot be loaded.
 */
export function createRenderLoader(): (folder: string) => Promise<RenderPage> {
  const known = new Map<string, RenderModule>();

  async function loadModule(file: string): Promise<RenderModule> {
    const code = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
    const loaded: RenderModule = known.get(code) ?? (await import(pathToFileURL(file).href));
    known.set(code, loaded);
    return loaded;
  }

  return async (folder) => {
    const [code, data] = await Promise.all([
      loadModule(join(folder, releaseFiles.render)),
      readFile(join(folder, releaseFiles.data), "utf8"),
    ]);
    return code.createSite(JSON.parse(data)).render;
  };
}
