import { filesWithTexts } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import { visitTranslations } from "#content/visit-texts.ts";
import { driftOf } from "#test/content/house-style/arabic-facts.ts";
import { languageNotes, termNotes } from "#test/content/house-style/arabic-language.ts";

/** What in the Arabic texts differs from the English facts and terms, or is not written as Arabic is. */
export function arabicStyle(content: Content): readonly Problem[] {
  const warnings: Problem[] = [];
  for (const [file, value] of filesWithTexts(content)) {
    visitTranslations(value, (english, arabic, path) => {
      // What buyers type holds their own words in any spelling.
      if (path.includes("searchWords")) {
        return;
      }
      const notes = [
        ...driftOf(english, arabic),
        ...languageNotes(arabic),
        ...termNotes(english, arabic),
      ];
      warnings.push(...notes.map((message) => ({ file, path: [...path], message })));
    });
  }
  return warnings;
}
