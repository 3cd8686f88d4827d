import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Edit } from "#test/sabotage/edit.ts";

/** A copy of the sources that may be broken. */
export interface CopyOfSources {
  readonly folder: string;
  /** Runs the work while a file has the text of an edit. */
  during<T>(edit: Extract<Edit, { ok: true }>, work: () => Promise<T>): Promise<T>;
  remove(): void;
}

/** Copies what git tracks or would track, and what is built; shares the installed packages. */
export async function copySources(): Promise<CopyOfSources> {
  const folder = await mkdtemp(join(tmpdir(), "sabotage-"));
  const options = ["-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const { stdout, status } = spawnSync("git", ["ls-files", ...options], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) {
    throw new Error("git cannot list the files");
  }
  for (const name of stdout.split("\0").filter(existsSync)) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await copyFile(name, join(folder, name));
  }
  if (existsSync("dist")) {
    await cp("dist", join(folder, "dist"), { recursive: true, verbatimSymlinks: true });
  }
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  return {
    folder,
    async during({ file, text }, work) {
      const name = join(folder, file);
      const original = await readFile(name, "utf8");
      await writeFile(name, text);
      try {
        return await work();
      } finally {
        await writeFile(name, original);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
