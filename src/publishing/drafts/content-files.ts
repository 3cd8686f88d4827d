import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import {
  brandFiles,
  checkedFile,
  kitsFile,
  purposesFile,
  singleFiles,
  spreadsheetWordsFile,
  standardsFile,
} from "#content/content-files.ts";
import { cityFile, guideFile } from "#content/content.ts";
import { isDrawing } from "#publishing/drafts/content-file.ts";
import { listNames } from "#publishing/durable-files.ts";
import { decodeUtf8 } from "#publishing/file-bytes.ts";
import { readCache, stampOf, type FileCache } from "#publishing/file-cache.ts";
import { sha256 } from "#publishing/hashes.ts";
import { inParallel } from "#publishing/in-parallel.ts";
import { openYaml } from "#publishing/yaml-document.ts";

/** A file of the content folder that is no product. */
export interface ContentFile {
  /** SHA-256 of its bytes. */
  readonly hash: string;
  /** Values as the file has them, or the text of a drawing; undefined where it cannot be read. */
  readonly raw: unknown;
}

export type ContentFiles = ReadonlyMap<string, ContentFile>;

/** Number of files open at once. */
const openAtOnce = 16;

const fixedFiles = [
  ...Object.values(singleFiles),
  standardsFile,
  kitsFile,
  checkedFile,
  purposesFile,
  spreadsheetWordsFile,
  ...Object.values(brandFiles),
];

async function listFiles(folder: string): Promise<readonly string[]> {
  const inFolder = (name: string) => listNames(path.join(folder, name));
  const [guides, regions, priceLists] = await Promise.all(
    ["guides", "places", "price-lists"].map(inFolder),
  );
  const cities = await Promise.all(
    (regions ?? []).map(async (region) =>
      (await inFolder(`places/${region}`).catch(() => []))
        .filter((name) => name.endsWith(".yaml"))
        .map((name) => cityFile(name.replace(/\.yaml$/, ""), region)),
    ),
  );
  return [
    ...fixedFiles,
    ...(guides ?? []).map(guideFile),
    ...cities.flat(),
    ...(priceLists ?? [])
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => `price-lists/${name}`),
  ];
}

function parseBytes(name: string, bytes: Buffer): unknown {
  const text = decodeUtf8(bytes) ?? "";
  if (isDrawing(name)) {
    return text;
  }
  const opening = openYaml(text);
  return opening.ok ? opening.document.value : undefined;
}

/** Opens the files of a content folder besides products; a file is read again only after it changed. */
export function openContentFiles(folder: string, cacheFile: string): () => Promise<ContentFiles> {
  const parsed = new Map<string, ContentFile & { readonly stamp: string }>();
  let cache: FileCache | undefined;

  async function refresh(name: string): Promise<void> {
    const stats = await stat(path.join(folder, name)).catch(() => undefined);
    if (stats?.isFile() !== true) {
      parsed.delete(name);
      return;
    }
    const stamp = stampOf(stats, Date.now());
    if (stamp === "" || parsed.get(name)?.stamp !== stamp) {
      const bytes = await readFile(path.join(folder, name));
      const hash = sha256(bytes);
      const cached = cache?.get(name);
      // The cache holds only the hash of a drawing.
      const isCached = cached?.hash === hash && !isDrawing(name);
      const raw = isCached ? cached.raw : parseBytes(name, bytes);
      parsed.set(name, { stamp, hash, raw });
    }
  }

  return async () => {
    const names = await listFiles(folder);
    cache = parsed.size === 0 ? await readCache(cacheFile) : undefined;
    await inParallel(names, refresh, openAtOnce);
    cache = undefined;
    return new Map(
      names.flatMap((name) => {
        const file = parsed.get(name);
        return file === undefined ? [] : [[name, file] as const];
      }),
    );
  };
}
