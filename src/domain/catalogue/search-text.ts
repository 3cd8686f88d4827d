/** Folds case, accents, Arabic letter variants and thousands' commas, so that what is typed meets what is written. */
export function fold(text: string): string {
  const plain = /[\u0080-\uFFFF]/.test(text) ? foldLetters(text) : text;
  return plain.replace(/(\d),(?=\d{3}\b)/g, "$1").toLowerCase();
}

/** Letters without accents, and one form of each Arabic letter. */
function foldLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u064b-\u0655\u0640]/g, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه");
}

/** The words of a text: runs of letters and digits, folded. */
export function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The runs of letters and of digits in a word, such as "en" and "388" in "en388". */
export function partsOf(word: string): readonly string[] {
  return word.match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** Whether two words differ by one letter added, lost, changed or swapped with its neighbour. */
export function isOneSlipAway(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) {
    return false;
  }
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) {
    start += 1;
  }
  let end = 0;
  while (
    end < Math.min(typed.length, word.length) - start &&
    typed[typed.length - 1 - end] === word[word.length - 1 - end]
  ) {
    end += 1;
  }
  const left = typed.slice(start, typed.length - end);
  const right = word.slice(start, word.length - end);
  if (left.length <= 1 && right.length <= 1) {
    return true;
  }
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/**
 * How well a written word meets a typed one, from 0 (not at all) to 1 (the same). What follows from
 * the typed word alone is worked out once: it is held against every word of a catalogue.
 */
export function closenessTo(typed: string): (word: string) => number {
  const stem = typed.length > 3 && typed.endsWith("s") ? typed.slice(0, -1) : undefined;
  const mayHaveSlipped = typed.length >= 5 && !/\d/.test(typed);
  return (word) => {
    if (word.startsWith(typed)) {
      return word.length === typed.length ? 1 : 0.75;
    }
    if (stem !== undefined && word.startsWith(stem)) {
      return 0.7;
    }
    return mayHaveSlipped && isOneSlipAway(typed, word) ? 0.4 : 0;
  };
}
