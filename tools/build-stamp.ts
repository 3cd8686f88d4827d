import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const stampFile = "dist/.stamp";
const folders = ["src", "public", "artwork/masters", "tools"];
const files = ["package-lock.json", "vite.config.ts", "docs/standards.md"];
const variables = /^(COMPANY_|SITE_URL$|SUPABASE_|PORT$)/;

/** What the build depends on, as one hash: sizes and times of the sources, and the settings built in. */
function stampOf(env: NodeJS.ProcessEnv): string {
  const hash = createHash("sha256");
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
      path.join(folder, name),
    ),
  );
  for (const file of [...inFolders, ...files].toSorted()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  for (const name of Object.keys(env).toSorted()) {
    if (variables.test(name)) hash.update(`${name}=${env[name]}\n`);
  }
  return hash.digest("hex");
}

/** Builds the site unless `dist` was built from exactly these sources and settings. */
export async function buildIfChanged(env: NodeJS.ProcessEnv): Promise<void> {
  const stamp = stampOf(env);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  console.log("Building the site ...");
  const { buildSite } = await import("#tools/build.ts");
  await buildSite(env);
  writeFileSync(stampFile, stamp);
}
