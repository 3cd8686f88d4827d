import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

interface SourceFile {
  readonly folder: string;
  readonly imports: readonly string[];
}

const specifier = /from "(#[a-z]+\/[^"]+|\.{1,2}\/[^"]+)"/g;

function readSources(): readonly SourceFile[] {
  return globSync("src/**/*.{ts,tsx}").map((file) => {
    const folder = path.dirname(path.relative("src", file));
    const imports = [...readFileSync(file, "utf8").matchAll(specifier)].map(([, name = ""]) =>
      path.dirname(name.startsWith("#") ? name.slice(1) : path.join(folder, name)),
    );
    return { folder, imports };
  });
}

const isWithin = (folder: string, parent: string) => `${folder}/`.startsWith(`${parent}/`);

/** Lists pairs of folders that import each other; a folder and its own child may. */
function findCycles(sources: readonly SourceFile[]): readonly string[] {
  const edges = new Set(
    sources.flatMap(({ folder, imports }) =>
      imports
        .filter((target) => !isWithin(folder, target) && !isWithin(target, folder))
        .map((target) => `${folder} ${target}`),
    ),
  );
  return [...edges]
    .map((edge) => edge.split(" "))
    .filter(([from = "", to = ""]) => from < to && edges.has(`${to} ${from}`))
    .map((pair) => pair.join(" <-> "))
    .toSorted();
}

test("refuses two sibling folders that import each other", () => {
  const file = (folder: string, target: string): SourceFile => ({ folder, imports: [target] });
  expect(findCycles([file("a/one", "a/two"), file("a/two", "a/one")])).toEqual(["a/one <-> a/two"]);
  expect(findCycles([file("a", "a/one"), file("a/one", "a")])).toEqual([]);
});

test("finds no folders in src that import each other", () => {
  const cycles = findCycles(readSources());
  expect(cycles).toEqual([]);
});
