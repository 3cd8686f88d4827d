import { spreadsheetWordsFile } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import { columns } from "#content/exchange/columns.ts";
import { columnFinder } from "#content/exchange/mapping.ts";
import { categoryProblems } from "#content/rules/category-rules.ts";
import { denialProblems } from "#content/rules/denial-rules.ts";
import { outlineProblems } from "#content/rules/outline-rules.ts";
import { drawingProblems } from "#content/rules/drawing-rules.ts";
import { dustProblems } from "#content/rules/dust-rules.ts";
import { factProblems } from "#content/rules/fact-rules.ts";
import { folderProblems } from "#content/rules/folder-rules.ts";
import { kitProblems } from "#content/rules/kit-rules.ts";
import { collectIds } from "#content/rules/known-ids.ts";
import { markProblems } from "#content/rules/mark-rules.ts";
import { mentionProblems } from "#content/rules/mention-rules.ts";
import { listPages, type PagePaths } from "#content/rules/page-paths.ts";
import { pageProblems } from "#content/rules/page-rules.ts";
import { productProblems } from "#content/rules/product-rules.ts";
import { protectionProblems } from "#content/rules/protection-rules.ts";
import { redirectProblems } from "#content/rules/redirect-rules.ts";
import { soldProblems } from "#content/rules/sold-rules.ts";
import { standardsProblems } from "#content/rules/standards-rules.ts";
import { tradeWordProblems } from "#content/rules/trade-word-rules.ts";
import { arabicProblems, textProblems } from "#content/rules/text-rules.ts";
import { unknownName } from "#content/unknown-name.ts";

const columnIds = new Set(columns.map(({ id }) => id));

/** Applies every content rule; content with a violation is not published. */
export function contentProblems(content: Content, paths: PagePaths): readonly Problem[] {
  const ids = collectIds(content);
  const pages = listPages(content, paths);
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
    ...(content.standards ? standardsProblems(content, content.standards) : []),
    ...(content.standards ? factProblems(content, content.standards) : []),
  ];
}

/** Finds unknown columns, and headers that two columns share. */
function spreadsheetWordProblems({ spreadsheetWords }: Content): readonly Problem[] {
  const file = spreadsheetWordsFile;
  const find = columnFinder(spreadsheetWords);
  return Object.entries(spreadsheetWords?.columns ?? {}).flatMap(([id, names]): Problem[] => {
    const unknown = unknownName("column", id, columnIds);
    if (unknown !== undefined) {
      return [{ file, path: ["columns", id], message: unknown }];
    }
    return names.flatMap((name, index) => {
      const column = find(name)?.id ?? "";
      const message = `"${name}" also means the column ${column}`;
      return column === id ? [] : [{ file, path: ["columns", id, index], message }];
    });
  });
}
