import { chooseColumns, explanation, exportRows } from "#content/exchange/export-rows.ts";
import type { Content } from "#content/content.ts";
import type { Language } from "#domain/language.ts";
import { writeAtomically } from "#publishing/durable-files.ts";
import { table, tooLong, workbook } from "#publishing/exchange/write-sheet.ts";

interface ExportOptions {
  /** The file to write; its name ends in .xlsx or .csv. */
  readonly file: string;
  /** Ids of columns, separated by commas; undefined exports all. */
  readonly columns?: string | undefined;
  /** The language of the headers. */
  readonly language: Language;
}

type Exporting =
  | { readonly ok: true; readonly products: number; readonly columns: readonly string[] }
  | { readonly ok: false; readonly message: string };

const sheetNames = {
  en: { products: "Products", help: "How to" },
  ar: { products: "المنتجات", help: "الشرح" },
} as const;

/** Writes every product into a workbook or a table, which an import reads back unchanged. */
export async function exportContent(content: Content, options: ExportOptions): Promise<Exporting> {
  const { file, language } = options;
  const kind = /\.(xlsx|csv)$/i.exec(file)?.[1]?.toLowerCase();
  if (kind === undefined) {
    return { ok: false, message: `${file}: the name must end in .xlsx or .csv` };
  }
  const choice = chooseColumns(options.columns, content);
  if (!choice.ok) {
    return choice;
  }
  const { columns } = choice;
  const rows = exportRows(content.products, columns);
  const sheet = [columns.map(({ header }) => header[language]), ...rows];
  const long = kind === "xlsx" ? tooLong(sheet) : undefined;
  if (long) {
    const [row, column] = long;
    const slug = [...content.products.keys()][row - 1] ?? "";
    return {
      ok: false,
      message: `${slug}: "${columns[column]?.header[language] ?? ""}" is too long for a workbook's cell; export a .csv, or leave the column out with --columns`,
    };
  }
  const names = sheetNames[language];
  const bytes =
    kind === "csv"
      ? table(sheet)
      : await workbook(
          [
            {
              name: names.products,
              rows: sheet,
              widths: columns.map(({ width }) => width),
              heads: 1,
            },
            {
              name: names.help,
              rows: explanation(content, language),
              widths: [34, 40, 20],
              heads: 0,
            },
          ],
          language,
        );
  await writeAtomically(file, bytes);
  return { ok: true, products: rows.length, columns: columns.map(({ id }) => id) };
}
