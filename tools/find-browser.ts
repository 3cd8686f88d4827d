import { findProgram, installPackages } from "#tools/find-program.ts";

// Chromium without a window opens a page in half the time; the first that is found is taken.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const packages = ["chromium-headless-shell", "fonts-noto-core"];

/** The Chromium or Chrome of this machine, or undefined where there is none. */
export function findBrowser(env: NodeJS.ProcessEnv): string | undefined {
  const program = env["CHROMIUM_PATH"];
  return program !== undefined && program !== ""
    ? program
    : findProgram(names, env, ["/opt/google/chrome"]);
}

/** Finds a browser, installs one where that is possible, or says what is missing. */
export async function findOrInstallBrowser(env: NodeJS.ProcessEnv): Promise<string> {
  const program =
    findBrowser(env) ?? ((await installPackages(packages, env)) ? findBrowser(env) : undefined);
  if (program === undefined) {
    throw new Error(
      "The tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its program.",
    );
  }
  return program;
}
