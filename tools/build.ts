import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { build } from "vite";
import { checkContent } from "#tools/check-content.ts";
import { compressSite } from "#tools/compress.ts";
import { builtInSettings, generate, scrollAreaStyle, type Assets } from "#tools/generate.ts";
import { prerender } from "#tools/prerender.ts";
import { copyPublic } from "#tools/public-files.ts";
import { makePreviews } from "#tools/previews.ts";
import { makePictures } from "#tools/pictures.ts";

interface ManifestEntry {
  readonly file: string;
  readonly src?: string;
}

const unknownAssets: Assets = { style: "", script: "", font: "" };

function readAssets(): Assets {
  const manifest = JSON.parse(readFileSync("dist/client/.vite/manifest.json", "utf8")) as Record<
    string,
    ManifestEntry
  >;
  const named = (name: string) => {
    const entry = Object.entries(manifest).find(([key]) => key.endsWith(name));
    if (!entry) throw new Error(`The client build made no ${name}`);
    return `/${entry[1].file}`;
  };
  return {
    style: named("site/styles.css"),
    script: named("site/browser.ts"),
    font: named("archivo-subset.woff2"),
  };
}

/** Builds the whole site into `dist`: checks the content, makes pictures, scripts and pages. */
export async function buildSite(env: NodeJS.ProcessEnv): Promise<void> {
  const started = performance.now();
  checkContent();
  rmSync("dist", { recursive: true, force: true });
  mkdirSync("dist/site", { recursive: true });
  generate(env, unknownAssets);
  await build({ logLevel: "warn" });
  cpSync("dist/client/assets", "dist/site/assets", { recursive: true });
  generate(env, readAssets());
  await build({ logLevel: "warn", build: { ssr: "src/site/render.tsx" } });
  await copyPublic(env);
  await prerender(builtInSettings(env).site.url);
  const hash = createHash("sha256").update(scrollAreaStyle()).digest("base64");
  writeFileSync("dist/style-hashes.json", JSON.stringify([`sha256-${hash}`]));
  await makePictures();
  await makePreviews(builtInSettings(env).site.company.name);
  await compressSite();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  writeFileSync("dist/built.json", JSON.stringify({ seconds }));
  console.log(`Built in ${seconds} s.`);
}
