import { parseColumnChoices } from "#reading/rows/kept-review.ts";
import type { RowsReading } from "#reading/rows/read-rows.ts";
import { readStored, storageKeys, writeStored } from "#site/islands/device-storage.ts";
import type { RequestWords } from "#words/en.ts";

/** Roles that a buyer may choose between. */
const offeredRoles = ["text", "quantity", "unit", "sizes", "aside"] as const;

type Role = (typeof offeredRoles)[number];

/** Most tables whose columns are remembered. */
const rememberedTables = 20;

interface ReviewColumnsProps {
  readonly words: RequestWords;
  readonly tables: RowsReading["tables"];
  readonly onReread: () => void;
}

/** Renders what each column was taken for; a changed one is remembered and the rows are read again. */
export function ReviewColumns({ words: { pasted }, tables, onReread }: ReviewColumnsProps) {
  function change(table: RowsReading["tables"][number], column: number, role: Role): void {
    const roles = table.roles.map((current, index) => {
      // A request has one column of quantities and one of sizes.
      const isReplaced = current === role && role !== "text";
      return index === column ? role : isReplaced ? "aside" : current;
    });
    const stored = parseColumnChoices(readStored(storageKeys.columns));
    const choices = Object.entries({ ...stored, [table.key]: roles }).slice(-rememberedTables);
    writeStored(storageKeys.columns, JSON.stringify(Object.fromEntries(choices)));
    onReread();
  }
  return tables.map((table) => (
    <details key={table.key} className="request-review-columns">
      <summary>{pasted.columns}</summary>
      {table.headings.map((heading, column) => {
        const role = offeredRoles.find((name) => name === table.roles[column]) ?? "aside";
        return (
          <label key={column}>
            <bdi>{heading || "–"}</bdi>
            <select
              value={role}
              onChange={({ currentTarget }) => {
                const value = offeredRoles.find((name) => name === currentTarget.value);
                change(table, column, value ?? "aside");
              }}
            >
              {offeredRoles.map((name) => (
                <option key={name} value={name}>
                  {pasted.columnRoles[name]}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </details>
  ));
}
