import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { schemaOf } from "#publishing/content-schemas.ts";
import { hashOfFile, sizeProblem, textOf } from "#publishing/file-bytes.ts";
import { sha256 } from "#publishing/hashes.ts";
import { inParallel } from "#publishing/in-parallel.ts";
import { stampOf, type KeptFile, type KeptFiles } from "#publishing/kept-files.ts";
import { atStart, readYaml, type FileProblem } from "#publishing/yaml-file.ts";

/** What was read of a content folder, file by file. */
export interface FolderReading {
  readonly files: ReadonlyMap<string, KeptFile>;
  /** What each YAML file says, as its schema read it. */
  readonly values: ReadonlyMap<string, unknown>;
  readonly problems: readonly FileProblem[];
}

/** Files open at once: reading waits for the disk, not for a processor. */
const openAtOnce = 32;

/** The names of all files under a folder; hidden ones and the editors' schemas are no content. */
export async function filesUnder(folder: string): Promise<readonly string[]> {
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
  const wanted = {
    products: `products/${name === undefined ? slug.replace(/\.ya?ml$/i, "") : slug}/product.yaml`,
    guides: `guides/${name === undefined ? slug.replace(/\.ya?ml$/i, "") : slug}/guide.yaml`,
  }[kind ?? ""];
  return `is read by nothing: ${wanted === undefined ? "check its name and its folder" : `expected ${wanted}`}`;
}

/** Entries in the order of the names: files are read in any order, and a release is known by theirs. */
function inOrder<Value>(
  names: readonly string[],
  found: ReadonlyMap<string, Value>,
): ReadonlyMap<string, Value> {
  return new Map(
    names.flatMap((name) => {
      const value = found.get(name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** Reads every file of a content folder; what is known of unchanged files is taken from `kept`. */
export async function readFolder(folder: string, kept: KeptFiles): Promise<FolderReading> {
  const names = await filesUnder(folder);
  const files = new Map<string, KeptFile>();
  const values = new Map<string, unknown>();
  const problems = new Map<string, readonly FileProblem[]>();
  const refuse = (file: string, message: string) => problems.set(file, [atStart(file, message)]);

  /** The value of a file that says what it said before; nothing where it must be read again. */
  const keptValue = (name: string, { raw }: KeptFile): unknown =>
    raw === undefined ? undefined : schemaOf(name)?.safeParse(raw).data;

  async function readText(name: string, stamp: string): Promise<void> {
    const bytes = await readFile(`${folder}/${name}`);
    const hash = sha256(bytes);
    const before = kept.get(name);
    const value = before?.hash === hash ? keptValue(name, before) : undefined;
    if (before && value !== undefined) {
      files.set(name, { ...before, stamp });
      values.set(name, value);
      return;
    }
    const found = { stamp, hash, bytes: bytes.length };
    files.set(name, found);
    const text = textOf(bytes);
    const schema = schemaOf(name);
    if (text === undefined) {
      refuse(name, "is not in UTF-8: save it again as UTF-8");
    } else if (schema) {
      const reading = readYaml(name, text, schema);
      if (reading.ok) {
        files.set(name, { ...found, raw: reading.raw });
        values.set(name, reading.value);
      } else {
        problems.set(name, reading.problems);
      }
    }
  }

  async function readOne(name: string): Promise<void> {
    const stats = await stat(`${folder}/${name}`);
    const problem = strayProblem(name) ?? sizeProblem(name, stats.size);
    if (problem !== undefined) {
      refuse(name, problem);
      return;
    }
    const stamp = stampOf(stats, Date.now());
    const before = kept.get(name);
    const isYaml = schemaOf(name) !== undefined;
    if (before && stamp !== "" && before.stamp === stamp) {
      const value = isYaml ? keptValue(name, before) : undefined;
      if (!isYaml || value !== undefined) {
        files.set(name, before);
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
    files: inOrder(names, files),
    values: inOrder(names, values),
    problems: names.flatMap((name) => problems.get(name) ?? []),
  };
}
