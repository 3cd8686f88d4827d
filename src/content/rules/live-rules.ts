import { singleFiles } from "#content/content-files.ts";
import type { Content } from "#content/content.ts";
import { visitTexts } from "#content/visit-texts.ts";
import { isPlaceholder, type Company } from "#domain/company.ts";
import { placeholdersIn } from "#domain/company-reading.ts";

/** Pages that the law requires, wholly or in part. */
const legalPages = ["privacy", "terms", "contact"] as const;

/**
 * Lists requirements of a live site that this content lacks. Companies come in every language, the
 * usual one first.
 */
export function lacksForLive(
  content: Content,
  [usualCompany, ...translatedCompanies]: readonly Company[],
): readonly string[] {
  const reportedFields = usualCompany ? placeholdersIn(usualCompany) : [];
  const lacks = new Set(
    translatedCompanies
      .flatMap((company) =>
        placeholdersIn(company).filter((field) => !reportedFields.includes(field)),
      )
      .map((field) => `${singleFiles.company}: ${field} is still a placeholder in a translation`),
  );
  for (const part of legalPages) {
    visitTexts(content[part], (text, path) => {
      if (isPlaceholder(text)) {
        lacks.add(`${singleFiles[part]}: ${path.join(".")} is still a placeholder`);
      }
    });
  }
  for (const part of ["privacy", "terms"] as const) {
    if (content[part].approvedBy === undefined) {
      lacks.add(
        `${singleFiles[part]}: approvedBy is missing: the text is a draft until your lawyer has read it`,
      );
    }
  }
  return [...lacks];
}
