import { isCollection, isNode, isPair, isScalar, type Pair } from "yaml";

/** The key of a pair, as a text. */
export const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);

/** The first offset of a node; -1 where it stands nowhere. */
export function startOf(node: unknown): number {
  return isNode(node) && node.range ? node.range[0] : -1;
}

/** Where what a node says ends, without the comments and line ends after it. */
export function endOf(node: unknown): number {
  if (isCollection(node) && node.flow !== true && node.items.length > 0) {
    const last: unknown = node.items.at(-1);
    return isPair(last) ? pairEnd(last) : endOf(last);
  }
  return isNode(node) && node.range ? node.range[1] : -1;
}

/** The offset behind the colon of a pair. */
export function colonAfter(pair: Pair): number {
  const token = pair.srcToken;
  const sign =
    token && "sep" in token ? token.sep?.find(({ type }) => type === "map-value-ind") : undefined;
  return sign ? sign.offset + 1 : endOf(pair.key);
}

/** Where a pair ends, without comments after it. */
export function pairEnd(pair: Pair): number {
  return Math.max(endOf(pair.value), colonAfter(pair));
}

/** The lines after the first, moved to the right. */
export function indented(value: string, indent: number): string {
  return value.replace(/\n(?=[^\n])/g, `\n${" ".repeat(indent)}`);
}

/** How many signs stand before an offset on its line. */
export function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf("\n", offset - 1) + 1);
}

/** The offset behind the line on which a thing ends that ends at an offset. */
export function lineEnd(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === "\n") {
    return offset;
  }
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}

/** The offset before the blanks and line ends that end a part. */
export function withoutLineEnds(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && /\s/.test(text[end - 1] ?? "")) {
    end -= 1;
  }
  return end;
}
