import { wordsOf } from "#reading/text.ts";

/** A code as it is compared: no separators, no zeros before a number, no case. HP-001 is hp1. */
export function plainCode(words: readonly string[]): string {
  return words.join("").replace(/(?<!\d)0+(?=\d)/g, "");
}

/** A code whose digits were typed as the letters that look like them: "HPO11" is HP011. */
export function withDigits(code: string): string {
  const [, letters = "", digits = ""] = /^([a-z]{2,}?)(?=[oil]*\d)([oil\d]{2,})$/.exec(code) ?? [];
  return digits === "" ? code : letters + digits.replaceAll("o", "0").replaceAll(/[il]/g, "1");
}

const bodies = new Set([
  "en",
  "iso",
  "iec",
  "ansi",
  "isea",
  "assp",
  "asse",
  "astm",
  "nfpa",
  "ul",
  "bs",
  "din",
  "niosh",
  "part",
  "cfr",
]);
const glued = /^((?:en|iso|iec|ansi|astm|nfpa|bs|ul)+)(\w?\d[\w.]*)$/;

/** The words of a query with the bodies of standards set apart: "eniso20345" is "en", "iso", "20345". */
export function unglued(word: string): readonly string[] {
  if (word === "eniso") {
    return ["en", "iso"];
  }
  const match = glued.exec(word);
  const names = match?.[1]?.match(/en|iso|iec|ansi|astm|nfpa|bs|ul/g);
  return names?.join("") === match?.[1] && names && match?.[2] ? [...names, match[2]] : [word];
}

export function isBody(word: string): boolean {
  return bodies.has(word);
}

/** The number of a standard with its part and without its edition, and the number alone: "3521" and "352". */
export function standardKeys(name: string): readonly string[] {
  const bare = name.replace(/:.*$/, "").replace(/-(?:\d{4}|\d{2}[a-z]?)(?:\s*\(.*\))?$/, "");
  const numbers = wordsOf(bare)
    .flatMap(unglued)
    .filter((word) => !isBody(word));
  const numbersOf = numbers.flatMap((word) => word.split("."));
  const [first = ""] = numbersOf;
  return [...new Set([numbersOf.join(""), first])].filter((key) => key !== "");
}

/** Longest number of words in the name of a standard. */
const longestName = 6;

interface StandardRead {
  readonly key: string | undefined;
  readonly words: number;
}

/** Shades of welding filters are named after DIN as well: "DIN 11". */
function isShade(body: string | undefined, number: string): boolean {
  return body === "din" && number.length < 3;
}

/** The longest name of a known standard that begins at a word, without its edition. */
function longestStandard(
  words: readonly string[],
  position: number,
  isKnown: (key: string) => boolean,
): StandardRead | undefined {
  let standard: StandardRead | undefined;
  const numbers: string[] = [];
  for (const [index, word] of words.slice(position, position + longestName).entries()) {
    if (isBody(word)) {
      continue;
    }
    numbers.push(...word.split("."));
    const key = numbers.join("");
    const hasName = numbers.length <= index;
    if (isKnown(key) && (hasName || /^(?:\d{3,}|[a-z]\d{2,})/.test(numbers[0] ?? ""))) {
      standard = { key, words: index + 1 };
    }
  }
  return standard;
}

/** The standard whose name begins at a word, if one does; without a key where none of that number is known. */
export function standardAt(
  words: readonly string[],
  position: number,
  isKnown: (key: string) => boolean,
): StandardRead | undefined {
  const standard = longestStandard(words, position, isKnown);
  if (standard) {
    const following = words.slice(position + standard.words);
    const edition = following.findIndex((word) => !/^(?:(?:19|20)\d\d|a\d|\d{4}a\d)$/.test(word));
    return { ...standard, words: standard.words + (edition < 0 ? following.length : edition) };
  }
  const end = words.slice(position).findIndex((word) => !isBody(word));
  const number = end < 1 ? undefined : words[position + end];
  return number !== undefined && /^[a-z]?\d{2,}/.test(number) && !isShade(words[position], number)
    ? { key: undefined, words: end + 1 }
    : undefined;
}
