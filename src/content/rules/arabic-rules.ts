import { isCode } from "#content/codes.ts";
import { filesWithTexts } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import { everyTranslation } from "#content/every-text.ts";

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
