import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { makeFolders, replaceAtomically, syncPath } from "#publishing/durable-files.ts";
import { inParallel } from "#publishing/in-parallel.ts";

/** Returns the path of a stored version of a content file, by its SHA-256. */
export function objectFile(objects: string, hash: string): string {
  return path.join(objects, hash.slice(0, 2), hash);
}

/** Tells if a version of a file is stored. */
export async function hasObject(objects: string, hash: string): Promise<boolean> {
  return stat(objectFile(objects, hash)).then(
    () => true,
    () => false,
  );
}

class ChangedFileError extends Error {}

/** Stores a file by its hash; returns false where its bytes have changed meanwhile. */
export async function storeObject(objects: string, file: string, hash: string): Promise<boolean> {
  if (await hasObject(objects, hash)) {
    return true;
  }
  const target = objectFile(objects, hash);
  await makeFolders(path.dirname(target));
  try {
    await replaceAtomically(target, async (part) => {
      const sum = createHash("sha256");
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, callback) {
          sum.update(chunk);
          callback(null, chunk);
        },
      });
      await pipeline(createReadStream(file), measure, createWriteStream(part, { flags: "wx" }));
      if (sum.digest("hex") !== hash) {
        throw new ChangedFileError();
      }
      await syncPath(part);
    });
    return true;
  } catch (error) {
    if (error instanceof ChangedFileError) {
      return false;
    }
    throw error;
  }
}

/** Stores every file of a folder; returns the names of those that changed since they were read. */
export async function storeObjects(
  objects: string,
  folder: string,
  files: Iterable<readonly [name: string, hash: string]>,
): Promise<readonly string[]> {
  const changed: string[] = [];
  await inParallel(
    files,
    async ([name, hash]) => {
      if (!(await storeObject(objects, path.join(folder, name), hash))) {
        changed.push(name);
      }
    },
    8,
  );
  return changed;
}
