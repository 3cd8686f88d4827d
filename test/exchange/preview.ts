import { formatRowProblem } from "#content/exchange/comparison.ts";
import { previewImport } from "#publishing/exchange/import-content.ts";
import { contentIn } from "#test/exchange/places.ts";

const content = await contentIn("content");

/** What importing a file into the demonstration's catalogue would do, or why it cannot be read. */
export async function preview(file: string) {
  const result = await previewImport(content, () => [], { file });
  return result.ok
    ? { ...result.preview.comparison, taken: result.preview.sheet.source, refused: undefined }
    : { refused: result.message };
}

/** What is told of a file that can be read: what it does, and the rows' problems as lines. */
export async function told(file: string) {
  const result = await preview(file);
  if (result.refused !== undefined) {
    throw new Error(result.refused);
  }
  return { ...result, lines: result.problems.map(formatRowProblem) };
}
