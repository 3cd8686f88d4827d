import { globSync } from "node:fs";
import type { Driver } from "#test/support/engines/driver.ts";
import { startFirefox } from "#test/support/engines/firefox.ts";
import { startWebKit } from "#test/support/engines/webkit.ts";
import { findProgram, installPackages } from "#tools/find-program.ts";

interface Engine {
  readonly name: string;
  /** Debian's packages that hold it. */
  readonly packages: readonly string[];
  /** How to start it, or undefined where a part of it is missing. */
  readonly find: (env: NodeJS.ProcessEnv) => (() => Promise<Driver>) | undefined;
}

const miniBrowsers = "/usr/{lib,lib/*,libexec}/webkit*gtk-*/MiniBrowser";

/** The engines beside Chromium. */
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
 * Starts an engine, which is installed where that is possible. Where it cannot be had the answer is
 * undefined, but with `CI` set it is an error.
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
