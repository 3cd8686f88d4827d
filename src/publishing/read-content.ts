import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import {
  brandFiles,
  checkedFile,
  purposesFile,
  kitsFile,
  singleFiles,
  spreadsheetWordsFile,
  standardsFile,
  type SinglePart,
} from "#content/content-files.ts";
import { productFile, type CityContent, type Content, type MediaFile } from "#content/content.ts";
import { rewriteSvg, type SvgReading, type SvgUse } from "#content/svg/rewrite-svg.ts";
import { svgUse } from "#content/svg/svg-file.ts";
import { readFolder, type FolderReading } from "#publishing/content-folder.ts";
import { manyFiles } from "#publishing/content-schemas.ts";
import { decodeUtf8 } from "#publishing/file-bytes.ts";
import { readCache, writeCache, type FileCache } from "#publishing/file-cache.ts";
import { atStart, type FileProblem } from "#publishing/yaml-file.ts";

export type ContentReading =
  | {
      readonly ok: true;
      readonly content: Content;
      readonly files: ReadonlyMap<string, MediaFile>;
      /** Files that other programs left behind, which nothing reads. */
      readonly ignored: readonly string[];
    }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** Returns the values of one kind of file; their schema has validated them and gives the type. */
function valuesOf<Schema extends z.ZodType>(
  { values }: FolderReading,
  { pattern }: { readonly pattern: RegExp; readonly schema: Schema },
): readonly (readonly [match: RegExpExecArray, value: z.output<Schema>])[] {
  return [...values.keys()].flatMap((file) => {
    const match = pattern.exec(file);
    return match ? [[match, values.get(file) as z.output<Schema>] as const] : [];
  });
}

/** Refuses two files of one city, since both pages would have the same address. */
function duplicateCities(files: Iterable<string>): readonly FileProblem[] {
  const seen = new Map<string, string>();
  return [...files].flatMap((file) => {
    const slug = manyFiles.city.pattern.exec(file)?.[2];
    const earlierFile = slug === undefined ? undefined : seen.get(slug);
    if (slug !== undefined) {
      seen.set(slug, earlierFile ?? file);
    }
    return earlierFile === undefined
      ? []
      : [atStart(file, `has the same address as ${earlierFile}: give one of them another name`)];
  });
}

type Drawn = Pick<Content, "mark" | "drawings">;

/** The latest drawings that this process has sanitized, by their name. */
const drawingsRead = new Map<string, { readonly hash: string; readonly reading: SvgReading }>();

async function readDrawing(file: string, use: SvgUse): Promise<SvgReading> {
  const text = decodeUtf8(await readFile(file));
  return text === undefined ? notText : rewriteSvg(text, use);
}

/** Sanitizes every drawing that pages include or show; lists those that are refused. */
async function readDrawings(
  folder: string,
  { files }: FolderReading,
): Promise<Drawn & { readonly problems: readonly FileProblem[] }> {
  const problems: FileProblem[] = [];
  const drawings = new Map<string, string>();
  for (const [name, { hash }] of files) {
    const use = svgUse(name);
    if (use !== undefined) {
      const previous = drawingsRead.get(name);
      const reading =
        previous?.hash === hash
          ? previous.reading
          : await readDrawing(path.join(folder, name), use);
      drawingsRead.set(name, { hash, reading });
      if (reading.ok) {
        drawings.set(name, reading.svg);
      } else {
        problems.push(atStart(name, reading.reason));
      }
    }
  }
  return { mark: drawings.get(brandFiles.mark) ?? "", drawings, problems };
}

const notText = { ok: false, reason: "is not in UTF-8: save it again as plain SVG" } as const;

const purposesSource = new URL("./purposes.json", import.meta.url);

const purposesOfCode = z.record(z.string(), z.array(z.string()));

let purposesRead: Promise<z.output<typeof purposesOfCode>> | undefined;

/** Reads the purposes of the code, once in a process. */
function readPurposesOfCode() {
  purposesRead ??= readFile(purposesSource, "utf8").then((text) =>
    purposesOfCode.parse(JSON.parse(text)),
  );
  return purposesRead;
}

/** Reads what buyers write who do not know a product's name, for the products that exist. */
async function readPurposes({ values }: FolderReading): Promise<Content["purposes"]> {
  const entries = Object.entries(await readPurposesOfCode()).filter(([slug]) =>
    values.has(productFile(slug)),
  );
  return {
    ...Object.fromEntries(entries.map(([slug, texts]) => [slug, texts.join("\n")])),
    ...(values.get(purposesFile) as Content["purposes"]),
  };
}

