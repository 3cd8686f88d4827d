import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";

const usualPlaces = ["/usr/bin", "/usr/local/bin", "/snap/bin"];

/** The first program of these names in PATH, the usual places or the further ones; undefined where there is none. */
export function findProgram(
  names: readonly string[],
  env: NodeJS.ProcessEnv,
  furtherPlaces: readonly string[] = [],
): string | undefined {
  const folders = [...(env["PATH"] ?? "").split(path.delimiter), ...usualPlaces, ...furtherPlaces];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable);
}

/** Installs packages of Debian, where this is Debian and its root; whether they are there now. */
export async function installPackages(
  packages: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    return false;
  }
  console.log(`Installing ${packages.join(", ")} (once) ...`);
  const quiet = { ...env, DEBIAN_FRONTEND: "noninteractive" };
  const run = async (...words: string[]) => {
    const child = spawn("apt-get", words, { stdio: ["ignore", "ignore", "inherit"], env: quiet });
    const [code] = await once(child, "exit");
    return code === 0;
  };
  return (await run("-q", "update")) && run("-q", "install", "-y", ...packages);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
