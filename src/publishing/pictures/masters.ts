import path from "node:path";
import sharp from "sharp";
import { listNames } from "#publishing/durable-files.ts";
import { inParallel } from "#publishing/in-parallel.ts";
import { makeMaster } from "#publishing/pictures/make-master.ts";
import type { PictureSource } from "#publishing/pictures/picture-source.ts";
import type { Progress } from "#publishing/progress.ts";
import { atStart, type FileProblem } from "#publishing/yaml-file.ts";

export function masterFile(masters: string, hash: string): string {
  return path.join(masters, `${hash}.webp`);
}

/** Makes missing masters; lists the files that are not valid pictures. */
export async function makeMasters(
  sources: readonly PictureSource[],
  fileOf: (source: PictureSource) => string,
  masters: string,
  progress: Progress,
): Promise<readonly FileProblem[]> {
  const existingNames = new Set(await listNames(masters));
  const missing = new Map(
    sources
      .filter(({ master }) => !existingNames.has(`${master}.webp`))
      .map((source) => [source.master, source]),
  );
  const problems: FileProblem[] = [];
  let done = 0;
  sharp.concurrency(1);
  await inParallel(missing.values(), async (source) => {
    const { file, kind, master } = source;
    const message = await makeMaster(fileOf(source), kind, masterFile(masters, master));
    if (message !== undefined) {
      problems.push(atStart(file, message));
    }
    done += 1;
    progress({ what: "pictures read", done, total: missing.size });
  });
  return problems.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}
