import { existsSync, statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { schemaOf } from "#publishing/content-schemas.ts";
import { hashOfFile, sizeProblem, decodeUtf8 } from "#publishing/file-bytes.ts";
import { sha256 } from "#publishing/hashes.ts";
import { inParallel } from "#publishing/in-parallel.ts";
import { stampOf, type CachedFile, type FileCache } from "#publishing/file-cache.ts";
import { atStart, readYaml, type FileProblem } from "#publishing/yaml-file.ts";

/** Result of reading a content folder. */
export interface FolderReading {
  readonly files: ReadonlyMap<string, CachedFile>;
  /** Files that other programs left behind, which nothing reads. */
  readonly ignored: readonly string[];
  /** Parsed value of each YAML file. */
  readonly values: ReadonlyMap<string, unknown>;
  readonly problems: readonly FileProblem[];
}

/** Number of files open at once: reading waits for the disk, not for a processor. */
const openAtOnce = 32;

/** Copies, locks and indexes that Explorer, Word and Finder leave behind. */
const litter =
  /^(?:~\$.*|Thumbs\.db|desktop\.ini|.*\.tmp|Copy of .*\.ya?ml|.* - (?:Copy|نسخة)(?: \(\d+\))?\.ya?ml|.* \(\d+\)\.ya?ml)$/iu;

/** Tells if a file was left behind by another program, so that nothing reads it. */
function isLitter(file: string): boolean {
  return litter.test(path.posix.basename(file));
}

/** Lists the files of the content under a folder, without what other programs leave behind. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  return (await listAll(folder)).filter((file) => !isLitter(file));
}

/** Lists all files under a folder, without hidden files and the editors' schemas. */
async function listAll(folder: string): Promise<readonly string[]> {
  const root = path.normalize(folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => {
      const inside = parentPath.slice(root.length).replaceAll(path.sep, "/");
      return `${inside}/${name}`.replace(/^\/+/, "");
    })
    .filter((name) => !name.startsWith("schemas/"))
    .toSorted();
}

function strayProblem(file: string): string | undefined {
  if (!/\.ya?ml$/i.test(file) || schemaOf(file)) {
    return undefined;
  }
  const [kind, slug = "", name] = file.split("/");
  const expectedPath = {
    products: `products/${name === undefined ? slug.replace(/\.ya?ml$/i, "") : slug}/product.yaml`,
    guides: `guides/${name === undefined ? slug.replace(/\.ya?ml$/i, "") : slug}/guide.yaml`,
  }[kind ?? ""];
  return `is read by nothing: ${expectedPath === undefined ? "check its name and its folder" : `expected ${expectedPath}`}`;
}

/** Sorts entries by name: files are read in any order, but a release's key depends on it. */
function sortByNames<Value>(
  names: readonly string[],
  entries: ReadonlyMap<string, Value>,
): ReadonlyMap<string, Value> {
  return new Map(
    names.flatMap((name) => {
      const value = entries.get(name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** A reading of the same folder. */
interface EarlierReading extends FolderReading {
  /** Files that were written since; undefined where any may have changed. */
  readonly editedFiles: readonly string[] | undefined;
}

/** Lists the files of an earlier reading and those that were written since. */
function listKnown(
  folder: string,
  { files, ignored }: FolderReading,
  editedFiles: readonly string[],
): readonly string[] {
  const names = new Set([...files.keys(), ...ignored]);
  for (const name of editedFiles) {
    if (existsSync(`${folder}/${name}`)) {
      names.add(name);
    } else {
      names.delete(name);
    }
  }
  return [...names].toSorted();
}

/** Reads every file of a content folder; unchanged files come from the cache and an earlier reading. */
export async function readFolder(
  folder: string,
  cache: FileCache,
  earlier?: EarlierReading,
): Promise<FolderReading> {
  const editedFiles = earlier?.editedFiles;
  const allNames =
    earlier && editedFiles ? listKnown(folder, earlier, editedFiles) : await listAll(folder);
  const edited = editedFiles && new Set(editedFiles);
  const isEdited = (name: string) => edited?.has(name) ?? true;
  const names = allNames.filter((name) => !isLitter(name));
  const files = new Map<string, CachedFile>();
  const values = new Map<string, unknown>();
  const problems = new Map<string, readonly FileProblem[]>();
  const refuse = (file: string, message: string) => problems.set(file, [atStart(file, message)]);

  /** Parses the cached value; undefined where the file must be read again. */
  function parseCached(name: string, { raw, hash }: CachedFile): unknown {
    if (earlier?.files.get(name)?.hash === hash && earlier.values.has(name)) {
      return earlier.values.get(name);
    }
    return raw === undefined ? undefined : schemaOf(name)?.safeParse(raw).data;
  }

  async function readText(name: string, stamp: string): Promise<void> {
    const bytes = await readFile(`${folder}/${name}`);
    const hash = sha256(bytes);
    const cached = cache.get(name);
    const value = cached?.hash === hash ? parseCached(name, cached) : undefined;
    if (cached && value !== undefined) {
      files.set(name, { ...cached, stamp });
      values.set(name, value);
      return;
    }
    const entry = { stamp, hash, bytes: bytes.length };
    files.set(name, entry);
    const text = decodeUtf8(bytes);
    const schema = schemaOf(name);
    if (text === undefined) {
      refuse(name, "is not in UTF-8: save it again as UTF-8");
    } else if (schema) {
      const reading = readYaml(name, text, schema);
      if (reading.ok) {
        files.set(name, { ...entry, raw: reading.raw });
        values.set(name, reading.value);
      } else {
        problems.set(name, reading.problems);
      }
    }
  }

  async function readOne(name: string): Promise<void> {
    const earlierFile = isEdited(name) ? undefined : earlier?.files.get(name);
    if (earlierFile !== undefined) {
      files.set(name, earlierFile);
      if (earlier?.values.has(name)) {
        values.set(name, earlier.values.get(name));
      }
      return;
    }
    // A call at once takes a tenth of the time of a promise.
    const stats = statSync(`${folder}/${name}`);
    const problem = strayProblem(name) ?? sizeProblem(name, stats.size);
    if (problem !== undefined) {
      refuse(name, problem);
      return;
    }
    const stamp = stampOf(stats, Date.now());
    const cached = cache.get(name);
    const isYaml = schemaOf(name) !== undefined;
    if (cached && stamp !== "" && cached.stamp === stamp) {
      const value = isYaml ? parseCached(name, cached) : undefined;
      if (!isYaml || value !== undefined) {
        files.set(name, cached);
        if (isYaml) {
          values.set(name, value);
        }
        return;
      }
    }
    if (isYaml) {
      await readText(name, stamp);
    } else {
      const hash = await hashOfFile(`${folder}/${name}`, stats.size);
      files.set(name, { stamp, hash, bytes: stats.size });
    }
  }

  await inParallel(names, readOne, openAtOnce);
  return {
    files: sortByNames(names, files),
    ignored: allNames.filter(isLitter),
    values: sortByNames(names, values),
    problems: names.flatMap((name) => problems.get(name) ?? []),
  };
}
