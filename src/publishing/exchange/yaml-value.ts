import { isDeepStrictEqual } from "node:util";
import { Document, isCollection, isPair, parse, visit, type Node } from "yaml";

/** A one-line form longer than this is written in lines of its own. */
const shortEnough = 88;

const lineWidth = 100;

/** Short collections on one line, long ones in lines; strings as their length asks. */
function style(node: unknown): void {
  if (!isCollection(node)) {
    return;
  }
  const told = JSON.stringify(node);
  node.flow = told.length <= shortEnough && !told.includes("\\n");
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

/** How values are written into a file. */
export interface ValueWriter {
  /** What stands behind "key:" in a block, and what follows in lines of the key's own indentation. */
  block(value: unknown): string;
  /** What stands behind "-" in a list. */
  item(value: unknown): string;
  /** The value on one line, fit to stand between brackets and braces. */
  line(value: unknown): string;
}

/** As a person would write it. */
export const handwriting: ValueWriter = {
  block: (value) => print({ k: value }, styleInside, lineWidth).slice(2).replace(/\n+$/, ""),
  item: (value) => print([value], styleInside, lineWidth).slice(1).replace(/\n+$/, ""),
  line: (value) => print([value], onOneLine, 0).trimEnd().slice(1, -1),
};

/** What no line may hold as it stands: it would end the line, or be lost. */
const unseen = /[\u007F-\u00A0\u200B-\u200F\u2028-\u202F\uFEFF\uFFFE\uFFFF]/g;

function json(value: unknown): string {
  return JSON.stringify(value).replace(
    unseen,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** In quotes and on one line, which holds every text. */
export const quoting: ValueWriter = {
  block: (value) => ` ${json(value)}`,
  item: (value) => ` ${json(value)}`,
  line: json,
};

/** A whole file's value, as a person would write it. */
export function wholeFile(value: Readonly<Record<string, unknown>>): string {
  const text = print(value, styleInside, lineWidth);
  return isDeepStrictEqual(parse(text), value)
    ? text
    : `${Object.entries(value)
        .map(([key, inside]) => `${key}: ${json(inside)}`)
        .join("\n")}\n`;
}
