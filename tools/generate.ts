import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ScrollArea } from "radix-ui";
import { companyDefaults } from "#content/company.ts";
import { pictures } from "#content/pictures.ts";
import { categoryScenes } from "#content/pictures/scenes.ts";
import { fallbackPicture, homeScene, tallHomeScene } from "#content/pictures/sizes.ts";
import { readCompany } from "#domain/company-reading.ts";

const masters = "artwork/masters";

export interface Assets {
  readonly style: string;
  readonly script: string;
  readonly font: string;
}

/** The settings that are built into the pages. */
export function builtInSettings(env: NodeJS.ProcessEnv) {
  const port = env["PORT"] || "3000";
  return {
    site: {
      url: (env["SITE_URL"] || `http://localhost:${port}`).replace(/\/$/, ""),
      company: readCompany(env, companyDefaults).company,
    },
    backend: {
      url: env["SUPABASE_URL"] || "",
      anonKey: env["SUPABASE_ANON_KEY"] || "public-anon-key",
    },
  };
}

/** The start of every master's hash, by the name that pages know it by. */
export function pictureHashes(): Readonly<Record<string, string>> {
  const scenes = Object.values(categoryScenes).map(({ master }) => master);
  const names = [fallbackPicture, homeScene, tallHomeScene, ...scenes, ...Object.keys(pictures)];
  return Object.fromEntries(
    names.map((name) => {
      const content = readFileSync(path.join(masters, `${name}.webp`));
      return [name, createHash("sha256").update(content).digest("hex").slice(0, 8)];
    }),
  );
}

/** The one style element that the scroll area puts into the page. */
export function scrollAreaStyle(): string {
  const { Root, Viewport } = ScrollArea;
  const markup = renderToStaticMarkup(createElement(Root, null, createElement(Viewport)));
  const style = /<style[^>]*>(.*?)<\/style>/s.exec(markup)?.[1];
  if (style === undefined) throw new Error("The scroll area no longer brings a style element");
  return style;
}

function write(name: string, text: string): void {
  const file = path.join("generated", name);
  const content = `// Made by tools/generate.ts; not edited by hand.\n${text}`;
  if (existsSync(file) && readFileSync(file, "utf8") === content) return;
  writeFileSync(file, content);
}

/** Writes the modules that are derived: company and backend settings, pictures, names of the assets. */
export function generate(env: NodeJS.ProcessEnv, assets: Assets): void {
  mkdirSync("generated", { recursive: true });
  const { site, backend } = builtInSettings(env);
  write(
    "site.ts",
    `import type { Company } from "#domain/company.ts";\n\nexport const site: { readonly url: string; readonly company: Company } = ${JSON.stringify(site, null, 2)};\n\nexport const backend = ${JSON.stringify(backend, null, 2)} as const;\n`,
  );
  write(
    "pictures.ts",
    `export const pictureHashes: Readonly<Record<string, string>> = ${JSON.stringify(pictureHashes(), null, 2)};\n`,
  );
  write("assets.ts", `export const assets = ${JSON.stringify(assets, null, 2)};\n`);
  write(
    "scroll-area-style.ts",
    `export const scrollAreaStyle = ${JSON.stringify(scrollAreaStyle())};\n`,
  );
}
