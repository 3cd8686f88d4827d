import { spreadsheetWordsFile } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import { columns } from "#content/exchange/columns.ts";
import { columnFinder } from "#content/exchange/mapping.ts";
import { unknownName } from "#content/unknown-name.ts";

const columnIds = new Set(columns.map(({ id }) => id));

/** Finds unknown columns, and headers that two columns share. */
export function spreadsheetWordProblems({ spreadsheetWords }: Content): readonly Problem[] {
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
