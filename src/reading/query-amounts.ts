import { countPattern, pairsPattern, readAmounts, sizePair } from "#reading/amounts.ts";
import { formatSize, parseSizes, withQuantity } from "#reading/amounts/sizes.ts";
import { end, isPackage, notMarked, parseUnit, start } from "#reading/amounts/vocabulary.ts";
import { fold } from "#reading/text.ts";

/** A query names one thing: any number from 5 to 50 right before "x" is its size. */
const pairsInQuery = pairsPattern(
  `(?:${notMarked}(?:[5-9]|[1-4]\\d|50)(?:\\.5)?[x×*]${countPattern}|${sizePair})`,
);
/** Sizes and quantity of a query, each as a field of a line takes it; empty where the query says nothing. */
export interface LineAmounts {
  readonly quantity: string;
  readonly sizes: string;
  /** Unclear parts, and a number of packages: how many pieces these hold is unknown. */
  readonly note: string;
}

const lettersInQuery = new RegExp(`${start}([2-6]?x{1,4}[sl])${end}`, "giu");

/** A size joined to its quantity, such as "42x10"; "size 10 x60" names them apart. */
const joinedPair = /[\p{L}\d][x×*]\d/u;

/** A query is short: letters such as XL are its size without a word before them. */
function letterSizeIn(text: string): string {
  const [size = "", ...further] = text.match(lettersInQuery) ?? [];
  return further.length === 0 ? size : "";
}

/** Checks that a query says how many, in one of its fields. */
export function hasCount({ quantity, sizes, note }: LineAmounts): boolean {
  return quantity !== "" || note !== "" || /x\d/.test(sizes);
}

/** Reads sizes and quantity of a query into the fields of a line. */
export function readQueryAmounts(query: string): LineAmounts {
  const { text, quantity, unitWord, sizes, pairs, unclear, hasSeveralSizes } = readAmounts(
    fold(query),
    pairsInQuery,
  );
  const count = Number(quantity) > 0 ? quantity : "";
  const isPieces = !isPackage(parseUnit(unitWord));
  const note = [...(isPieces ? [] : [`${quantity} ${unitWord}`]), ...unclear].join("; ");
  const counted = parseSizes(sizes);
  if (counted !== undefined) {
    const isNamedApart = counted.length === 1 && !joinedPair.test(pairs);
    return { quantity: isNamedApart ? String(counted[0]?.quantity) : "", sizes, note };
  }
  const size = sizes === "" && !hasSeveralSizes ? letterSizeIn(text) : sizes;
  const total = isPieces ? count : "";
  return { quantity: total, sizes: withQuantity(formatSize(size), total).sizes, note };
}
