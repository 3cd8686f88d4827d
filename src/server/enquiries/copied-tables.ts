import type { Database, Row, Session, SqlValue } from "#server/enquiries/database.ts";
import { placesForRows } from "#server/enquiries/enquiry-columns.ts";

/** A table that a copy of the store takes over row by row. */
export interface CopiedTable {
  readonly name: string;
  /** Columns of the primary key. */
  readonly key: readonly string[];
  readonly columns: readonly string[];
}

/** Tables beside the enquiries and their letters; a table follows those that it refers to. */
export const tablesOfWork: readonly CopiedTable[] = [
  {
    name: "enquiry_work",
    key: ["reference"],
    columns: ["reference", "state", "reason", "assignee", "follow_up_on", "version"],
  },
  {
    name: "enquiry_step",
    key: ["reference", "position"],
    columns: [
      "reference",
      "position",
      "from_state",
      "from_reason",
      "from_assignee",
      "from_follow_up",
      "to_state",
      "to_reason",
      "at",
      "person",
      "undone_at",
    ],
  },
  { name: "note", key: ["id"], columns: ["id", "reference", "at", "person", "text"] },
  { name: "query_count", key: ["day", "query"], columns: ["day", "query", "searches"] },
];

const pageLength = 500;

/** Copies the rows that the target does not hold yet. */
export async function copyTable(
  reader: Session,
  target: Database,
  { name, key, columns }: CopiedTable,
): Promise<void> {
  const page = `select ${columns.join(", ")} from ${name} order by ${key.join(", ")}
limit ${pageLength} offset $1`;
  for (let offset = 0; ; offset += pageLength) {
    const rows = await reader.query(page, [offset]);
    if (rows.length === 0) {
      return;
    }
    const insert = `insert into ${name} (${columns.join(", ")})
values ${placesForRows(rows.length, columns.length)} on conflict do nothing`;
    const values = rows.flatMap((row) => valuesOf(row, columns));
    await target.transaction((session) => session.query(insert, values));
  }
}

/** Serializes every row of a table, in an order that does not depend on the database. */
export async function sortedRows(
  session: Session,
  { name, columns }: CopiedTable,
): Promise<readonly string[]> {
  const rows = await session.query(`select ${columns.join(", ")} from ${name}`);
  return rows.map((row) => JSON.stringify(valuesOf(row, columns))).toSorted();
}

/** Reads the values of columns as a statement takes them. */
export function valuesOf(row: Row, columns: readonly string[]): SqlValue[] {
  return columns.map((column) => {
    const value = row[column];
    return typeof value === "string" || typeof value === "number" ? value : null;
  });
}
