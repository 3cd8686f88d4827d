import { terms } from "#test/content/house-style/arabic-terms.ts";
import { latinTerms } from "#domain/codes.ts";

const inBraces = /\{[\w.]+\}/g;

/** What no Arabic text holds, and what it has in its place. */
const foreignSigns: readonly (readonly [sign: RegExp, instead: string])[] = [
  [/\u0640/u, "no tatweel"],
  [/[\u0660-\u0669\u06F0-\u06F9]/u, "the digits 0 to 9"],
  [/[\u066A-\u066C]/u, "the signs % . and ,"],
  [/,(?!\d)|(?<!\d),/u, "the comma ،"],
  [/;/u, "the semicolon ؛"],
  [/\?/u, "the question mark ؟"],
  [/(?<!\p{Script=Arabic}\p{M}*)و(?=\s)/u, "و without a space behind it"],
  [/[\u06A9\u06CC]/u, "the Arabic ك and ي"],
];

/** Signs and Latin words that an Arabic text holds and should not. */
export function languageNotes(arabic: string): readonly string[] {
  const text = arabic.replaceAll(inBraces, " ");
  const signs = foreignSigns.flatMap(([sign, instead]) => {
    const found = sign.exec(text)?.[0];
    return found === undefined ? [] : [`holds "${found}", wanted: ${instead}`];
  });
  const latin = (text.match(/(?<![\w@.-])[a-z]{2,}(?![\w@.-]*[\w@])/g) ?? []).filter(
    (word) => !latinTerms.has(word),
  );
  return [...signs, ...new Set(latin.map((word) => `holds the English word "${word}"`))];
}

/** Terms of an English text whose Arabic term its Arabic lacks. */
export function termNotes(english: string, arabic: string): readonly string[] {
  return terms.flatMap(([en, ar]) => {
    const found = en.exec(english)?.[0];
    return found === undefined || ar.test(arabic) ? [] : [`has no Arabic term for "${found}"`];
  });
}
