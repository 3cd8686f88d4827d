import { filesWithTexts } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import { visitTexts, visitTranslations } from "#content/visit-texts.ts";
import { arabicMeasure } from "#domain/arabic-units.ts";
import { driftOf } from "#test/content/house-style/arabic-facts.ts";
import { languageNotes, termNotes } from "#test/content/house-style/arabic-language.ts";

/** A unit or current that Arabic has words for, and that a cell of one text for both languages leaves in Latin. */
const latinUnit = /\d ?(?:V|kV|kN|h|Hz|ppm|[ad]\.c\.|dB)(?![A-Za-z])/;

/** Lists cells and figures that stand in English on Arabic pages. */
function untranslatedCells(file: string, value: unknown): readonly Problem[] {
  const warnings: Problem[] = [];
  visitTexts(value, (text, path) => {
    const isCell = path.includes("rows") || (path.includes("figures") && path.at(-1) === "value");
    if (
      isCell &&
      !["en", "ar"].includes(String(path.at(-1))) &&
      latinUnit.test(arabicMeasure(text))
    ) {
      warnings.push({ file, path: [...path], message: `"${text}" has no Arabic` });
    }
  });
  return warnings;
}

/** What in the Arabic texts differs from the English facts and terms, or is not written as Arabic is. */
export function arabicStyle(content: Content): readonly Problem[] {
  const warnings: Problem[] = [];
  for (const [file, value] of filesWithTexts(content)) {
    warnings.push(...untranslatedCells(file, value));
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
