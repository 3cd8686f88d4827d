import { filesWithTexts } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import { everyTranslation } from "#content/every-text.ts";

/** Words that Arabic texts write in Latin letters as English ones do, beside codes and standards. */
export const staysLatin: ReadonlySet<string> = new Set([
  "LOTO", // buyers know lockout by it
  "placeholder", // marks the demonstration's data that bind nobody
  ...["ppm", "ft", "lbf"], // units that gauges and labels show so
]);

/** Whether a text is a code, a standard or a number: no word of two small letters but those that stay. */
export function isCode(text: string): boolean {
  const words = text.match(/[A-Za-z]+/g) ?? [];
  return words.every((word) => staysLatin.has(word) || !/[a-z]{2}/.test(word));
}

/** Arabic texts that are the English one. */
export function arabicProblems(content: Content): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [file, value] of filesWithTexts(content)) {
    everyTranslation(value, (english, arabic, path) => {
      if (english === arabic && !isCode(english)) {
        const message = "is the English text: write it in Arabic, or leave it out";
        problems.push({ file, path: [...path], message });
      }
    });
  }
  return problems;
}
