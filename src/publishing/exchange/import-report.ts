import { formatRowProblem } from "#content/exchange/comparison.ts";
import type { CellValue } from "#content/exchange/export-rows.ts";
import type { SheetCell } from "#content/exchange/cell.ts";
import { wrongHeader, type MappedColumn } from "#content/exchange/mapping.ts";
import { languages, usualLanguage, type Language } from "#domain/language.ts";
import type { Preview } from "#publishing/exchange/import-content.ts";
import { workbook } from "#publishing/exchange/write-sheet.ts";

function cellValue({ text, kind }: SheetCell): CellValue {
  return kind === "number" && !text.startsWith("0") && text.length < 15
    ? Number(text)
    : kind === "merged"
      ? undefined
      : text;
}

/** Detects the language of a file's headers; headers that both languages share do not count. */
function languageOf(columns: readonly MappedColumn[]): Language {
  const isIn = (language: Language) =>
    columns.some(
      ({ column, header }) =>
        column?.header[language] === header && column.header[usualLanguage] !== header,
    );
  return languages.find(isIn) ?? usualLanguage;
}

/** Makes a workbook of the imported file with a column for the problems of each row. */
export function wrongWorkbook({ sheet, mapping, comparison }: Preview): Promise<Buffer> {
  const width = Math.max(...sheet.rows.map(({ cells }) => cells.length));
  const language = languageOf(mapping.columns);
  const problemLines = new Map<number, string[]>();
  for (const problem of comparison.problems) {
    const line = formatRowProblem(problem).replace(/^row \d+(, )?(: )?/, "");
    problemLines.set(problem.row, [...(problemLines.get(problem.row) ?? []), line]);
  }
  const rows = sheet.rows.map(({ number, cells }) => {
    const wrong =
      number === mapping.headerRow ? wrongHeader[language] : problemLines.get(number)?.join("\n");
    return [
      wrong,
      ...Array.from({ length: width }, (_, index) =>
        cellValue(cells[index] ?? { text: "", kind: "text" }),
      ),
    ];
  });
  const widths = [50, ...Array.from({ length: width }, () => 18)];
  return workbook(
    [{ name: "Products", rows, widths, heads: mapping.headerRow, alarm: 0 }],
    language,
  );
}
