import { isDeepStrictEqual } from "node:util";
import { Document, isCollection, isPair, isScalar, isSeq, parse, visit, type Node } from "yaml";

/** The limit of characters of a list on one line. */
const longestLine = 88;

const lineWidth = 100;

/** Tells if a list holds only short words such as ids, which no comma can end. */
function isListOfWords(node: Node): boolean {
  return (
    isSeq(node) &&
    node.items.every((item) => isScalar(item) && /^[\w.+-]+$/.test(String(item.value))) &&
    JSON.stringify(node).length <= longestLine
  );
}

/** Writes short lists of words on one line; texts stand on lines of their own, where commas are safe. */
function style(node: unknown): void {
  if (!isCollection(node)) {
    return;
  }
  node.flow = node.items.length === 0 || isListOfWords(node);
  if (!node.flow) {
    for (const item of node.items) {
      style(isPair(item) ? item.value : item);
    }
  }
}

function print(value: unknown, prepare: (node: Node) => void, width: number): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  if (document.contents) {
    prepare(document.contents);
  }
  return document.toString({
    lineWidth: width,
    flowCollectionPadding: false,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  });
}

function onOneLine(node: Node): void {
  visit(node, {
    Collection: (_key, collection) => {
      collection.flow = true;
    },
    Scalar: (_key, scalar) => {
      if (typeof scalar.value === "string" && scalar.value.includes("\n")) {
        scalar.type = "QUOTE_DOUBLE";
      }
    },
  });
}

function styleInside(node: Node): void {
  if (isCollection(node)) {
    node.items.forEach((item) => style(isPair(item) ? item.value : item));
  }
}

/** Formats values for places in a file. */
export interface ValueWriter {
  /** Formats the text after "key:" in a block; further lines have the key's indentation. */
  block(value: unknown): string;
  /** Formats the text after "-" in a list. */
  item(value: unknown): string;
  /** Formats the value on one line, for a place between brackets or braces. */
  line(value: unknown): string;
}

/** Formats values as a person would write them. */
export const handwriting: ValueWriter = {
  block: (value) => print({ k: value }, styleInside, lineWidth).slice(2).replace(/\n+$/, ""),
  item: (value) => print([value], styleInside, lineWidth).slice(1).replace(/\n+$/, ""),
  line: (value) => print([value], onOneLine, 0).trimEnd().slice(1, -1),
};

/** Characters that end a line or are lost unless they are escaped. */
const invisible = /[\u007F-\u00A0\u200B-\u200F\u2028-\u202F\uFEFF\uFFFE\uFFFF]/g;

function json(value: unknown): string {
  return JSON.stringify(value).replace(
    invisible,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Formats values as JSON on one line, which holds every text. */
export const quoting: ValueWriter = {
  block: (value) => ` ${json(value)}`,
  item: (value) => ` ${json(value)}`,
  line: json,
};

/** Formats a whole file as a person would write it. */
export function wholeFile(value: Readonly<Record<string, unknown>>): string {
  const text = print(value, styleInside, lineWidth);
  return isDeepStrictEqual(parse(text), value)
    ? text
    : `${Object.entries(value)
        .map(([key, inside]) => `${key}: ${json(inside)}`)
        .join("\n")}\n`;
}
