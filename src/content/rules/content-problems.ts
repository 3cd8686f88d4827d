import type { Content, Problem } from "#content/content.ts";
import { arabicProblems } from "#content/rules/arabic-rules.ts";
import { categoryProblems } from "#content/rules/category-rules.ts";
import { companyProblems } from "#content/rules/company-rules.ts";
import { denialProblems } from "#content/rules/denial-rules.ts";
import { outlineProblems } from "#content/rules/outline-rules.ts";
import { drawingProblems } from "#content/rules/drawing-rules.ts";
import { dustProblems } from "#content/rules/dust-rules.ts";
import { folderProblems } from "#content/rules/folder-rules.ts";
import { kitProblems } from "#content/rules/kit-rules.ts";
import { knownIds } from "#content/rules/known-ids.ts";
import { markProblems } from "#content/rules/mark-rules.ts";
import { mentionProblems } from "#content/rules/mention-rules.ts";
import { pagesOf, type PagePaths } from "#content/rules/page-paths.ts";
import { pageProblems } from "#content/rules/page-rules.ts";
import { productProblems } from "#content/rules/product-rules.ts";
import { protectionProblems } from "#content/rules/protection-rules.ts";
import { redirectProblems } from "#content/rules/redirect-rules.ts";
import { soldProblems } from "#content/rules/sold-rules.ts";
import { spreadsheetWordProblems } from "#content/rules/spreadsheet-word-rules.ts";
import { standardsProblems } from "#content/standards/standards-problems.ts";
import { tradeWordProblems } from "#content/rules/trade-word-rules.ts";
import { textProblems } from "#content/rules/text-rules.ts";

/** Everything that no supplier's content may hold; content with any of it is not published. */
export function contentProblems(content: Content, paths: PagePaths): readonly Problem[] {
  const ids = knownIds(content);
  const pages = pagesOf(content, paths);
  return [
    ...folderProblems(content, ids),
    ...categoryProblems(content, ids),
    ...productProblems(content, ids),
    ...dustProblems(content),
    ...markProblems(content),
    ...mentionProblems(content),
    ...protectionProblems(content),
    ...pageProblems(content, ids),
    ...drawingProblems(content),
    ...outlineProblems(content),
    ...redirectProblems(content, paths, pages),
    ...tradeWordProblems(content, ids),
    ...spreadsheetWordProblems(content),
    ...denialProblems(content),
    ...soldProblems(content),
    ...kitProblems(content),
    ...textProblems(content, ids, paths, pages),
    ...arabicProblems(content),
    ...companyProblems(content),
    ...(content.standards ? standardsProblems(content, content.standards) : []),
  ];
}
