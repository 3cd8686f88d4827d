import type { PlacedMessage } from "#content/content.ts";

interface Block {
  readonly kind: string;
  readonly columns?: readonly unknown[];
  readonly rows?: readonly (readonly unknown[])[];
}

/** Refuses rows with a different number of cells than the table has columns. */
export function tableProblems(tables: readonly Block[]): readonly PlacedMessage[] {
  return tables.flatMap(({ columns = [], rows = [] }, tableIndex) =>
    rows.flatMap((row, index) =>
      row.length === columns.length
        ? []
        : [
            {
              path: ["tables", tableIndex, "rows", index],
              message: `has ${row.length} cells under ${columns.length} columns`,
            },
          ],
    ),
  );
}
