import { singleFiles } from "#content/content-files.ts";
import type { Content } from "#content/content.ts";
import { everyText } from "#content/every-text.ts";
import { isPlaceholder } from "#domain/company.ts";

/** The pages that the law asks for, or for a part of. */
const legalPages = ["privacy", "terms", "contact"] as const;

/** What a live site must not be without, and this content lacks; each as a line. */
export function lacksForLive(content: Content): readonly string[] {
  const lacks: string[] = [];
  for (const part of legalPages) {
    everyText(content[part], (text, path) => {
      if (isPlaceholder(text)) {
        lacks.push(`${singleFiles[part]}: ${path.join(".")} is still a placeholder`);
      }
    });
  }
  for (const part of ["privacy", "terms"] as const) {
    if (content[part].approvedBy === undefined) {
      lacks.push(
        `${singleFiles[part]}: approvedBy is missing: the text is a draft until your lawyer has read it`,
      );
    }
  }
  return lacks;
}
