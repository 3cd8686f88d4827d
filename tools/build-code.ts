import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isText } from "#domain/release.ts";
import type { Assets } from "#domain/site-data.ts";
import { compressBest } from "#publishing/compression.ts";

/** Sources of scripts, styles and the renderer. */
const ofBrowser = [
  "src/addresses.ts",
  "src/domain",
  "src/reading",
  "src/site",
  "src/ui",
  "src/words",
];
const files = ["vite.config.ts", "package-lock.json", "tools/build-code.ts"];
/** Further sources of a release. */
const ofPublishing = ["src/content", "src/publishing"];

interface ManifestEntry {
  readonly file: string;
}

function filesUnder(name: string): readonly string[] {
  return path.extname(name) === ""
    ? readdirSync(name, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [name];
}

/** Hashes the contents of files and folders. */
export function hashOf(names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of names.flatMap(filesUnder).toSorted()) {
    hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

function readAssets(folder: string): Assets {
  const manifest = JSON.parse(
    readFileSync(path.join(folder, ".vite/manifest.json"), "utf8"),
  ) as Record<string, ManifestEntry>;
  const findAsset = (name: string) => {
    const entry = Object.entries(manifest).find(([key]) => key.endsWith(name));
    if (!entry) {
      throw new Error(`The client build made no ${name}`);
    }
    return `/${entry[1].file}`;
  };
  return {
    style: { en: findAsset("site/styles.css"), ar: findAsset("site/arabic.css") },
    print: findAsset("site/print.css"),
    narrowing: findAsset("narrowing/narrowing.css"),
    request: findAsset("request/request.css"),
    sheet: findAsset("request/sheet.css"),
    aids: findAsset("aids/aids.css"),
    offline: findAsset("offline/offline.css"),
    script: findAsset("site/browser.ts"),
    font: {
      en: findAsset("archivo-subset.woff2"),
      ar: findAsset("noto-sans-arabic-subset.woff2"),
    },
  };
}

async function compressAssets(folder: string): Promise<void> {
  await Promise.all(
    readdirSync(folder)
      .filter(isText)
      .map(async (name) => {
        const file = path.join(folder, name);
        const { br, gz } = await compressBest(readFileSync(file));
        writeFileSync(`${file}.br`, br);
        writeFileSync(`${file}.gz`, gz);
      }),
  );
}

interface Versions {
  /** Hash of the sources of scripts, styles and the renderer. */
  readonly built: string;
  /** Hash of all sources of a release. */
  readonly version: string;
}

function readVersions(folder: string): Versions | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, "code.json"), "utf8")) as Versions;
  } catch {
    return undefined;
  }
}

/** Returns the software bill of materials of the production packages, as CycloneDX. */
function listMaterials(): Buffer {
  const words = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--omit=dev"];
  // npm fails if the lock file does not match package.json.
  return execFileSync("npm", words, { shell: process.platform === "win32", stdio: "pipe" });
}

async function makeCode(part: string): Promise<void> {
  const { build } = await import("vite");
  const client = path.join(part, "client");
  await build({ logLevel: "warn", build: { outDir: client } });
  await build({
    logLevel: "warn",
    build: { outDir: path.join(part, "server"), ssr: "src/site/render.tsx" },
  });
  const worker = path.join(part, "worker");
  await build({ mode: "worker", logLevel: "warn", build: { outDir: worker } });
  renameSync(path.join(worker, "service-worker.js"), path.join(part, "service-worker.js"));
  renameSync(path.join(client, "assets"), path.join(part, "assets"));
  renameSync(path.join(part, "server", "render.js"), path.join(part, "render.js"));
  writeFileSync(path.join(part, "assets.json"), JSON.stringify(readAssets(client)));
  writeFileSync(path.join(part, "sbom.json"), listMaterials());
  await compressAssets(path.join(part, "assets"));
  rmSync(client, { recursive: true });
  rmSync(path.join(part, "server"), { recursive: true });
  rmSync(worker, { recursive: true });
}

/** Builds scripts, styles and the renderer into a folder, unless it has the build of these sources. */
export async function buildCode(folder = "dist/code"): Promise<void> {
  const built = hashOf([...ofBrowser, ...files]);
  const versions: Versions = { built, version: hashOf([...ofBrowser, ...ofPublishing, ...files]) };
  const previous = readVersions(folder);
  if (previous?.version === versions.version) {
    return;
  }
  if (previous?.built !== built) {
    console.log("Building scripts and styles ...");
    const part = `${folder}.part-${process.pid}`;
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part, { recursive: true });
    await makeCode(part);
    rmSync(folder, { recursive: true, force: true });
    renameSync(part, folder);
  }
  writeFileSync(path.join(folder, "code.json"), JSON.stringify(versions));
}
