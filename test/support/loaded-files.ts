import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { z } from "zod";

const manifest = z
  .object({
    imports: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

/** Resolves an import to a file, or to the name of a package or Node module. */
function resolveImport(importer: string, name: string): string {
  if (name.startsWith(".")) {
    return normalize(join(dirname(importer), name));
  }
  const [layer = "", ...segments] = name.split("/");
  const target = manifest.imports[name] ?? manifest.imports[`${layer}/*`];
  return target === undefined ? name : normalize(target.replace("*", segments.join("/")));
}

/** Returns the files loaded at run time, without types and dynamic imports. */
export function loadedFrom(entries: readonly string[]): ReadonlySet<string> {
  const loaded = new Set(entries);
  for (const file of loaded) {
    const code = /\.(ts|mjs|tsx)$/.test(file) && existsSync(file) ? readFileSync(file, "utf8") : "";
    const statements = /^(?:import|export) (?!type )(?:[^"';]* from )?"([^"]+)";/gm;
    const asWorker = /new URL\("(\.[^"]+\.ts)", import\.meta\.url\)/g;
    for (const [, name = ""] of [...code.matchAll(statements), ...code.matchAll(asWorker)]) {
      loaded.add(resolveImport(file, name));
    }
  }
  return loaded;
}
