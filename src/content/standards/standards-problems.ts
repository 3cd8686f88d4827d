import { guideFile, type Content, type Problem } from "#content/content.ts";
import { unlistedEditions } from "#content/standards/editions.ts";
import { factLines } from "#content/standards/facts.ts";
import { figureProblems } from "#content/standards/figures.ts";
import type { Standards } from "#content/standards/schema.ts";
import { tell } from "#content/text.ts";
import { usualLanguage } from "#domain/language.ts";

/** Figures are numbers with their units; they are read in the language that every text has. */
const telling = { language: usualLanguage, tokens: {}, isOn: () => true };

/** What the content says of standards that the facts do not hold. */
export function standardsProblems(content: Content, standards: Standards): readonly Problem[] {
  const facts = factLines(standards);
  return [
    ...unlistedEditions(content, standards),
    ...[...content.guides].flatMap(([slug, guide]) =>
      figureProblems(tell(guide, telling), facts).map((problem) => ({
        file: guideFile(slug),
        ...problem,
      })),
    ),
  ];
}
