import { tellProblem } from "#content/exchange/comparison.ts";
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

/** The language of a file's headers; a header that is the same in the usual language says nothing. */
function languageOf(columns: readonly MappedColumn[]): Language {
  const isIn = (language: Language) =>
    columns.some(
      ({ column, header }) =>
        column?.header[language] === header && column.header[usualLanguage] !== header,
    );
  return languages.find(isIn) ?? usualLanguage;
}

/** The file that was read, as a workbook, with a column that says what is wrong with each row. */
export function wrongWorkbook({ sheet, mapping, comparison }: Preview): Promise<Buffer> {
  const width = Math.max(...sheet.rows.map(({ cells }) => cells.length));
  const language = languageOf(mapping.columns);
  const told = new Map<number, string[]>();
  for (const problem of comparison.problems) {
    const { row, ...rest } = problem;
    const line = tellProblem({ row, ...rest }).replace(/^row \d+(, )?(: )?/, "");
    told.set(row, [...(told.get(row) ?? []), line]);
  }
  const rows = sheet.rows.map(({ number, cells }) => {
    const wrong =
      number === mapping.headerRow ? wrongHeader[language] : told.get(number)?.join("\n");
    return [
      wrong,
      ...Array.from({ length: width }, (_, at) =>
        cellValue(cells[at] ?? { text: "", kind: "text" }),
      ),
    ];
  });
  const widths = [50, ...Array.from({ length: width }, () => 18)];
  return workbook(
    [{ name: "Products", rows, widths, heads: mapping.headerRow, alarm: 0 }],
    language,
  );
}
