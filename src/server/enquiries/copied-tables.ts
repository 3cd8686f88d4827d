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
    name: "person",
    key: ["id"],
    columns: ["id", "email", "name", "role", "language", "state", "created_at"],
  },
  {
    name: "person_credential",
    key: ["id"],
    columns: [
      "id",
      "person",
      "public_key",
      "counter",
      "transports",
      "label",
      "created_at",
      "last_used_at",
    ],
  },
  {
    name: "event",
    key: ["id"],
    columns: ["id", "at", "person", "what", "subject", "old_value", "new_value"],
  },
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
  {
    name: "draft",
    key: ["path", "field"],
    columns: [
      "path",
      "field",
      "base_hash",
      "old_value",
      "new_value",
      "person",
      "changed_at",
      "asked",
      "waits",
      "refusal",
    ],
  },
  {
    name: "catalogue_upload",
    key: ["path"],
    columns: ["path", "media_type", "bytes", "hash", "person", "uploaded_at"],
  },
  {
    name: "catalogue_upload_part",
    key: ["path", "position"],
    columns: ["path", "position", "content"],
  },
  {
    name: "preview_link",
    key: ["token_hash"],
    columns: ["token_hash", "slug", "person", "expires_at"],
  },
  {
    name: "import",
    key: ["id"],
    columns: [
      "id",
      "person",
      "created_at",
      "name",
      "state",
      "applied_at",
      "maker",
      "products",
      "fields",
      "sheet",
      "edits",
    ],
  },
  { name: "price_list", key: ["maker"], columns: ["maker", "layout", "changed_at"] },
  { name: "query_count", key: ["day", "query"], columns: ["day", "query", "searches"] },
  {
    name: "quotation",
    key: ["id"],
    columns: [
      "id",
      "reference",
      "number",
      "state",
      "previous_state",
      "content",
      "changed_paths",
      "version",
      "revision",
      "buyer_email",
      "buyer_company",
      "clerk_name",
      "clerk_email",
      "valid_until",
      "total",
      "created_at",
      "changed_at",
      "sent_at",
      "decided_at",
      "erased_at",
    ],
  },
  { name: "quotation_number", key: ["year"], columns: ["year", "last"] },
  {
    name: "quotation_revision",
    key: ["quotation", "revision"],
    columns: [
      "quotation",
      "revision",
      "content",
      "vat_percent",
      "subtotal",
      "vat",
      "total",
      "valid_until",
      "sent_at",
      "person",
    ],
  },
  {
    name: "quotation_pdf",
    key: ["quotation", "revision"],
    columns: ["quotation", "revision", "hash", "content"],
  },
  {
    name: "given_price",
    key: ["quotation", "revision", "line"],
    columns: [
      "quotation",
      "revision",
      "line",
      "buyer_email",
      "buyer_company",
      "product",
      "unit",
      "unit_price",
      "given_at",
    ],
  },
  {
    name: "buyer_act",
    key: ["id"],
    columns: [
      "id",
      "quotation",
      "revision",
      "action",
      "actor",
      "name",
      "order_number",
      "words",
      "line_words",
      "person",
      "at",
      "undone_at",
    ],
  },
  {
    name: "letter",
    key: ["id"],
    columns: [
      "id",
      "message_id",
      "kind",
      "quotation",
      "payload",
      "state",
      "attempts",
      "created_at",
      "next_at",
      "last_error",
      "last_reply",
      "sent_at",
      "sent_over",
    ],
  },
];

/** Rows of a page; a row may hold a PDF. */
const pageLength = 100;

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
  return rows
    .map((row) =>
      JSON.stringify(
        valuesOf(row, columns).map((value) =>
          value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value,
        ),
      ),
    )
    .toSorted();
}

/** Reads the values of columns as a statement takes them. */
export function valuesOf(row: Row, columns: readonly string[]): SqlValue[] {
  return columns.map((column) => {
    const value = row[column];
    const isKept =
      typeof value === "string" || typeof value === "number" || value instanceof Uint8Array;
    return isKept ? value : null;
  });
}
