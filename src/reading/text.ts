import { westernDigits } from "#domain/western-digits.ts";

/** Letters without accents, tatweel and joiners, one form of each Arabic letter, and digits as 0 to 9. */
function foldLetters(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u064b-\u0655\u0640]/g, "")
    .replace(/\u200C|\u200D|\u2060/g, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه");
  return westernDigits(plain);
}

/** Folds case, accents, Arabic letter variants and thousands' commas, so that what is typed meets what is written. */
export function fold(text: string): string {
  const plain = /[\u0080-\uFFFF]/.test(text) ? foldLetters(text) : text;
  return plain.replace(/(\d)[,\u066C](?=\d{3}(?!\d))/g, "$1").toLowerCase();
}

/** The words of a text: runs of letters and digits, and numbers with a point and their unit, folded. */
export function wordsOf(text: string): readonly string[] {
  const plain = fold(text).replace(/(\p{L})['’](?=s(?!\p{L}))/gu, "$1");
  return plain.match(/\d+\.\d+\p{L}{0,2}(?!\p{L})|[\p{L}\p{N}]+/gu) ?? [];
}

/** Checks that a folded word begins with an Arabic letter. */
export function isArabic(word = ""): boolean {
  return /^[\u0621-\u064a]/.test(word);
}

const firstArabic = "\u0621";
const arabic = /^[\u0621-\u064a]+$/;
const article = /^(?:وال|بال|فال|كال|لل|ال)(?=.{2})/;

function arabicStem(word: string): string {
  const bare = word.replace(article, "").replace(/(?<=..ا)ء$/, "");
  return bare.length < 4 ? bare : bare.replace(/(?<=.{2})(?:ات|تين|تان|ين|ون|ه)$/, "");
}

/** A word without its plural, or its Arabic article: "gloves" and "glove" come to the same. */
export function stemOf(word: string): string {
  if (word >= firstArabic && arabic.test(word)) {
    return arabicStem(word);
  }
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|\d\w?s)$/.test(word)) {
    return word;
  }
  if (word.endsWith("ies") && word.length > 4) {
    return `${word.slice(0, -3)}y`;
  }
  return word.replace(/(?<=ss|sh|ch|x)es$|s$/, "");
}

/** The words with their plurals off, written together: "ear muffs", "ear-muff" and "earmuffs" come to the same. */
export function joined(words: readonly string[]): string {
  return stemOf(words.map(stemOf).join(""));
}
