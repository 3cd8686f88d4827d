import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const riddle = /^[*\s]*(what|whatever|who|whoever|whose|whether)\b/i;

const vagueNames = new Set(
  [
    "told one own given asked known made found said others rest left there then now some all most",
    "other again beside apart named wanted taken kept held shown before behind ours both same last",
    "first next more at of to from by is has it",
  ].flatMap((line) => line.split(" ")),
);

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly name?: string;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function isFunction(value: object): boolean {
  return isNode(value) && ["FunctionDeclaration", "ArrowFunctionExpression"].includes(value.type);
}

/** Lists the variables and parameters that a file declares by a plain name. */
function declaredNames(value: unknown): readonly SyntaxNode[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  const nested = Object.values(value).flatMap(declaredNames);
  const declared =
    "type" in value && value.type === "VariableDeclarator" && "id" in value
      ? [value.id]
      : isFunction(value) && "params" in value && Array.isArray(value.params)
        ? value.params
        : [];
  const identifiers = declared.filter(isNode).filter(({ type }) => type === "Identifier");
  return [...identifiers, ...nested];
}

/** Returns each violation as "file:line word". */
function violations(file: string, text: string): readonly string[] {
  const { program, comments } = parseSync(file, text);
  const place = (start: number) => `${file}:${text.slice(0, start).split("\n").length}`;
  const openings = comments.flatMap(({ value, start }) => {
    const word = riddle.exec(value)?.[1];
    return word === undefined ? [] : [`${place(start)} comment opens with "${word}"`];
  });
  const names = declaredNames(program)
    .filter(({ name = "" }) => vagueNames.has(name))
    .map(({ name, start }) => `${place(start)} ${name}`);
  return [...openings, ...names];
}

test("finds riddling comments and vague names", () => {
  const text = [
    "/** What is kept. */",
    "const told = 1;",
    "// Counts the products.",
    "const count = (one: number) => one;",
    "function add(first: number, { from: start }: { from: number }) {",
    "  return first + start;",
    "}",
  ].join("\n");
  expect(violations("sample.ts", text)).toEqual([
    'sample.ts:1 comment opens with "What"',
    "sample.ts:2 told",
    "sample.ts:4 one",
    "sample.ts:5 first",
  ]);
});

test("the revised folders of src have no riddling comments and no vague names", () => {
  const files = globSync("src/**/*.{ts,tsx}")
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.endsWith(".d.ts"))
    .toSorted();
  expect(files.flatMap((file) => violations(file, readFileSync(file, "utf8")))).toEqual([]);
});
