import {
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from "yaml";
import { syntaxMessage } from "#publishing/yaml-syntax.ts";

/** Lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

type Key = string | number;

/** A value between braces that holds commas without quotes. */
export interface CutValue {
  /** The key before the first part. */
  readonly key: string;
  /** The parts between the commas; the first is the value that the key was read with. */
  readonly parts: readonly string[];
}

/** A parsed YAML file with the position of every part. */
export interface YamlDocument {
  readonly value: unknown;
  /** Returns a scalar as it is written, such as 0012; undefined for lists and maps. */
  written(path: readonly PropertyKey[]): string | undefined;
  /** Returns the value between braces that a comma has cut, of which `key` is a part. */
  cutByComma(path: readonly PropertyKey[], key: string): CutValue | undefined;
  /** Returns the position of a value, its key, or its nearest existing parent. */
  place(path: readonly PropertyKey[], key?: string): Place;
}

type YamlOpening =
  | { readonly ok: true; readonly document: YamlDocument }
  | { readonly ok: false; readonly problems: readonly (Place & { readonly message: string })[] };

function nodeAt(document: Document.Parsed, path: readonly PropertyKey[]): unknown {
  return path.length === 0 ? document.contents : document.getIn(path as Key[], true);
}

function offsetOf(document: Document.Parsed, path: readonly PropertyKey[], key?: string): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = nodeAt(document, path.slice(0, length));
    if (!isNode(node) || !node.range) {
      continue;
    }
    const keyName = length === path.length ? key : String(path[length]);
    const pair = isMap(node)
      ? node.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === keyName)
      : undefined;
    const keyRange = pair && isScalar(pair.key) ? pair.key.range : undefined;
    return keyRange?.[0] ?? node.range[0];
  }
  return 0;
}

/** Finds the value that ends in `key` or before it; each further part was read as a key without a value. */
function findCutValue(node: unknown, key: string): CutValue | undefined {
  if (!isMap(node) || node.flow !== true) {
    return undefined;
  }
  let cut: { key: string; parts: string[] } | undefined;
  for (const { key: keyNode, value } of node.items) {
    const name = isScalar(keyNode) ? String(keyNode.value) : "";
    if (value !== null && !(isScalar(value) && value.source === "")) {
      if (cut?.parts.slice(1).includes(key)) {
        return cut;
      }
      cut = isScalar(value) ? { key: name, parts: [String(value.source)] } : undefined;
    } else {
      cut?.parts.push(isScalar(keyNode) ? String(keyNode.source) : name);
    }
  }
  return cut?.parts.slice(1).includes(key) ? cut : undefined;
}

/** Returns a function that finds positions, limited to lines with content. */
function createLocator(text: string, lines: LineCounter): (offset: number) => Place {
  const lastOffset = Math.max(0, text.trimEnd().length - 1);
  return (offset) => {
    const { line, col } = lines.linePos(Math.min(offset, lastOffset));
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
}

function firstAlias(document: Document.Parsed): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias(_key, node) {
      offset = node.range?.[0] ?? 0;
      return isAlias(node) ? visit.BREAK : undefined;
    },
  });
  return offset;
}

function parseYaml(text: string): YamlOpening {
  const lines = new LineCounter();
  const options = { lineCounter: lines, prettyErrors: false, stringKeys: true } as const;
  const document = parseDocument(text, options);
  const placeAt = createLocator(text, lines);
  const [firstError, ...furtherErrors] = document.errors;
  if (firstError) {
    const reportedErrors = [
      firstError,
      ...furtherErrors.filter(({ code }) => code === "DUPLICATE_KEY"),
    ];
    return {
      ok: false,
      problems: reportedErrors.map((error) => ({
        ...placeAt(error.pos[0]),
        message: syntaxMessage(error, text),
      })),
    };
  }
  const alias = text.includes("*") ? firstAlias(document) : undefined;
  if (alias !== undefined) {
    const message = "a text that begins with * must stand in quotes";
    return { ok: false, problems: [{ ...placeAt(alias), message }] };
  }
  return {
    ok: true,
    document: {
      value: document.toJS(),
      written: (path) => {
        const node = nodeAt(document, path);
        return isScalar(node) ? node.source : undefined;
      },
      cutByComma: (path, key) => findCutValue(nodeAt(document, path), key),
      place: (path, key) => placeAt(offsetOf(document, path, key)),
    },
  };
}

/** Parses YAML; returns every syntax error with its position. Never throws. */
export function openYaml(text: string): YamlOpening {
  try {
    return parseYaml(text);
  } catch (error) {
    if (error instanceof RangeError) {
      const message = "is nested too deeply to be read";
      return { ok: false, problems: [{ line: 1, column: 1, message }] };
    }
    throw error;
  }
}
