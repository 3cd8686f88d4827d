import { isCollection, isNode, isPair, isScalar, type Pair } from "yaml";

/** Formats the key of a pair. */
export const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);

/** The first offset of a node; -1 where it has none. */
export function startOf(node: unknown): number {
  return isNode(node) && node.range ? node.range[0] : -1;
}

/** The offset after a node, without the comments and line ends behind it. */
export function endOf(node: unknown): number {
  if (isCollection(node) && node.flow !== true && node.items.length > 0) {
    const item: unknown = node.items.at(-1);
    return isPair(item) ? pairEnd(item) : endOf(item);
  }
  return isNode(node) && node.range ? node.range[1] : -1;
}

/** The offset after the colon of a pair. */
export function colonAfter(pair: Pair): number {
  const token = pair.srcToken;
  const sign =
    token && "sep" in token ? token.sep?.find(({ type }) => type === "map-value-ind") : undefined;
  return sign ? sign.offset + 1 : endOf(pair.key);
}

/** The offset after a pair, without comments behind it. */
export function pairEnd(pair: Pair): number {
  return Math.max(endOf(pair.value), colonAfter(pair));
}

/** Indents the lines after the first. */
export function indented(value: string, indent: number): string {
  return value.replace(/\n(?=[^\n])/g, `\n${" ".repeat(indent)}`);
}

/** The column of an offset, counted from 0. */
export function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf("\n", offset - 1) + 1);
}

/** The offset after the line that ends at or after an offset. */
export function lineEnd(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === "\n") {
    return offset;
  }
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}

/** The offset before the blanks and line ends at the end of a part. */
export function withoutLineEnds(text: string, start: number, limit: number): number {
  let end = limit;
  while (end > start && /\s/.test(text[end - 1] ?? "")) {
    end -= 1;
  }
  return end;
}
