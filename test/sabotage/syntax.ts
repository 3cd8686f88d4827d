import { parseSync } from "vite";

/** A node of the syntax tree. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Parses TypeScript; undefined where it is not valid. */
export function parse(file: string, source: string): Node | undefined {
  const { program, errors } = parseSync(file, source, { preserveParens: false });
  const root: unknown = program;
  return errors.length === 0 && isNode(root) ? root : undefined;
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** Visits a node and those below it, the outer ones first; `see` answers whether to go deeper. */
export function visit(node: Node, see: (node: Node) => boolean): void {
  if (see(node)) {
    for (const child of Object.values(node).flat().filter(isNode)) {
      visit(child, see);
    }
  }
}

/** A named function, const, method or property, and the node of its value. */
interface Declaration {
  readonly name: string;
  readonly value: Node;
}

function declarationIn(node: Node): Declaration | undefined {
  const { id, init, key, value } = node;
  switch (node.type) {
    case "FunctionDeclaration":
    case "ClassDeclaration":
      return named(id, node);
    case "VariableDeclarator":
      return named(id, init);
    case "Property":
    case "PropertyDefinition":
    case "MethodDefinition":
      return node["shorthand"] === true ? undefined : named(key, value);
    default:
      return undefined;
  }
}

function named(name: unknown, value: unknown): Declaration | undefined {
  const text = isNode(name) ? (name["name"] ?? name["value"]) : undefined;
  return typeof text === "string" && isNode(value) ? { name: text, value } : undefined;
}

/** Lists the values of what a name declares below a node; only at the top of a module if `isTop`. */
function declared(scope: Node, name: string, isTop: boolean): readonly Node[] {
  const values: Node[] = [];
  visit(scope, (node) => {
    const declaration = node === scope ? undefined : declarationIn(node);
    if (declaration?.name === name) {
      values.push(declaration.value);
    }
    return node.type !== "ObjectPattern" && !(isTop && declaration !== undefined);
  });
  return values;
}

/** Finds the values that a symbol such as `createDelivery.stop` declares. */
export function findSymbol(program: Node, symbol: string): readonly Node[] {
  return symbol
    .split(".")
    .reduce<readonly Node[]>(
      (scopes, name, depth) => scopes.flatMap((scope) => declared(scope, name, depth === 0)),
      [program],
    );
}

/** Parts of a node that say nothing of what it does. */
const ignored: ReadonlySet<string> = new Set([
  "start",
  "end",
  "range",
  "raw",
  "typeAnnotation",
  "typeArguments",
  "typeParameters",
  "returnType",
]);

/** The nodes that the names of a pattern matched. */
type Captures = ReadonlyMap<string, Node>;

/** Matches a node with a pattern; undefined where they differ. */
export function matchNode(pattern: Node, node: Node): Captures | undefined {
  const captures = new Map<string, Node>();
  return isAlike(pattern, node, captures) ? captures : undefined;
}

function isAlike(pattern: unknown, value: unknown, captures: Map<string, Node>): boolean {
  if (Array.isArray(pattern) && Array.isArray(value)) {
    return (
      pattern.length === value.length &&
      pattern.every((item, index) => isAlike(item, value[index], captures))
    );
  }
  if (!isNode(pattern) || !isNode(value)) {
    return isSame(pattern, value);
  }
  const { name } = pattern;
  if (pattern.type === "Identifier" && typeof name === "string" && name.startsWith("$")) {
    captures.set(name, value);
    return true;
  }
  return (
    pattern.type === value.type &&
    Object.keys(pattern)
      .filter((key) => !ignored.has(key))
      .every((key) => isAlike(pattern[key], value[key], captures))
  );
}

/** Compares what is no node, such as a number, or the text in a template. */
function isSame(pattern: unknown, value: unknown): boolean {
  return pattern === value || JSON.stringify(pattern) === JSON.stringify(value);
}
