import { gloveSize, shoeSize } from "#reading/amounts/sizes.ts";
import {
  end,
  letterSize,
  notMeasured,
  pluralSizeWord,
  sizeWord,
  start,
} from "#reading/amounts/vocabulary.ts";

const upTo = String.raw`\s*(?<!\p{L})(?:to|up\s+to|till|until|through|thru|ال[ىي]|إل[ىي]|لغاية|حت[ىي])\s+`;
const joint = String.raw`(?:\s*[-–—/,;&+]\s*(?:and\s+)?|\s+(?:and|or|أو|او)\s+|\s+و\s*)`;

/** A list or a range on one scale: `41-43`, `M and L`, `8, 9, 10`. */
const listOf = (size: string, separator: string) =>
  `${start}${size}(?:(?:${upTo}|${separator})${size}${end})+`;

const lists: readonly RegExp[] = [
  `${start}${sizeWord}[\\s:.#-]*(?:from\\s+|من\\s+)?\\d{1,3}(?:\\.5)?${upTo}\\d{1,3}(?:\\.5)?${end}`,
  ...[shoeSize, gloveSize, letterSize].map((size) => {
    const list = listOf(size, `${joint}|\\s+`);
    return `${start}${sizeWord}[\\s:.#-]*(?:from\\s+|من\\s+)?${list}`;
  }),
  `${listOf(shoeSize, joint)}${notMeasured}`,
  listOf(letterSize, joint),
  `${start}(?:from|من)\\s+\\d{1,3}${upTo}\\d{1,3}${end}${notMeasured}`,
].map((pattern) => new RegExp(pattern, "giu"));

const pluralOrAll: readonly RegExp[] = [
  `${start}${pluralSizeWord}(?!\\p{L})`,
  `${start}(?:all|any|each|every|per|mix|mixed|assorted|asst|various|different)\\s+size(?!\\p{L})`,
  `${start}size[\\s:-]+(?:all|any|mix|mixed|assorted|various|different)(?!\\p{L})`,
  `${start}(?:ل?كل|جميع)\\s+(?:ال)?(?:مقاس|قياس)(?!\\p{L})`,
  `${start}(?:ال)?(?:مقاس|قياس)\\s+(?:مشكل|متنوع|مختلف)`,
].map((pattern) => new RegExp(pattern, "iu"));

const oneSize = new RegExp(
  `${start}${sizeWord}[\\s:.#-]*(?:${shoeSize}|${gloveSize}|${letterSize})${end}`,
  "giu",
);
const ofEach = /(?<!\p{L})(?:each|ea|per|every|ل?كل\s+(?:مقاس|قياس))(?!\p{L})/iu;

/** Letters with a number behind: twice in a text, each number may count its size ("L 60 / XL 40 pcs"). */
const letterThenNumber = new RegExp(`${start}(?:[2-6]?x{1,4}[sl]|[sml])\\s+\\d{1,6}${end}`, "giu");

function findLetterCounts(text: string): readonly string[] {
  const matches = text.match(letterThenNumber) ?? [];
  return matches.length > 1 ? matches : [];
}

/** Finds lists and ranges of sizes in a text, as they are written. */
function findSizeLists(text: string): readonly string[] {
  let remaining = text;
  return lists.flatMap((pattern) => {
    const matches = remaining.match(pattern) ?? [];
    remaining = remaining.replace(pattern, " , ");
    return matches;
  });
}

const gloveRange = new RegExp(`${start}${gloveSize}(?:${upTo}|\\s*[-–—/]\\s*)${gloveSize}$`, "iu");
const firstSize = /^(?:\d+(?:\.5)?|[2-6]?x{0,3}[sl]|m)/iu;

/** Finds the parts of a text that name several sizes without a clear amount for each. */
export function findUnclearSizes(text: string): readonly string[] {
  return [...findSizeLists(text), ...findLetterCounts(text)];
}

/** Checks that a size with an amount ends a list, so that the amount may be meant for all: `42-44 x 10`. */
export function endsSizeList(preceding: string, pair: string): boolean {
  const upToSize = `${preceding}${firstSize.exec(pair)?.[0] ?? ""}`;
  return gloveRange.test(upToSize) || findSizeLists(upToSize).length > 0;
}

/** Counts the sizes that a text names one by one; a list or a range counts as infinitely many. */
export function countSizes(text: string): number {
  return findSizeLists(text).length > 0 ? Infinity : (text.match(oneSize)?.length ?? 0);
}

/** Checks that a text names several sizes without an amount for each. */
export function namesSeveralSizes(text: string): boolean {
  return (
    countSizes(text) > 1 ||
    pluralOrAll.some((pattern) => pattern.test(text)) ||
    findLetterCounts(text).length > 0
  );
}

/** Removes the lists of sizes, so that a total can be read; empty where a number may count each size. */
export function removeSizeLists(text: string): string {
  return ofEach.test(text) || findLetterCounts(text).length > 0
    ? ""
    : findSizeLists(text).reduce((remaining, list) => remaining.replace(list, " , "), text);
}
