import { createHash } from "node:crypto";
import { enquiryFields } from "#domain/enquiry/enquiry.ts";
import { contentHashOf } from "#server/enquiries/content-hash.ts";
import { numberIn, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Database, Row, Session, SqlValue } from "#server/enquiries/database.ts";
import { enquiryIn, placesFor, placesForRows } from "#server/enquiries/enquiry-columns.ts";

/** A link: the number of the enquiry in the order of acknowledging, and a hash over all up to it. */
export interface Link {
  readonly seq: number;
  readonly hash: string;
}

/** A link as it stands in the store; without reference where its enquiry was removed on purpose. */
export interface StoredLink extends Link {
  readonly reference: string | null;
}

/** What the chain needs of an enquiry's row. */
export const linkedColumns: readonly string[] = ["reference", "received_at", ...enquiryFields];

const pageLength = 500;

/** The hash of an enquiry's link, out of its row and the hash of the link before. */
export function linkHash(previous: string, row: Row): string {
  const parts = [
    previous,
    textIn(row, "reference"),
    contentHashOf(enquiryIn(row)),
    numberIn(row, "received_at"),
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** A link, out of its row. */
export function linkIn(row: Row): StoredLink {
  return {
    seq: numberIn(row, "seq"),
    reference: textOrNull(row, "reference"),
    hash: textIn(row, "hash"),
  };
}

/** The last link, held until the transaction ends, so that nobody else adds one. */
export function holdHead(session: Session, kind: Database["kind"]): Promise<Link> {
  return readHead(session, kind === "postgres" ? " for update" : "");
}

/** The last link; number 0 where there is none. */
export async function readHead(session: Session, hold = ""): Promise<Link> {
  const [row = {}] = await session.query(`select seq, hash from chain_head where id = 1${hold}`);
  return { seq: numberIn(row, "seq"), hash: textIn(row, "hash") };
}

/** Adds a link for each row, in their order, behind the head that is held; answers the last. */
export async function appendLinks(
  session: Session,
  head: Link,
  rows: readonly Row[],
): Promise<Link> {
  const links: StoredLink[] = [];
  let last = head;
  for (const row of rows) {
    last = { seq: last.seq + 1, hash: linkHash(last.hash, row) };
    links.push({ ...last, reference: textIn(row, "reference") });
  }
  await writeLinks(session, links);
  return last;
}

/** Adds a link for each row that has none yet. */
export async function linkAll(
  session: Session,
  kind: Database["kind"],
  rows: readonly Row[],
): Promise<void> {
  const head = await holdHead(session, kind);
  const references = rows.map((row) => textIn(row, "reference"));
  const found = await session.query(
    `select reference from chain where reference in (${placesFor(references)})`,
    references,
  );
  const linked = new Set(found.map((row) => textIn(row, "reference")));
  const others = rows.filter((row) => !linked.has(textIn(row, "reference")));
  await appendLinks(session, head, others);
}

/** Writes links as they are, and the last of them as the head. */
export async function writeLinks(session: Session, links: readonly StoredLink[]): Promise<void> {
  const last = links.at(-1);
  if (last === undefined) {
    return;
  }
  await Promise.all([
    session.query(
      `insert into chain (seq, reference, hash) values ${placesForRows(links.length, 3)}`,
      links.flatMap(({ seq, reference, hash }): SqlValue[] => [seq, reference, hash]),
    ),
    session.query("update chain_head set seq = $1, hash = $2 where id = 1", [last.seq, last.hash]),
  ]);
}

/** Leaves of the links of enquiries that are removed on purpose nothing but their hashes. */
export async function entomb(session: Session, references: readonly string[]): Promise<void> {
  for (let from = 0; from < references.length; from += pageLength) {
    const some = references.slice(from, from + pageLength);
    const sql = `update chain set reference = null where reference in (${placesFor(some)})`;
    await session.query(sql, some);
  }
}

const unlinked = `from enquiry e
where not exists (select 1 from chain c where c.reference = e.reference)`;

const nextUnlinked = `select ${linkedColumns.map((name) => `e.${name}`).join(", ")} ${unlinked}
and (e.received_at, e.reference) > ($1, $2) order by e.received_at, e.reference limit ${pageLength}`;

/** How many enquiries stand in no link. */
export async function countUnlinked(session: Session): Promise<number> {
  const [row = {}] = await session.query(`select count(*) as unlinked ${unlinked}`);
  return numberIn(row, "unlinked");
}

/** Adds links for what an older version kept, oldest first. */
export async function linkTheRest(database: Database): Promise<void> {
  if ((await database.read(countUnlinked)) === 0) {
    return;
  }
  let place: readonly SqlValue[] | undefined = [Number.MIN_SAFE_INTEGER, ""];
  while (place !== undefined) {
    const after: readonly SqlValue[] = place;
    place = await database.transaction(async (session) => {
      const head = await holdHead(session, database.kind);
      const rows = await session.query(nextUnlinked, after);
      await appendLinks(session, head, rows);
      const last = rows.at(-1);
      return last && [numberIn(last, "received_at"), textIn(last, "reference")];
    });
  }
}
