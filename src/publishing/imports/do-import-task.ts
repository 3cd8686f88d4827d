import { columnFinder } from "#content/exchange/mapping.ts";
import type { Rules } from "#content/exchange/judge.ts";
import { readSheetBytes } from "#publishing/exchange/read-sheet-file.ts";
import { proposeLayout } from "#publishing/imports/headings.ts";
import { previewSheet } from "#publishing/imports/preview-sheet.ts";
import type { ImportResult, ImportTask } from "#publishing/imports/run-import.ts";
import { readContent } from "#publishing/read-content.ts";

interface ImportPlace {
  /** The content folder. */
  readonly folder: string;
  /** File that remembers unchanged content. */
  readonly cacheFile: string;
  readonly rules: Rules;
}

/** Reads a sheet over the content folder, which it does not change. */
export async function doImportTask(task: ImportTask, place: ImportPlace): Promise<ImportResult> {
  const reading = await readContent(place.folder, place.cacheFile);
  if (!reading.ok) {
    return { kind: "refused", problem: "broken-content" };
  }
  const { content } = reading;
  const find = columnFinder(content.spreadsheetWords);
  const file = await readSheetBytes(task.name, Buffer.from(task.bytes), find, {
    readsFormulas: true,
  });
  if (!file.ok) {
    return { kind: "refused", problem: file.reason };
  }
  const { sheet } = file;
  if (task.kind === "read") {
    const proposal = proposeLayout(sheet, content.spreadsheetWords, task.remembered);
    return proposal === undefined
      ? { kind: "refused", problem: "empty" }
      : { kind: "read", sheet: proposal };
  }
  const { order, drafts } = task;
  const result = previewSheet({ sheet, order, content, drafts, rules: place.rules });
  return result.ok
    ? { kind: "preview", preview: result.preview }
    : { kind: "refused", problem: result.problem };
}
