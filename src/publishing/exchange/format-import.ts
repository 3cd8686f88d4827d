import {
  formatRowProblem,
  type Comparison,
  type ImportRow,
  type RowProblem,
} from "#content/exchange/comparison.ts";
import { ranges } from "#content/exchange/notes.ts";
import type { Preview } from "#publishing/exchange/import-content.ts";

/** The limit of lines of one kind; further lines are counted. */
const longestList = 200;

function listed(title: string, lines: readonly string[]): readonly string[] {
  const remaining = lines.length - longestList;
  const end = remaining > 0 ? [`  and ${remaining} more; --json has all of them`] : [];
  return lines.length === 0 ? [] : [title, ...lines.slice(0, longestList), ...end];
}

const shortened = (text: string): string => {
  const line = text.replaceAll("\n", " / ");
  return line === "" ? "(empty)" : line.length > 70 ? `${line.slice(0, 67)}...` : line;
};

function formatRow({ row, code, slug, changes, copies, isNew, draft }: ImportRow): string {
  const head = `  row ${row}  ${code}  ${slug}`;
  const pictures =
    copies.length === 0 ? "" : `, ${copies.length} new picture${copies.length === 1 ? "" : "s"}`;
  if (isNew) {
    return `${head}  (${String(draft["status"])}${pictures})`;
  }
  const cells = changes.map(
    ({ header, old, new: text }) => `    ${header}: ${shortened(old)} | ${shortened(text)}`,
  );
  return [head + (pictures === "" ? "" : `  (${pictures.slice(2)})`), ...cells].join("\n");
}

/** Formats problems with one line for each cause, whatever the number of its rows. */
function formatCauses(problems: readonly RowProblem[]): readonly string[] {
  const causes = Map.groupBy(problems, ({ letter, header, message }) =>
    JSON.stringify([letter, header, message]),
  );
  return [...causes.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) {
      return [];
    }
    const line = formatRowProblem(first);
    const rows = `${group.length} rows (${ranges(group.map(({ row }) => row))})`;
    return [`  ${group.length === 1 ? line : line.replace(`row ${first.row}`, rows)}`];
  });
}

/** Formats the counts on one line; they add up to the rows that were read. */
export function countLine({
  rowsRead,
  created,
  changed,
  same,
  wrong,
  missing,
}: Comparison): string {
  return `${rowsRead} rows: ${created.length} new, ${changed.length} changed, ${same} the same, ${wrong} wrong; ${missing.length} products are not in the file`;
}

/** Formats the effects of an import for people. */
export function formatPreview(file: string, { sheet, mapping, comparison }: Preview): string {
  const { created, changed, problems, general, missing, notes, asks } = comparison;
  const lines = [
    `${file}: ${[...sheet.source, `${mapping.columns.length} columns`].join("; ")}`,
    countLine(comparison),
    ...listed("New:", created.map(formatRow)),
    ...listed("Changed (old | new):", changed.map(formatRow)),
    ...listed("Wrong:", [...formatCauses(problems), ...general.map((problem) => `  ${problem}`)]),
    ...(missing.length > 0 && missing.length <= 30
      ? [`Not in the file, left as they are: ${missing.join(", ")}`]
      : []),
    ...listed(
      "Note:",
      notes.map((note) => `  ${note}`),
    ),
    ...listed(
      "Asks for --yes:",
      asks.map((ask) => `  ${ask}`),
    ),
  ];
  return lines.join("\n");
}

/** Lists the effects of an import for machines. */
export function previewJson(
  file: string,
  { sheet, mapping, comparison }: Preview,
): Record<string, unknown> {
  const row = ({ row: number, hidden, isNew, slug, code, changes, copies }: ImportRow) => ({
    row: number,
    hidden,
    isNew,
    slug,
    code,
    changes,
    copies,
  });
  const { created, changed, ...counts } = comparison;
  return {
    file,
    taken: sheet.source,
    columns: mapping.columns.map(({ letter, header, column }) => ({
      letter,
      header,
      column: column?.id,
    })),
    unknownColumns: mapping.unknown.map(({ letter, header }) => ({ letter, header })),
    ...counts,
    created: created.map(row),
    changed: changed.map(row),
  };
}
