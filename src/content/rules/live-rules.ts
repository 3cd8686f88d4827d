import { singleFiles } from "#content/content-files.ts";
import type { Content } from "#content/content.ts";
import { everyText } from "#content/every-text.ts";
import { isPlaceholder, type Company } from "#domain/company.ts";
import { placeholdersIn } from "#domain/company-reading.ts";

/** The pages that the law asks for, or for a part of. */
const legalPages = ["privacy", "terms", "contact"] as const;

/**
 * What a live site must not be without, and this content lacks; each as a line. The company is given as every language
 * tells it, the first one first: what lacks there, the start says by itself.
 */
export function lacksForLive(
  content: Content,
  [first, ...others]: readonly Company[],
): readonly string[] {
  const known = first ? placeholdersIn(first) : [];
  const lacks = new Set(
    others
      .flatMap((company) => placeholdersIn(company).filter((field) => !known.includes(field)))
      .map((field) => `${singleFiles.company}: ${field} is still a placeholder in a translation`),
  );
  for (const part of legalPages) {
    everyText(content[part], (text, path) => {
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
