import { freeKey } from "#reading/request/merge-lines.ts";
import { parseQuantity } from "#reading/amounts/quantity.ts";
import {
  longestNote,
  readRows,
  type RowProduct,
  type RowReading,
} from "#reading/rows/read-rows.ts";
import { isFull } from "#domain/quotation/request-list.ts";
import type { ListLine, RequestList } from "#domain/quotation/request-list.ts";
import { parseSizes } from "#reading/amounts/sizes.ts";
import { tellSizes } from "#domain/quotation/tell-request.ts";

/** A row as a line of the list: of the product that it was settled on, or in the buyer's own words. */
export function lineOfRow(row: RowReading, product: RowProduct | undefined): ListLine {
  const { written, quantity, sizes, note } = row;
  return product === undefined
    ? { key: `own ${written}`, text: written, quantity, sizes, note: "" }
    : {
        key: product.slug,
        product: product.slug,
        code: product.code,
        text: product.name,
        quantity,
        sizes,
        note,
      };
}

/** Rows that nobody has looked at, each a line in the buyer's own words with the sizes and quantity that it says. */
export function ownLines(rows: string): {
  readonly lines: readonly ListLine[];
  readonly left: string;
} {
  const reading = readRows(rows, () => ({
    certainty: "none",
    products: [],
    unknown: [],
    quantity: "",
  }));
  return { lines: reading.rows.map((row) => lineOfRow(row, undefined)), left: reading.left };
}

/** Both amounts in one; undefined where they cannot be added up. */
function sumOf(a: ListLine, b: ListLine): Pick<ListLine, "quantity" | "sizes"> | undefined {
  const [sizesOfA, sizesOfB] = [parseSizes(a.sizes), parseSizes(b.sizes)];
  if (sizesOfA !== undefined && sizesOfB !== undefined) {
    const sizes = parseSizes(tellSizes({ sizes: [...sizesOfA, ...sizesOfB] }));
    return sizes && { quantity: "", sizes: tellSizes({ sizes }) };
  }
  const [ofA, ofB] = [parseQuantity(a.quantity), parseQuantity(b.quantity)];
  const isPlain = a.sizes.trim() === "" && b.sizes.trim() === "";
  return isPlain && ofA.kind === "quantity" && ofB.kind === "quantity"
    ? { quantity: String(ofA.quantity + ofB.quantity), sizes: "" }
    : undefined;
}

export interface PutResult {
  readonly list: RequestList;
  /** How many lines were added to one that asks for the same. */
  readonly summed: number;
  /** Lines that the list has no room for. */
  readonly left: readonly ListLine[];
}

/** Puts lines behind those of a list: the same product twice is one line with the sum, where there is a sum. */
export function putLines(list: RequestList, lines: readonly ListLine[]): PutResult {
  const all = [...list];
  const places = new Map(all.map(({ key }, at) => [key, at]));
  const left: ListLine[] = [];
  let summed = 0;
  for (const line of lines) {
    const at = places.get(line.key);
    const same = at === undefined ? undefined : all[at];
    const sum = same && sumOf(same, line);
    if (same && at !== undefined && sum) {
      const note = [...new Set([same.note, line.note])].filter(Boolean).join("; ");
      if (note.length <= longestNote) {
        all[at] = { ...same, ...sum, note };
        summed += 1;
        continue;
      }
    }
    if (isFull(all)) {
      left.push(line);
      continue;
    }
    const key = freeKey(line.key, (one) => places.has(one));
    places.set(key, all.length);
    all.push({ ...line, key });
  }
  return { list: all, summed, left };
}
