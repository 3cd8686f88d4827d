import { readFileSync, readdirSync } from "node:fs";

const folder = "dist/code/assets";

const imported = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const fetchedLater = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

interface BuiltScript {
  readonly imports: readonly string[];
  readonly fetches: readonly string[];
}

function readScripts(): ReadonlyMap<string, BuiltScript> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
  return new Map(
    files.map((file) => {
      const text = readFileSync(`${folder}/${file}`, "utf8");
      const named = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, one = ""]) => one);
      return [file, { imports: named(imported), fetches: named(fetchedLater) }];
    }),
  );
}

/** The scripts that one imports in turn, and itself: without any of them it does not run. */
function neededBy(file: string, scripts: ReadonlyMap<string, BuiltScript>): ReadonlySet<string> {
  const needed = new Set([file]);
  for (const one of needed) {
    scripts.get(one)?.imports.forEach((name) => needed.add(name));
  }
  return needed;
}

const nameOf = (file: string) => file.slice(0, -"-12345678.js".length);

/**
 * The built scripts, by name, that pages need apart from those named: together where a page loses the
 * same without any of them, for a script does not run where one that it imports is missing.
 */
export function scriptsByEffect(elsewhere: readonly string[]): readonly (readonly string[])[] {
  const scripts = readScripts();
  const { script } = JSON.parse(readFileSync("dist/code/assets.json", "utf8")) as {
    script: string;
  };
  const first = script.slice("/assets/".length);
  const asked = new Set([first, ...[...scripts.values()].flatMap(({ fetches }) => fetches)]);
  const needs = [...asked]
    .filter((file) => !elsewhere.includes(nameOf(file)))
    .map((file) => neededBy(file, scripts));
  const byEffect = Map.groupBy(scripts.keys(), (file) =>
    needs.map((needed) => (needed.has(file) ? "lost" : "kept")).join(),
  );
  return [...byEffect]
    .filter(([effect]) => effect.includes("lost"))
    .map(([, files]) => files.map(nameOf));
}
