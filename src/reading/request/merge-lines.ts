import type { DraftLine } from "#domain/quotation/line.ts";
import { freeKey } from "#domain/quotation/listed.ts";
import { isFull, type RequestList } from "#domain/quotation/request-list.ts";
import { formatSizes } from "#domain/quotation/tell-request.ts";
import { parseQuantity } from "#reading/amounts/quantity.ts";
import { parseSizes } from "#reading/amounts/sizes.ts";
import { addressOfLine } from "#reading/request/list-line.ts";
import { longestNote } from "#reading/rows/row-bounds.ts";

interface Merged {
  readonly list: RequestList;
  /** How many lines were added to one that asks for the same product. */
  readonly summed: number;
  /** Lines that the list has no room for. */
  readonly left: readonly DraftLine[];
}

/** Sums the amounts of two lines; undefined where they cannot be added up. */
function sumAmounts(
  line: DraftLine,
  further: DraftLine,
): Pick<DraftLine, "quantity" | "sizes"> | undefined {
  const sizesOfLine = parseSizes(line.sizes);
  const furtherSizes = parseSizes(further.sizes);
  if (sizesOfLine !== undefined && furtherSizes !== undefined) {
    const sizes = parseSizes(formatSizes({ sizes: [...sizesOfLine, ...furtherSizes] }));
    return sizes && { quantity: "", sizes: formatSizes({ sizes }) };
  }
  const quantity = parseQuantity(line.quantity);
  const furtherQuantity = parseQuantity(further.quantity);
  const hasNoSizes = line.sizes.trim() === "" && further.sizes.trim() === "";
  return hasNoSizes && quantity.kind === "quantity" && furtherQuantity.kind === "quantity"
    ? { quantity: String(quantity.quantity + furtherQuantity.quantity), sizes: "" }
    : undefined;
}

/** Sums two lines into one; undefined where colours differ, or amounts or notes do not fit into one line. */
function sumLines(line: DraftLine, further: DraftLine): DraftLine | undefined {
  const amounts = line.colour === further.colour ? sumAmounts(line, further) : undefined;
  const note = [...new Set([line.note, further.note])].filter(Boolean).join("; ");
  return amounts && note.length <= longestNote ? { ...line, ...amounts, note } : undefined;
}

/**
 * Puts lines behind those of a list. Of the same product, "sum" adds the amounts where they have a sum, and "skip"
 * leaves out what the list already asks for in the same way. Any other line stays a line of its own.
 */
export function mergeLines(
  list: RequestList,
  lines: readonly DraftLine[],
  sameProduct: "sum" | "skip",
): Merged {
  const merged = [...list];
  const positions = new Map(merged.map(({ key }, index) => [key, index]));
  const subjectOf = (line: DraftLine) => JSON.stringify(addressOfLine(line));
  const duplicates = sameProduct === "skip" ? list.map(subjectOf) : [];
  const overflow: DraftLine[] = [];
  let summed = 0;
  for (const line of lines) {
    const position = positions.get(line.key) ?? -1;
    const previous = sameProduct === "sum" ? merged[position] : undefined;
    const sum = previous && sumLines(previous, line);
    const duplicate = sameProduct === "skip" ? duplicates.indexOf(subjectOf(line)) : -1;
    if (sum) {
      merged[position] = sum;
      summed += 1;
    } else if (duplicate >= 0) {
      duplicates.splice(duplicate, 1);
    } else if (isFull(merged)) {
      overflow.push(line);
    } else {
      const key = freeKey(line.key, (name) => positions.has(name));
      positions.set(key, merged.length);
      merged.push({ ...line, key });
    }
  }
  return { list: merged, summed, left: overflow };
}
