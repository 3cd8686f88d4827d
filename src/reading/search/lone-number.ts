import type { Product } from "#domain/catalogue/product.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";
import { hasCount, readQueryAmounts } from "#reading/query-amounts.ts";
import { removeAmounts } from "#reading/amounts/remove-amounts.ts";
import { couldMeasure } from "#reading/search/could-measure.ts";
import type { Need } from "#reading/search/need.ts";
import {
  countedParts,
  mostParts,
  saidBefore,
  saidBehind,
  saidOfUse,
} from "#reading/search/number-hints.ts";
import { couldBeSize, type SizeRanges } from "#domain/catalogue/product-sizes.ts";
import { fold } from "#reading/text.ts";

/** A whole number of a query that stands alone: how many are asked for, or the buyer is asked what it is. */
export interface LoneNumber {
  readonly is: "quantity" | "size-or-quantity" | "unclear";
  /** In Western digits; several that stand apart, with commas. */
  readonly number: string;
}

/** A parsed query with the products that it found. */
interface LoneNumberContext {
  readonly need: Need;
  readonly products: readonly Product[];
  readonly sizes: readonly SizeRanges[];
}

const alone =
  /(?<![\p{L}\p{N}./+−–-]|\d,)[1-9]\d{0,6}(?![\p{L}\p{N}%°"”/]|[.,-]\d|-\p{L}|\s+(?:%|x|×|\*|to|الي)(?!\p{L}))/gu;
const thousands = /[\d٠-٩۰-۹][,٬][\d٠-٩۰-۹]{3}/u;
const joinsThings = /(?:^|\s)(?:and|&|\+|و\p{L}*)(?=\s|$)/u;

/** From here on a number behind the goods is rather a maker's, or a year, unless it is a round one. */
const longNumber = 1000;
const round = 500;

/** The word that ends, or begins, a text. */
const lastWord = (text: string) => /([\p{L}\p{N}]+)[^\p{L}\p{N}]*$/u.exec(text)?.[1] ?? "";
const firstWord = (text: string) => /^[^\p{L}\p{N}]*([\p{L}\p{N}]+)/u.exec(text)?.[1] ?? "";

/** Checks whether the words beside a number, or its form, leave open what it counts. */
function isToldOtherwise(
  { need }: LoneNumberContext,
  query: string,
  match: RegExpExecArray,
  isFirst: boolean,
) {
  const { index, input } = match;
  const previousWord = lastWord(input.slice(0, index));
  const nextWord = firstWord(input.slice(index + match[0].length));
  const strange = new Set(
    [...need.unknown, ...need.brands, ...need.notSold].flatMap((phrase) => phrase.split(" ")),
  );
  const ofStandard = need.read.some(
    ({ is, words }) => is === "standard" && words.at(-1) === previousWord,
  );
  const isAtEnd = nextWord === "" && previousWord !== "";
  const number = Number(match[0]);
  return (
    saidBefore.has(previousWord) ||
    (!isFirst && saidOfUse.has(previousWord)) ||
    saidBehind.has(nextWord) ||
    (number > 1 && number <= mostParts && countedParts.has(nextWord)) ||
    /^\d+ (?:gas(?:es)? (?:detector|monitor|meter|alarm)|غاز)/u.test(input.slice(index)) ||
    strange.has(previousWord) ||
    strange.has(nextWord) ||
    ofStandard ||
    (isAtEnd && number >= longNumber && number % round !== 0 && !thousands.test(query))
  );
}

/** Checks that the query names one thing that can be counted. */
function isOneThing({ wishes }: Need, text: string): boolean {
  const things = wishes.filter(({ is }) => is === "kind" || is === "code");
  const marked = wishes.some((wish) => wish.is === "word" && wish.mark);
  const separate = things.filter((wish) => wish.is !== "kind" || !wish.beside);
  return (things.length > 0 || marked) && !(separate.length > 1 && joinsThings.test(text));
}

/**
 * Reads the whole number of a query that no unit, size, mark or code takes: `50 helmets`. It is the quantity, unless it
 * may as well be a size or a figure of what was found; then nothing is taken for sure.
 */
export function loneNumber(context: LoneNumberContext, query: string): LoneNumber | undefined {
  const { need, products, sizes } = context;
  const wished = need.wishes.flatMap((wish) => (wish.is === "number" ? [wish] : []));
  if (wished.length === 0) {
    return undefined;
  }
  const text = removeAmounts(fold(query));
  const numbers = [...text.matchAll(alone)].filter(([one]) =>
    wished.some(({ number }) => number === one),
  );
  const counting = numbers.filter(({ index }) => !saidBefore.has(lastWord(text.slice(0, index))));
  const matches = counting.length > 0 ? counting : numbers;
  const [found] = matches;
  if (!found) {
    return undefined;
  }
  const number = matches.map(([one]) => one).join(", ");
  const unclear: LoneNumber = { is: "unclear", number };
  const value = Number(found[0]);
  if (matches.length > 1 || value > requestBounds.quantity) {
    return unclear;
  }
  const amounts = readQueryAmounts(query);
  if (hasCount(amounts)) {
    return unclear;
  }
  if (amounts.sizes === "" && sizes.some((ranges) => couldBeSize(ranges, value))) {
    return { is: "size-or-quantity", number };
  }
  if (products.length === 0) {
    const isOutside = text.trim().startsWith(found[0]) || text.trim().endsWith(found[0]);
    return isOutside ? { is: "quantity", number } : unclear;
  }
  const thing = need.read.findIndex(({ is }) => is === "kind" || is === "code");
  const isFirst = need.read.findIndex(({ is }) => is === "number") < thing;
  const isCode = need.wishes.some(({ is }) => is === "code");
  const isOpen =
    !isOneThing(need, text) ||
    isToldOtherwise(context, query, found, isFirst) ||
    (!isCode && couldMeasure(products, value, isFirst));
  return isOpen ? unclear : { is: "quantity", number };
}
