import { parseSize, parseSizes } from "#reading/amounts/sizes.ts";

/**
 * Parses a text of sizes to a quantity for each, named as the catalogue names sizes (`XXL` is `2XL`). Undefined
 * where any part is unclear.
 */
export function parseCountedSizes(written: string): ReadonlyMap<string, number> | undefined {
  const sizes = written.trim() === "" ? [] : parseSizes(written);
  const counts = new Map<string, number>();
  for (const { size, quantity } of sizes ?? []) {
    const name = parseSize(size.toLowerCase())?.size ?? size;
    counts.set(name, (counts.get(name) ?? 0) + quantity);
  }
  return sizes && counts;
}

/** Formats a text of sizes with a quantity replaced as it was typed; a blank one takes the size out. */
export function replaceCount(
  counts: ReadonlyMap<string, number>,
  size: string,
  typed: string,
): string {
  return [...new Map<string, number | string>(counts).set(size, typed.trim())]
    .filter(([, count]) => count !== "")
    .map(([name, count]) => `${name}x${count}`)
    .join(" ");
}
