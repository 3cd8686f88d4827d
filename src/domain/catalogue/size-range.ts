import type { Sizes } from "#domain/catalogue/product.ts";

const letters = ["2xs", "xs", "s", "m", "l", "xl", "2xl", "3xl", "4xl", "5xl", "6xl"] as const;

/** The id of a size in letters: `XXL` and `2XL` are one. */
function letterId(written: string): string {
  const spelled = written.toLowerCase();
  return spelled.replace(/^x{2,}/, (signs) => `${signs.length}x`);
}

function lettersFrom(from: string, to: string): readonly string[] {
  const ids: readonly string[] = letters;
  const start = ids.indexOf(letterId(from));
  const end = ids.indexOf(letterId(to));
  return start < 0 || end < start ? [] : ids.slice(start, end + 1);
}

function numbersFrom(from: number, to: number): readonly string[] {
  return to < from || to - from > 30
    ? []
    : Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
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
  const found = [
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
  return [...new Set(found)];
}

/** Whether somebody may have such a size, though no product does. */
export function isSize(id: string): boolean {
  return /^(?:[1-9]|[1-5]\d)(?:\.5)?$/.test(id) || letters.some((one) => one === id);
}

/** The place of a size among others: one size first, then numbers, then letters. */
export function sizeRank(id: string): number {
  const at = letters.findIndex((one) => one === id);
  return at >= 0 ? 1000 + at : Number.isNaN(Number(id)) ? 0 : Number(id);
}
