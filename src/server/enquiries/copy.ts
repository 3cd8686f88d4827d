import { createHash } from "node:crypto";
import { copyFiles, readFiles } from "#server/enquiries/attachments/attachments.ts";
import { numberIn, referencesOf, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Database, Row, Session, SqlValue } from "#server/enquiries/database.ts";
import { enquiryColumns, placesForRows } from "#server/enquiries/enquiry-columns.ts";
import { raiseNumber, readNumber } from "#server/enquiries/high-water-mark.ts";
import { insertRequest, readRequests } from "#server/enquiries/request-rows.ts";
import { copyTable, sortedRows, tablesOfWork, valuesOf } from "#server/enquiries/copied-tables.ts";

const pageLength = 500;

const letterColumns = [
  "message_id",
  "state",
  "attempts",
  "next_at",
  "last_error",
  "last_reply",
  "sent_at",
  "sent_over",
  "copy_state",
  "copy_attempts",
  "copy_next_at",
];

/** Orders by bytes, so that both databases agree in every locale. */
const readPage = (
  binary: string,
) => `select ${enquiryColumns.map((name) => `e.${name}`).join(", ")},
  ${letterColumns.map((name) => `o.${name}`).join(", ")}
from enquiry e join outbox o on o.reference = e.reference
where e.reference collate ${binary} > $1 order by e.reference collate ${binary} limit $2`;

/** Inserts many rows at once, and skips those that exist. */
const insertEnquiries = (rows: number) => `insert into enquiry (${enquiryColumns.join(", ")})
values ${placesForRows(rows, enquiryColumns.length)} on conflict do nothing returning reference`;

const outboxColumns = ["reference", ...letterColumns];

const insertLetters = (rows: number) => `insert into outbox (${outboxColumns.join(", ")})
values ${placesForRows(rows, outboxColumns.length)}`;

const markSent = `update outbox set state = 'sent', sent_at = $2, sent_over = $4,
  last_error = null, last_reply = null
where reference = $1 and state <> 'sent'
  and exists (select 1 from enquiry e where e.reference = $1 and e.content_hash = $3)
returning reference`;

/** Counts of a copy. */
interface CopyReport {
  readonly read: number;
  readonly copied: number;
  /** Letters that the target still meant to send and the source had sent. */
  readonly marked: number;
}

/** Copies every enquiry with its letter from one snapshot. A repeat adds only what is new. */
export function copyEnquiries(source: Database, target: Database): Promise<CopyReport> {
  return source.read(async (reader) => {
    const report = { read: 0, copied: 0, marked: 0 };
    for await (const rows of pagesOf(reader, source.kind)) {
      const requests = await readRequests(reader, referencesOf(rows));
      const done = await target.transaction(async (session) => {
        const written = await writeRows(session, rows);
        for (const reference of written.copied) {
          const request = requests.get(reference);
          if (request !== undefined) {
            await insertRequest(session, reference, request);
          }
        }
        await copyFiles(reader, session, written.copied);
        return written;
      });
      report.read += rows.length;
      report.copied += done.copied.length;
      report.marked += done.marked;
    }
    for (const table of tablesOfWork) {
      await copyTable(reader, target, table);
    }
    const number = await readNumber(reader);
    await target.transaction((session) => raiseNumber(session, number));
    return report;
  });
}

/** Counts the enquiries, and hashes all of them with their letters. */
export async function digestOf(database: Database): Promise<{ count: number; hash: string }> {
  const hash = createHash("sha256");
  let count = 0;
  await database.read(async (session) => {
    for await (const rows of pagesOf(session, database.kind)) {
      const requests = await readRequests(session, referencesOf(rows));
      const files = await readFiles(session, referencesOf(rows));
      for (const row of rows) {
        hash.update(JSON.stringify(valuesOf(row, [...enquiryColumns, ...letterColumns])));
        hash.update(JSON.stringify(requests.get(textIn(row, "reference"))) ?? "");
        hash.update(JSON.stringify(files.get(textIn(row, "reference"))) ?? "");
        count += 1;
      }
    }
    for (const table of tablesOfWork) {
      for (const values of await sortedRows(session, table)) {
        hash.update(values);
      }
    }
  });
  return { count, hash: hash.digest("hex") };
}

async function* pagesOf(session: Session, kind: Database["kind"]): AsyncGenerator<readonly Row[]> {
  const page = readPage(kind === "postgres" ? '"C"' : "binary");
  for (let reference = ""; ;) {
    const rows = await session.query(page, [reference, pageLength]);
    const end = rows.at(-1);
    if (end === undefined) {
      return;
    }
    yield rows;
    reference = textIn(end, "reference");
  }
}

async function writeRows(session: Session, rows: readonly Row[]) {
  const added = await session.query(
    insertEnquiries(rows.length),
    rows.flatMap((row) => valuesOf(row, enquiryColumns)),
  );
  const isNew = new Set(referencesOf(added));
  const copied = rows.filter((row) => isNew.has(textIn(row, "reference")));
  if (copied.length > 0) {
    await session.query(
      insertLetters(copied.length),
      copied.flatMap((row) => valuesOf(row, outboxColumns)),
    );
  }
  let marked = 0;
  for (const row of rows) {
    if (row["state"] === "sent" && !isNew.has(textIn(row, "reference"))) {
      marked += (await session.query(markSent, sentIn(row))).length;
    }
  }
  return { copied: referencesOf(copied), marked };
}

function sentIn(row: Row): readonly SqlValue[] {
  return [
    textIn(row, "reference"),
    numberIn(row, "sent_at"),
    textIn(row, "content_hash"),
    textOrNull(row, "sent_over"),
  ];
}
