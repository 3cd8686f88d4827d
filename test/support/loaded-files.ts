import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { z } from "zod";

const manifest = z
  .object({
    imports: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

/** The file that an import names, or the name of a package or of a module of Node. */
function resolveImport(from: string, name: string): string {
  if (name.startsWith(".")) {
    return normalize(join(dirname(from), name));
  }
  const [layer = "", ...rest] = name.split("/");
  const target = manifest.imports[name] ?? manifest.imports[`${layer}/*`];
  return target === undefined ? name : normalize(target.replace("*", rest.join("/")));
}

/** What is loaded at run time from these files on; types are not, nor what is fetched when needed. */
export function loadedFrom(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set(entries);
  for (const file of found) {
    const code = /\.(ts|mjs|tsx)$/.test(file) && existsSync(file) ? readFileSync(file, "utf8") : "";
    const statements = /^(?:import|export) (?!type )(?:[^"';]* from )?"([^"]+)";/gm;
    const asWorker = /new URL\("(\.[^"]+\.ts)", import\.meta\.url\)/g;
    for (const [, name = ""] of [...code.matchAll(statements), ...code.matchAll(asWorker)]) {
      found.add(resolveImport(file, name));
    }
  }
  return found;
}
