import { filesWithTexts } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import { visitTranslations, type Path } from "#content/visit-texts.ts";
import { driftOf } from "#content/house-style/arabic-facts.ts";
import { languageNotes, meaningNotes, termNotes } from "#content/house-style/arabic-language.ts";

/** The texts that say what the others of the same part of a file are about. */
const headTexts: ReadonlySet<unknown> = new Set(["name", "title", "subject", "description"]);

interface Head {
  readonly part: Path;
  readonly english: string;
}

/** What the heads of a file say, each of the part of the file that it stands in. */
function headsIn(value: unknown): readonly Head[] {
  const heads: Head[] = [];
  visitTranslations(value, (english, _, path) => {
    if (headTexts.has(path.at(-2))) {
      heads.push({ part: path.slice(0, -2), english });
    }
  });
  return heads;
}

/** What in the Arabic texts differs from the English facts and terms, or is not written as Arabic is. */
export function arabicStyle(content: Content): readonly Problem[] {
  const warnings: Problem[] = [];
  for (const [file, value] of filesWithTexts(content)) {
    const heads = headsIn(value);
    visitTranslations(value, (english, arabic, path) => {
      // What buyers type holds their own words in any spelling.
      if (path.includes("searchWords")) {
        return;
      }
      const about = () =>
        heads
          .filter(({ part }) => part.every((key, at) => key === path[at]))
          .map((head) => head.english);
      const notes = [
        ...driftOf(english, arabic),
        ...languageNotes(arabic),
        ...termNotes(english, arabic),
        ...meaningNotes(english, arabic, about),
      ];
      warnings.push(...notes.map((message) => ({ file, path: [...path], message })));
    });
  }
  return warnings;
}
