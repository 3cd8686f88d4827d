import { globSync } from "node:fs";
import type { Driver } from "#test/support/engines/driver.ts";
import { startFirefox } from "#test/support/engines/firefox.ts";
import { startWebKit } from "#test/support/engines/webkit.ts";
import { findProgram, installPackages } from "#tools/find-program.ts";

interface Engine {
  readonly name: string;
  /** Debian packages of the engine. */
  readonly packages: readonly string[];
  /** Returns a function that starts it; undefined where a part is missing. */
  readonly find: (env: NodeJS.ProcessEnv) => (() => Promise<Driver>) | undefined;
}

const miniBrowsers = "/usr/{lib,lib/*,libexec}/webkit*gtk-*/MiniBrowser";

/** Engines besides Chromium. */
export const engines: readonly Engine[] = [
  {
    name: "Firefox",
    packages: ["firefox-esr"],
    find(env) {
      const program = findProgram(["firefox-esr", "firefox"], env);
      return program === undefined ? undefined : () => startFirefox(program);
    },
  },
  {
    name: "WebKitGTK",
    packages: ["webkit2gtk-driver", "xvfb"],
    find(env) {
      const driver = findProgram(["WebKitWebDriver"], env);
      const display = findProgram(["Xvfb"], env);
      const [browser] = globSync(miniBrowsers);
      return driver === undefined || display === undefined || browser === undefined
        ? undefined
        : () => startWebKit({ driver, display, browser });
    },
  },
];

/**
 * Starts an engine and installs it if possible. Undefined where it is unavailable; throws then if
 * `CI` is set.
 */
export async function startEngine(
  { name, packages, find }: Engine,
  env: NodeJS.ProcessEnv,
): Promise<Driver | undefined> {
  const start = find(env) ?? ((await installPackages(packages, env)) ? find(env) : undefined);
  if (start === undefined && env["CI"]) {
    throw new Error(`The tests need ${name}: apt-get install ${packages.join(" ")}`);
  }
  return start?.();
}
