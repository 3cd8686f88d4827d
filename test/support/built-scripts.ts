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
      const matchesOf = (pattern: RegExp) =>
        Array.from(text.matchAll(pattern), ([, fileName = ""]) => fileName);
      return [file, { imports: matchesOf(imported), fetches: matchesOf(fetchedLater) }];
    }),
  );
}

/** Returns a script and all scripts that it imports. */
function neededBy(file: string, scripts: ReadonlyMap<string, BuiltScript>): ReadonlySet<string> {
  const needed = new Set([file]);
  for (const script of needed) {
    scripts.get(script)?.imports.forEach((name) => needed.add(name));
  }
  return needed;
}

const nameOf = (file: string) => file.slice(0, -"-12345678.js".length);

/** Groups the built scripts that pages need, except those named, by the effect of their absence. */
export function scriptsByEffect(elsewhere: readonly string[]): readonly (readonly string[])[] {
  const scripts = readScripts();
  const { script } = JSON.parse(readFileSync("dist/code/assets.json", "utf8")) as {
    script: string;
  };
  const entryScript = script.slice("/assets/".length);
  const requested = new Set([
    entryScript,
    ...[...scripts.values()].flatMap(({ fetches }) => fetches),
  ]);
  const needs = [...requested]
    .filter((file) => !elsewhere.includes(nameOf(file)))
    .map((file) => neededBy(file, scripts));
  const byEffect = Map.groupBy(scripts.keys(), (file) =>
    needs.map((needed) => (needed.has(file) ? "lost" : "kept")).join(),
  );
  return [...byEffect]
    .filter(([effect]) => effect.includes("lost"))
    .map(([, files]) => files.map(nameOf));
}
