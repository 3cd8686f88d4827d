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

/** The text of a YAML file as it was read, and where each part of it stands. */
export interface YamlDocument {
  readonly value: unknown;
  /** The scalar at a path as it was written, such as 0012; nothing for lists and keys. */
  written(path: readonly PropertyKey[]): string | undefined;
  /** Where the value at a path stands, or its key, or the nearest thing round it that is there. */
  place(path: readonly PropertyKey[], key?: string): Place;
}

export type YamlOpening =
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
    const wanted = length === path.length ? key : String(path[length]);
    const pair = isMap(node)
      ? node.items.find((one) => isPair(one) && isScalar(one.key) && one.key.value === wanted)
      : undefined;
    const named = pair && isScalar(pair.key) ? pair.key.range : undefined;
    return named?.[0] ?? node.range[0];
  }
  return 0;
}

/** A finder of places, which all lie on a line that holds something. */
function placing(text: string, lines: LineCounter): (offset: number) => Place {
  const last = Math.max(0, text.trimEnd().length - 1);
  return (offset) => {
    const { line, col } = lines.linePos(Math.min(offset, last));
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
}

function firstAlias(document: Document.Parsed): number | undefined {
  let found: number | undefined;
  visit(document, {
    Alias(_key, node) {
      found = node.range?.[0] ?? 0;
      return isAlias(node) ? visit.BREAK : undefined;
    },
  });
  return found;
}

function opened(text: string): YamlOpening {
  const lines = new LineCounter();
  const options = { lineCounter: lines, prettyErrors: false, stringKeys: true } as const;
  const document = parseDocument(text, options);
  const placeAt = placing(text, lines);
  const [first, ...rest] = document.errors;
  if (first) {
    const told = [first, ...rest.filter(({ code }) => code === "DUPLICATE_KEY")];
    return {
      ok: false,
      problems: told.map((error) => ({
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
      place: (path, key) => placeAt(offsetOf(document, path, key)),
    },
  };
}

/** Reads the text of a YAML file; on failure, what is wrong and where. Never throws. */
export function openYaml(text: string): YamlOpening {
  try {
    return opened(text);
  } catch (error) {
    if (error instanceof RangeError) {
      const message = "is nested too deeply to be read";
      return { ok: false, problems: [{ line: 1, column: 1, message }] };
    }
    throw error;
  }
}
