type Cell = string | number;

function shown(cell: Cell): string {
  return typeof cell === "number" ? String(Math.round(cell * 100) / 100) : cell;
}

/** Prints a table in Markdown, figures to the right. */
export function printTable(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): void {
  const texts = [heads, ...rows].map((row) => row.map(shown));
  const widths = heads.map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((text, n) => (n === 0 ? text.padEnd(widths[n] ?? 0) : text.padStart(widths[n] ?? 0))).join(" | ")} |`;
  const [first = [], ...rest] = texts;
  const rule = `|${widths.map((width, n) => (n === 0 ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`;
  console.log(`\n${title}\n\n${[line(first), rule, ...rest.map(line)].join("\n")}`);
}
