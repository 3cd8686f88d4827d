import { stemOf } from "#reading/text.ts";

/** Sounds of the Arabic letters. Letters that Latin does not distinguish share a sound. */
const soundOf: Readonly<Record<string, string>> = {
  ب: "b",
  ت: "t",
  ط: "t",
  ث: "z",
  ذ: "z",
  ظ: "z",
  ز: "z",
  ج: "j",
  ح: "h",
  ه: "h",
  خ: "x",
  د: "d",
  ض: "d",
  ر: "r",
  س: "s",
  ص: "s",
  ش: "c",
  غ: "g",
  ف: "f",
  ق: "k",
  ك: "k",
  ل: "l",
  م: "m",
  ن: "n",
  و: "u",
  ي: "i",
  ا: "a",
  ئ: "i",
  ؤ: "u",
};

/** Spellings in Latin letters and digits for the sounds of Arabic, the longest first. */
const typedSounds: readonly (readonly [RegExp, string])[] = [
  [/kh|5/g, "x"],
  [/gh|8/g, "g"],
  [/sh|ch/g, "c"],
  [/th|dh/g, "z"],
  [/ph|v/g, "f"],
  [/[23]/g, ""],
  [/6/g, "t"],
  [/7/g, "h"],
  [/9/g, "s"],
  [/q/g, "k"],
  [/p/g, "b"],
  [/w|o+|u+/g, "u"],
  [/y|e+|i+/g, "i"],
  [/(.)\1+/g, "$1"],
];

const latin = /^(?=.*[a-z])[a-z2356789]{3,}$/;
/** A digit between letters stands for a letter that Latin has not: "la7am". */
const digitInside = /[a-z][235679](?=[a-z])|^(?:[23579]|6[aeiou])[a-z]|[a-z]{3}[237]$/;
const vowel = /[aiu]/;

const englishEnding = /(?:ing|tion|age|ed|ly|ness|ck|ght|ment|able|ous|ful|ers)$/;

/** Checks that a word is surely Arabizi: it has a digit in place of a letter. */
export function isSurelyArabizi(word: string): boolean {
  return latin.test(word) && digitInside.test(word);
}

function heardArabic(word: string): string {
  const sounds = Array.from(word, (letter) => soundOf[letter] ?? "");
  return sounds.join("").replaceAll(/(.)\1+/g, "$1");
}

function heardLatin(word: string): string {
  return typedSounds.reduce(
    (remaining, [typed, sound]) => remaining.replaceAll(typed, sound),
    word,
  );
}

/** Removes the vowels of a sound: two spellings of a word share the consonants. */
function skeletonOf(heard: string): string {
  return heard.replaceAll(/[aiu]/g, "");
}

/** Arabic leaves short vowels out: between its letters any may be typed, and its own have to be. */
function patternOf(heard: string): RegExp {
  const [first = "", ...rest] = heard;
  const begin = vowel.test(first) ? "[aiu]+" : first;
  return new RegExp(`^${[begin, ...rest].join("[aiu]*")}[aiu]*$`);
}

/** The letters that are heard, and whether they tell enough of a word to know it by. */
function isTelling(heard: string, isArabizi: boolean): boolean {
  const consonants = skeletonOf(heard).length;
  return isArabizi
    ? heard.length >= 3
    : consonants >= 4 || (heard.length >= 4 && consonants >= 2 && consonants < heard.length);
}

/** The stem of an Arabic word that was written in Latin letters, where `isSure` short ones as well. */
export type ArabiziReader = (typed: string, isSure?: boolean) => string | undefined;

/** Prepares Arabic words to be recognised in Latin letters; of those that sound alike the one with the most letters is meant. */
export function arabiziReader(words: Iterable<string>): ArabiziReader {
  const bySkeleton = new Map<string, { readonly word: string; readonly heard: string }[]>();
  for (const stem of new Set(Array.from(words, stemOf))) {
    if (/^[\u0621-\u064a]{2,}$/.test(stem)) {
      const heard = heardArabic(stem);
      const skeleton = skeletonOf(heard);
      bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), { word: stem, heard }]);
    }
  }
  return (typed, isSure = false) => {
    if (!latin.test(typed) || (!isSure && englishEnding.test(typed))) {
      return undefined;
    }
    // The ending of one thing, or of several, is none of the stem.
    const spellings = [typed, typed.replace(/(?<=[a-z\d]{3})(?:ah?|at|et|eh)$/, "")];
    // The Gulf says g for ق, Egypt for ج; in Egypt 2 stands for ق as well.
    const forms = ["g", "q", "j"].flatMap((letter) =>
      spellings.flatMap((spelling) =>
        ["q", "2"].map((two) =>
          heardLatin(spelling.replaceAll(/g(?!h)/g, letter).replaceAll("2", two)),
        ),
      ),
    );
    const isArabizi = isSure || digitInside.test(typed) || /gh|kh|dh/.test(typed);
    for (const form of new Set(forms)) {
      const alike = bySkeleton.get(skeletonOf(form)) ?? [];
      const [meant] = alike
        .filter(({ heard }) => isTelling(heard, isArabizi) && patternOf(heard).test(form))
        .sort((a, b) => b.heard.length - a.heard.length);
      if (meant) {
        return meant.word;
      }
    }
    return undefined;
  };
}
