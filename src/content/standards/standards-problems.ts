import { standardsFile } from "#content/content-files.ts";
import { guideFile, type Content, type Problem } from "#content/content.ts";
import { unlistedEditions } from "#content/standards/editions.ts";
import { factLines, type FactLine } from "#content/standards/facts.ts";
import { figureProblems } from "#content/standards/figures.ts";
import { tableProblems } from "#content/rules/table-rules.ts";
import type { Standards } from "#content/standards/schema.ts";
import { tell } from "#content/text.ts";
import { usualLanguage } from "#domain/language.ts";

/** Figures are numbers with their units; they are read in the language that every text has. */
const telling = { language: usualLanguage, tokens: {}, isOn: () => true };

/** What the pages of standards print, held against the facts like a guide. */
function pageProblems({ standards }: Standards, facts: readonly FactLine[]): readonly Problem[] {
  return tell(standards, telling).flatMap(({ subject, meaning, reading, tables, figures }, at) =>
    [
      ...figureProblems(
        {
          ...{ title: subject, description: meaning, lead: "", selection: reading },
          ...{ productTypes: [], standards: [], mistakes: [], tables, figures },
        },
        facts,
      ),
      ...tableProblems(tables),
    ].map(({ path, message }) => ({
      file: standardsFile,
      path: ["standards", at, ...path],
      message,
    })),
  );
}

/** What the content says of standards that the facts do not hold. */
export function standardsProblems(content: Content, standards: Standards): readonly Problem[] {
  const facts = factLines(standards);
  return [
    ...unlistedEditions(content, standards),
    ...pageProblems(standards, facts),
    ...[...content.guides].flatMap(([slug, guide]) =>
      figureProblems(tell(guide, telling), facts).map((problem) => ({
        file: guideFile(slug),
        ...problem,
      })),
    ),
  ];
}
