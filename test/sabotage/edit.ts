import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { CodeSabotage, LineSabotage, Sabotage } from "#test/sabotage/sabotage.ts";
import { findSymbol, isNode, matchNode, parse, visit } from "#test/sabotage/syntax.ts";
import type { Node } from "#test/sabotage/syntax.ts";

/** The changed text of a file, or why a sabotage does not fit the sources. */
export type Edit =
  | { readonly ok: true; readonly file: string; readonly text: string }
  | { readonly ok: false; readonly problem: string };

/** Part of a file, and what replaces it. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const problem = (text: string): Edit => ({ ok: false, problem: text });

/** Makes the change of a sabotage to the sources in a folder, and writes nothing. */
export function editSource(folder: string, sabotage: Sabotage): Edit {
  return "line" in sabotage ? editLine(folder, sabotage) : editCode(folder, sabotage);
}

function editLine(folder: string, { in: file, line, to }: LineSabotage): Edit {
  const name = join(folder, file);
  if (!existsSync(name)) {
    return problem(`${file} is gone`);
  }
  const lines = readFileSync(name, "utf8").split("\n");
  const places = lines.flatMap((text, index) => (text.trimStart().startsWith(line) ? [index] : []));
  const [index, ...more] = places;
  if (index === undefined || more.length > 0) {
    return problem(`${file} has ${places.length} lines that begin with "${line}"`);
  }
  const indent = /^\s*/.exec(lines[index] ?? "")?.[0] ?? "";
  return { ok: true, file, text: lines.with(index, indent + to).join("\n") };
}

function editCode(folder: string, sabotage: CodeSabotage): Edit {
  const { in: place, symbol } = sabotage;
  const candidates = filesIn(folder, place).flatMap((file) => {
    const source = readFileSync(join(folder, file), "utf8");
    const program = mayConcern(source, sabotage) ? parse(file, source) : undefined;
    const nodes = program && (symbol === undefined ? [program] : findSymbol(program, symbol));
    return (nodes ?? []).map((node) => ({
      file,
      source,
      replacements: replacementsFor(sabotage, node, source),
    }));
  });
  if (symbol !== undefined && candidates.length !== 1) {
    const files = candidates.map(({ file }) => file).join(", ");
    return candidates.length === 0
      ? problem(`${place} declares no ${symbol}: it was renamed or removed`)
      : problem(`${place} declares ${symbol} ${candidates.length} times: ${files}`);
  }
  const fitting = candidates.filter(({ replacements }) => replacements.length > 0);
  const [match, ...more] = fitting;
  if (match === undefined) {
    return problem(`${symbol ?? "no file"} in ${place} holds nothing like ${tell(sabotage)}`);
  }
  if (more.length > 0) {
    const files = fitting.map(({ file }) => file).join(", ");
    return problem(`several files in ${place} hold something like ${tell(sabotage)}: ${files}`);
  }
  const { file, source, replacements } = match;
  const text = replace(source, replacements);
  return parse(file, text) === undefined
    ? problem(`the change to ${file} cannot be parsed`)
    : { ok: true, file, text };
}

/** Describes where a change applies within its symbol. */
function tell(change: CodeSabotage): string {
  if ("match" in change) {
    return change.match;
  }
  return "text" in change ? String(change.text) : "a function";
}

/** Spares the parser the files that do not declare the symbol at their top, or lack the text. */
function mayConcern(source: string, sabotage: CodeSabotage): boolean {
  const { symbol } = sabotage;
  if (symbol !== undefined) {
    const [name] = symbol.split(".");
    return new RegExp(String.raw`\b(?:function|const|let|class)\s+${name}\b`).test(source);
  }
  if ("text" in sabotage) {
    return sabotage.text.test(source);
  }
  const words = "match" in sabotage ? (sabotage.match.match(/(?<![$\w])[a-z]\w+/gi) ?? []) : [];
  return words.every((word) => source.includes(word));
}

function filesIn(folder: string, place: string): readonly string[] {
  const name = join(folder, place);
  if (!existsSync(name)) {
    return [];
  }
  return statSync(name).isFile()
    ? [place]
    : globSync(`${place}/**/*.{ts,tsx}`, { cwd: folder }).toSorted();
}

/** Lists the parts of a symbol that a change replaces. */
function replacementsFor(change: CodeSabotage, node: Node, source: string): readonly Replacement[] {
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const parameters = parametersOf(node).map(textOf);
  const fill = (template: string, whole: Node, captures: ReadonlyMap<string, Node> = new Map()) =>
    template.replaceAll(/\$(\w+)/g, (_, name: string) => {
      const capture = captures.get(`$${name}`);
      return name === "0"
        ? textOf(whole)
        : capture === undefined
          ? (parameters[Number(name) - 1] ?? `$${name}`)
          : textOf(capture);
    });
  const replaceNode = ({ start, end }: Node, text: string) => ({ start, end, text });

  if ("body" in change) {
    const { body } = node;
    return isNode(body) ? [replaceNode(body, `{ ${fill(change.body, node)} }`)] : [];
  }
  if ("value" in change) {
    return [replaceNode(node, fill(change.value, node))];
  }
  const replacements: Replacement[] = [];
  if ("match" in change) {
    const pattern = expressionOf(change.match);
    if (pattern === undefined) {
      throw new Error(`${change.match} is no expression`);
    }
    visit(node, (inner) => {
      const captures = matchNode(pattern, inner);
      if (captures !== undefined) {
        replacements.push(replaceNode(inner, fill(change.to, inner, captures)));
      }
      return captures === undefined;
    });
    return replacements;
  }
  for (const string of stringsIn(node)) {
    const text = textOf(string).replace(change.text, change.to);
    if (text !== textOf(string)) {
      replacements.push(replaceNode(string, text));
    }
  }
  return replacements;
}

function stringsIn(node: Node): readonly Node[] {
  const strings: Node[] = [];
  visit(node, (inner) => {
    if (inner.type === "TemplateElement" || typeof inner["value"] === "string") {
      strings.push(inner);
    }
    return true;
  });
  return strings;
}

/** Lists the parameters of a function that have a name. */
function parametersOf(node: Node): readonly Node[] {
  const { params } = node;
  return Array.isArray(params) ? params.filter(isNode).map(nameNode) : [];
}

/** A parameter may have a type and a default value. */
function nameNode(parameter: Node): Node {
  const inner = parameter.type === "AssignmentPattern" ? parameter["left"] : parameter;
  const name = isNode(inner) ? inner["name"] : undefined;
  return isNode(inner) && typeof name === "string"
    ? { ...inner, end: inner.start + name.length }
    : parameter;
}

/** Parses an expression; `await` may stand in it. */
function expressionOf(source: string): Node | undefined {
  const statement = parse("pattern.ts", `(${source});`)?.["body"];
  const [first]: readonly unknown[] = Array.isArray(statement) ? statement : [];
  const expression = isNode(first) ? first["expression"] : undefined;
  return isNode(expression) ? expression : undefined;
}

function replace(source: string, replacements: readonly Replacement[]): string {
  return replacements
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
      source,
    );
}
