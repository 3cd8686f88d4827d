import {
  anyUnit,
  end,
  letterSize,
  notMarked,
  pluralSizeWord,
  quantityWord,
  sizeWord,
  start,
} from "#reading/amounts/vocabulary.ts";

const noLetter = String.raw`(?<![\p{L}\p{N}])`;
const noLetterBehind = String.raw`(?![\p{L}\p{N}])`;
const metric = String.raw`\s*(?:mm|cm|ml|m|kg|g|v)(?!\p{L})`;

const pair = new RegExp(
  `${start}${notMarked}(?:(?<!-)\\d{1,2}(?:\\.5)?[x×*]|${letterSize}\\s?[x×*:-]\\s?)\\d{1,7}${end}(?!${metric})`,
  "gu",
);

/** "qty 60", "x60", "60 pcs", "60x", in a folded text. */
const quantities: readonly RegExp[] = [
  `${noLetter}${quantityWord}[\\s:=.-]*\\d+${noLetterBehind}`,
  `${noLetter}[x×*]\\s*\\d+(?![\\p{L}\\p{N}.]|\\s*(?:mm|cm|ml|m)(?!\\p{L}))`,
  `(?<![\\p{L}\\p{N}.]|\\d\\s?[-–]\\s?)\\d+\\s*-?\\s*(?:${anyUnit})${noLetterBehind}`,
  `${noLetter}\\d+\\s*[x×](?=\\s+\\p{L})`,
].map((pattern) => new RegExp(pattern, "gu"));

const arabicLetterSize = "دبل اكس لارج|اكس لارج|لارج|ميديوم";
const size = `(?:\\d{1,2}(?:\\.5)?|${letterSize}|${arabicLetterSize}|سمول)`;

const sizes: readonly RegExp[] = [
  // A plural names no size of its own: in "all sizes 20 pcs" the number is a quantity.
  `${noLetter}${pluralSizeWord}${noLetterBehind}`,
  `${noLetter}${sizeWord}[\\s:.#-]*${size}(?:\\s*[-/,to]+\\s*${size})*${noLetterBehind}`,
  `${noLetter}(?:[2-6]?x{1,4}[sl]|medium|x ?large|${arabicLetterSize})${noLetterBehind}`,
  `(?<=[,\\s])(?:s|(?<!\\d\\s)[ml])(?=\\s*(?:$|,))`,
].map((pattern) => new RegExp(pattern, "gu"));

/** Finds the sizes in a folded text, each as it is written. */
export function findSizes(text: string): readonly string[] {
  let remaining = text;
  const matches: string[] = [];
  for (const pattern of sizes) {
    remaining = remaining.replace(pattern, (match) => {
      matches.push(match);
      return " ";
    });
  }
  return matches;
}

/** Removes quantities and sizes from a folded text: no product's text answers to them. */
export function removeAmounts(text: string): string {
  return [pair, ...sizes, ...quantities].reduce(
    // A comma, so that the words on both sides are not read as one phrase.
    (remaining, pattern) => remaining.replace(pattern, " , "),
    text,
  );
}
