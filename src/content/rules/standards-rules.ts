import { standardsFile } from "#content/content-files.ts";
import { guideFile, type Content, type Problem } from "#content/content.ts";
import { unlistedEditions } from "#content/standards/editions.ts";
import { listFactLines, type FactLine } from "#content/standards/facts.ts";
import { figureProblems } from "#content/standards/figures.ts";
import { tableProblems } from "#content/rules/table-rules.ts";
import type { Standards } from "#content/standards/schema.ts";
import { localize } from "#content/text.ts";
import { usualLanguage } from "#domain/language.ts";

/** Figures are parsed in the usual language, which every text has. */
const localization = { language: usualLanguage, tokens: {}, isOn: () => true };

/** Compares the pages of standards with the facts. */
function pageProblems({ standards }: Standards, facts: readonly FactLine[]): readonly Problem[] {
  return localize(standards, localization).flatMap(
    ({ subject, meaning, reading, tables, figures }, index) =>
      [
        ...figureProblems(
          {
            title: subject,
            description: meaning,
            lead: "",
            selection: reading,
            productTypes: [],
            standards: [],
            mistakes: [],
            tables,
            figures,
          },
          facts,
        ),
        ...tableProblems(tables),
      ].map(({ path, message }) => ({
        file: standardsFile,
        path: ["standards", index, ...path],
        message,
      })),
  );
}

/** Refuses statements about standards that the facts do not support. */
export function standardsProblems(content: Content, standards: Standards): readonly Problem[] {
  const facts = listFactLines(standards);
  return [
    ...unlistedEditions(content, standards),
    ...pageProblems(standards, facts),
    ...[...content.guides].flatMap(([slug, guide]) =>
      figureProblems(localize(guide, localization), facts).map((problem) => ({
        file: guideFile(slug),
        ...problem,
      })),
    ),
  ];
}
