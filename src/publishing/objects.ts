import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { makeFolders, putWhole, syncPath } from "#publishing/durable-files.ts";
import { inParallel } from "#publishing/in-parallel.ts";

/** Where a version of a content file is kept, by its whole SHA-256. */
export function objectFile(objects: string, hash: string): string {
  return path.join(objects, hash.slice(0, 2), hash);
}

/** Whether a version of a file is kept. */
export async function hasObject(objects: string, hash: string): Promise<boolean> {
  return stat(objectFile(objects, hash)).then(
    () => true,
    () => false,
  );
}

class Changed extends Error {}

/** Copies a file under the name of its hash; answers false where its bytes are no longer those. */
export async function keepObject(objects: string, file: string, hash: string): Promise<boolean> {
  if (await hasObject(objects, hash)) {
    return true;
  }
  const target = objectFile(objects, hash);
  await makeFolders(path.dirname(target));
  try {
    await putWhole(target, async (part) => {
      const sum = createHash("sha256");
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, next) {
          sum.update(chunk);
          next(null, chunk);
        },
      });
      await pipeline(createReadStream(file), measure, createWriteStream(part, { flags: "wx" }));
      if (sum.digest("hex") !== hash) {
        throw new Changed();
      }
      await syncPath(part);
    });
    return true;
  } catch (error) {
    if (error instanceof Changed) {
      return false;
    }
    throw error;
  }
}

/** Keeps every file of a folder that is not kept yet; answers those that changed since they were read. */
export async function keepObjects(
  objects: string,
  folder: string,
  files: Iterable<readonly [name: string, hash: string]>,
): Promise<readonly string[]> {
  const changed: string[] = [];
  await inParallel(
    files,
    async ([name, hash]) => {
      if (!(await keepObject(objects, path.join(folder, name), hash))) {
        changed.push(name);
      }
    },
    8,
  );
  return changed;
}