function contentOf(
  reading: FolderReading,
  { mark, drawings }: Drawn,
  purposes: Content["purposes"],
): Content {
  const single = <Part extends SinglePart>(part: Part) =>
    reading.values.get(singleFiles[part]) as Content[Part];
  const slugged = <Value>([match, value]: readonly [RegExpExecArray, Value]) =>
    [match[1] ?? "", value] as const;
  return {
    products: new Map(valuesOf(reading, manyFiles.product).map(slugged)),
    guides: new Map(valuesOf(reading, manyFiles.guide).map(slugged)),
    cities: new Map(
      valuesOf(reading, manyFiles.city).map(([match, value]): [string, CityContent] => [
        match[2] ?? "",
        { ...value, region: match[1] ?? "" },
      ]),
    ),
    categories: single("categories"),
    home: single("home"),
    frame: single("frame"),
    catalogue: single("catalogue"),
    contact: single("contact"),
    delivery: single("delivery"),
    notFound: single("notFound"),
    privacy: single("privacy"),
    terms: single("terms"),
    accessibility: single("accessibility"),
    company: single("company"),
    claims: single("claims"),
    redirects: single("redirects"),
    tradeWords: single("tradeWords"),
    regions: single("regions"),
    standards: reading.values.get(standardsFile) as Content["standards"],
    kits: reading.values.get(kitsFile) as Content["kits"],
    checked: reading.values.get(checkedFile) as Content["checked"],
    purposes,
    spreadsheetWords: reading.values.get(spreadsheetWordsFile) as Content["spreadsheetWords"],
    mark,
    drawings,
    media: new Map(
      [...reading.files]
        .filter(([name]) => !name.endsWith(".yaml"))
        .map(([name, { hash, bytes }]) => [name, { hash, bytes }]),
    ),
  };
}

/** Changed files after which a process with the content in memory writes the cache again. */
const writtenAfter = 16;

/** Counts the files whose entries in the cache on the disk are out of date. */
function countChanged(old: FileCache, after: FileCache): number {
  const changed = [...after].filter(([name, { stamp, hash }]) => {
    const previousFile = old.get(name);
    return previousFile?.stamp !== stamp || previousFile.hash !== hash;
  });
  return changed.length + Math.abs(old.size - after.size);
}

/** Reading of a folder that this process keeps for the next one, with the cache on the disk. */
interface Remembered {
  readonly key: string;
  readonly written: FileCache;
  readonly reading: FolderReading;
}

let remembered: Remembered | undefined;
let isRemembering = false;

/** Makes this process keep the last reading in memory, for one that publishes again and again. */
export function rememberReadings(): void {
  isRemembering = true;
}

/** Drops raw values that lie on the disk, since the validated ones are remembered. */
function withoutRaw(files: FileCache, written: FileCache): FileCache {
  return new Map(
    [...files].map(([name, file]) => {
      if (file.raw === undefined || written.get(name)?.hash !== file.hash) {
        return [name, file];
      }
      const { raw: _raw, ...entry } = file;
      return [name, entry];
    }),
  );
}

/** Adds the raw values of unchanged files, which are on the disk alone. */
function withRaw(files: FileCache, stored: FileCache): FileCache {
  return new Map(
    [...files].map(([name, file]) => {
      const earlier = stored.get(name);
      const isStored = file.raw === undefined && earlier?.hash === file.hash;
      return [name, isStored ? { ...file, raw: earlier.raw } : file];
    }),
  );
}

/**
 * Reads the folder with the cache on the disk, and with an earlier reading of this process: of that
 * all files are read anew, or the edited ones alone.
 */
async function readWithCache(
  folder: string,
  cacheFile: string,
  editedFiles: readonly string[] | undefined,
): Promise<FolderReading> {
  const key = `${path.resolve(folder)} ${path.resolve(cacheFile)}`;
  const earlier = remembered?.key === key ? remembered : undefined;
  const stored = earlier?.written ?? (await readCache(cacheFile));
  const cache = earlier?.reading.files ?? stored;
  const reading = await readFolder(folder, cache, earlier && { ...earlier.reading, editedFiles });
  const isWritten = countChanged(stored, reading.files) >= (earlier ? writtenAfter : 1);
  if (isWritten) {
    const complete = earlier ? await readCache(cacheFile) : stored;
    await writeCache(cacheFile, withRaw(reading.files, complete));
  }
  if (isRemembering) {
    const written = isWritten ? reading.files : stored;
    remembered = {
      key,
      written: withoutRaw(written, written),
      reading: { ...reading, files: withoutRaw(reading.files, written) },
    };
  }
  return reading;
}

function isFolder(name: string): Promise<boolean> {
  return stat(name).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}

/**
 * Reads the content folder; lists every problem with file, line and column. With `cacheFile`, skips
 * unchanged files. With `editedFiles`, a process that remembers its last reading opens these alone.
 */
export async function readContent(
  folder: string,
  cacheFile?: string,
  editedFiles?: readonly string[],
): Promise<ContentReading> {
  if (!(await isFolder(folder))) {
    const message = "is no folder: CONTENT_DIR names the folder of the content";
    return { ok: false, problems: [atStart(folder, message)] };
  }
  const reading =
    cacheFile === undefined
      ? await readFolder(folder, new Map())
      : await readWithCache(folder, cacheFile, editedFiles);
  const refused = new Set(reading.problems.map(({ file }) => file));
  const missing = Object.values(singleFiles)
    .filter((file) => !reading.values.has(file) && !refused.has(file))
    .map((file) => atStart(file, "is missing"));
  const drawn = await readDrawings(folder, reading);
  const problems = [
    ...reading.problems,
    ...missing,
    ...duplicateCities(reading.values.keys()),
    ...drawn.problems,
  ];
  if (problems.length > 0) {
    return { ok: false, problems };
  }
  const { files, ignored } = reading;
  const purposes = await readPurposes(reading);
  return { ok: true, content: contentOf(reading, drawn, purposes), files, ignored };
}
