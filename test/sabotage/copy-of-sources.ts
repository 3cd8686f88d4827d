import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { type Sabotage, sabotaged } from "#test/sabotage/sabotage.ts";

/** The sources in a folder of their own, where they may be broken. */
export interface CopyOfSources {
  readonly folder: string;
  /** Runs the work while the sabotage stands in its file; undefined where it does not fit the file. */
  during<T>(sabotage: Sabotage, work: () => Promise<T>): Promise<T | undefined>;
  remove(): void;
}

/** Copies what git knows or would take, and what is built already; installed packages are shared. */
export async function copySources(): Promise<CopyOfSources> {
  const folder = await mkdtemp(join(tmpdir(), "sabotage-"));
  const words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const { stdout, status } = spawnSync("git", words, { encoding: "utf8", maxBuffer: 2 ** 26 });
  if (status !== 0) {
    throw new Error("git does not tell which files there are");
  }
  for (const name of stdout.split("\0").filter((one) => one !== "")) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await copyFile(name, join(folder, name));
  }
  if (existsSync("dist")) {
    await cp("dist", join(folder, "dist"), { recursive: true, verbatimSymlinks: true });
  }
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  return {
    folder,
    async during(sabotage, work) {
      const file = join(folder, sabotage.file);
      const before = await readFile(file, "utf8");
      const broken = sabotaged(before, sabotage);
      if (broken === undefined) {
        return undefined;
      }
      await writeFile(file, broken);
      try {
        return await work();
      } finally {
        await writeFile(file, before);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
