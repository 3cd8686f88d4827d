import type { Sizes } from "#domain/catalogue/product.ts";

const letters = ["2xs", "xs", "s", "m", "l", "xl", "2xl", "3xl", "4xl", "5xl", "6xl"] as const;

/** The id of a size in letters: `XXL` and `2XL` are one. */
function letterId(written: string): string {
  const spelled = written.toLowerCase();
  return spelled.replace(/^x{2,}/, (signs) => `${signs.length}x`);
}

function lettersFrom(smallest: string, largest: string): readonly string[] {
  const ids: readonly string[] = letters;
  const start = ids.indexOf(letterId(smallest));
  const end = ids.indexOf(letterId(largest));
  return start < 0 || end < start ? [] : ids.slice(start, end + 1);
}

function numbersFrom(smallest: number, largest: number): readonly string[] {
  return largest < smallest || largest - smallest > 30
    ? []
    : Array.from({ length: largest - smallest + 1 }, (_, index) => String(smallest + index));
}

const letter = String.raw`(?:[2-6]X[LS]|X{0,4}[LS]|M)`;
/** No size is the letter behind an amount ("9 L"), or a part of a word. */
const letterRange = new RegExp(
  String.raw`(?<![\w.]|\d )(${letter})(?:\)?(?: to |[-–/]| إلى )(?:\d{1,2} \()?(${letter}))?(?![\w.])`,
  "g",
);
const shoeRange = /EU (\d\d)(?:[-–](\d\d))?(?!\d)/g;
const gloveRange =
  /(?<![\d.,])(\d{1,2}(?:\.5)?) \((?:[2-6]?X?[LS]|M|broad fit)\)(?: to (\d{1,2}) \([2-6]?X?[LSM]\))?/g;

/** The sizes that somebody who knows his own may choose, as ids: `42`, `xl`, `one-size`. */
export function sizesIn(sizes: Sizes | undefined): readonly string[] {
  if (sizes === undefined) {
    return [];
  }
  if (typeof sizes === "object") {
    return sizes.scale === "eu-shoe"
      ? numbersFrom(sizes.from, sizes.to)
      : lettersFrom(sizes.from, sizes.to);
  }
  const outside = sizes.replace(/\((?:to|US) [^)]*\)/g, "");
  const ids = [
    ...(/^one size/i.test(sizes) ? ["one-size"] : []),
    ...[...outside.matchAll(shoeRange)].flatMap(([, from = "", to = from]) =>
      numbersFrom(Number(from), Number(to)),
    ),
    ...[...outside.matchAll(gloveRange)].flatMap(([, from = "", to = from]) =>
      from === to ? [from] : numbersFrom(Number(from), Number(to)),
    ),
    ...[...outside.matchAll(letterRange)].flatMap(([, from = "", to = from]) =>
      lettersFrom(from, to),
    ),
  ];
  return [...new Set(ids)];
}

/** Checks that a size exists, even if no product comes in it. */
export function isSize(id: string): boolean {
  return /^(?:[1-9]|[1-5]\d)(?:\.5)?$/.test(id) || letters.some((size) => size === id);
}

/** The place of a size among others: one size first, then numbers, then letters. */
export function sizeRank(id: string): number {
  const position = letters.findIndex((size) => size === id);
  return position >= 0 ? 1000 + position : Number.isNaN(Number(id)) ? 0 : Number(id);
}
