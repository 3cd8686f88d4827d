import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import type { Figures, Goal } from "./content-figures.ts";
import { runScript } from "./processes.ts";

const command = "tools/content.ts";
const goals = {
  few: { rows: 300, goal: { most: 2, unit: "s" } },
  many: { rows: 10_000, goal: { most: 15, unit: "s" } },
};

interface Place {
  readonly count: number;
  readonly content: string;
  readonly env: Readonly<Record<string, string>>;
  readonly figures: Figures;
}

/** The first rows of a table, with another stock in each. */
function changedRows(table: readonly (readonly string[])[], count: number): string {
  const [heads = [], ...rows] = table;
  const stock = heads.indexOf("Stock");
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const changed = rows
    .slice(0, count)
    .map((row) => row.map((cell, index) => (index === stock ? String(Number(cell) + 1) : cell)));
  return [heads, ...changed].map((row) => row.map(quoted).join(",")).join("\r\n");
}

/** Measures what an import would change, by the command: every column, another stock in every row. */
export async function measureImports({ count, content, env, figures }: Place): Promise<void> {
  const whole = path.join(path.dirname(content), "products.csv");
  const part = path.join(path.dirname(content), "changed.csv");
  await runScript([command, "export", whole], env);
  const table = parse(readFileSync(whole), { bom: true });
  const measure = async (rows: number, goal: Goal | string) => {
    writeFileSync(part, changedRows(table, rows));
    const { milliseconds, output } = await runScript([command, "import", part], env);
    if (
      !output.includes(`${rows} changed`) &&
      !output.includes(`${rows.toLocaleString()} changed`)
    ) {
      throw new Error(`The import did not see ${rows} changed rows: ${output.slice(-1000)}`);
    }
    figures.note(`import preview, ${rows} rows`, count, milliseconds / 1000, goal);
  };
  const few = Math.min(goals.few.rows, count);
  await measure(few, count > 1000 ? goals.few.goal.unit : goals.few.goal);
  if (count > few) {
    await measure(count, count === goals.many.rows ? goals.many.goal : "s");
  }
}
