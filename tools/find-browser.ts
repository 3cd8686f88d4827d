import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";

// Chromium without a window opens a page in half the time; the first that is found is taken.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const usualPlaces = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"];
const packages = ["chromium-headless-shell", "fonts-noto-core"];

/** The Chromium or Chrome of this machine, or undefined where there is none. */
export function findBrowser(env: NodeJS.ProcessEnv): string | undefined {
  const told = env["CHROMIUM_PATH"];
  if (told !== undefined && told !== "") {
    return told;
  }
  const folders = [...(env["PATH"] ?? "").split(path.delimiter), ...usualPlaces];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable);
}

/** Finds a browser, installs one where that is possible, or says what is missing. */
export function findOrInstallBrowser(env: NodeJS.ProcessEnv): string {
  const found = findBrowser(env) ?? installBrowser(env);
  if (found === undefined) {
    throw new Error(
      "The tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its program.",
    );
  }
  return found;
}

function installBrowser(env: NodeJS.ProcessEnv): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    return undefined;
  }
  console.log(`No browser found; installing ${packages.join(" and ")} (once) ...`);
  const quiet = { ...env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...words: string[]) =>
    spawnSync("apt-get", words, { stdio: ["ignore", "ignore", "inherit"], env: quiet }).status ===
    0;
  const done = run("-q", "update") && run("-q", "install", "-y", ...packages);
  return done ? findBrowser(env) : undefined;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
