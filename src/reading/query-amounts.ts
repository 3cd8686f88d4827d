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

/** A size right before its quantity, such as "42x10"; "size 10 x60" names them apart. */
const writtenPair = /[\p{L}\d][x×*]\d/u;

/** A query is short: letters such as XL are its size without a word before them. */
function letterSizeIn(text: string): string {
  const [size = "", ...further] = text.match(lettersInQuery) ?? [];
  return further.length === 0 ? size : "";
}

/** Reads sizes and quantity of a query into the fields of a line. */
export function readQueryAmounts(query: string): LineAmounts {
  const { text, quantity, unitWord, sizes, unclear, hasSeveralSizes } = readAmounts(
    fold(query),
    pairsInQuery,
  );
  const count = Number(quantity) > 0 ? quantity : "";
  const isPieces = !isPackage(parseUnit(unitWord));
  const note = [...(isPieces ? [] : [`${quantity} ${unitWord}`]), ...unclear].join("; ");
  const pairs = parseSizes(sizes);
  if (pairs !== undefined) {
    const isOneApart = pairs.length === 1 && !writtenPair.test(fold(query));
    return { quantity: isOneApart ? String(pairs[0]?.quantity) : "", sizes, note };
  }
  const size = sizes === "" && !hasSeveralSizes ? letterSizeIn(text) : sizes;
  const total = isPieces ? count : "";
  return { quantity: total, sizes: withQuantity(formatSize(size), total).sizes, note };
}
