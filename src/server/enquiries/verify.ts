import {
  countUnlinked,
  linkedColumns,
  linkHash,
  linkIn,
  readHead,
} from "#server/enquiries/chain.ts";
import { findLoss } from "#server/enquiries/chain-head.ts";
import type { Link } from "#server/enquiries/chain.ts";
import type { Loss } from "#domain/enquiry/loss.ts";
import { textOrNull } from "#server/enquiries/database.ts";
import type { Database, Row, Session } from "#server/enquiries/database.ts";

const pageLength = 500;

const nextLinks = `select c.seq, c.reference, c.hash, e.reference as kept,
  ${linkedColumns
    .filter((name) => name !== "reference")
    .map((name) => `e.${name}`)
    .join(", ")}
from chain c left join enquiry e on e.reference = c.reference
where c.seq > $1 order by c.seq limit ${pageLength}`;

/** What the chain says of the store. */
export interface Verification {
  readonly links: number;
  /** Removed on purpose: nothing but their hashes is left. */
  readonly removed: number;
  /** References of enquiries that are not as they were acknowledged, or stand behind a changed link. */
  readonly altered: readonly string[];
  /** References of enquiries that are gone though nobody removed them by a command or by their age. */
  readonly missing: readonly string[];
  /** Numbers of links before which there should be another one. */
  readonly breaks: readonly number[];
  /** Enquiries that stand in no link. */
  readonly unlinked: number;
  readonly loss?: Loss;
}

/** Goes through the whole chain at one moment and compares every enquiry with its link. */
export function verify(database: Database, known: Link | undefined): Promise<Verification> {
  return database.read(async (session) => {
    const found = { links: 0, removed: 0 };
    const [altered, missing, breaks] = [[] as string[], [] as string[], [] as number[]];
    let last: Link = { seq: 0, hash: "" };
    for await (const row of linksOf(session)) {
      const link = linkIn(row);
      found.links += 1;
      if (link.seq !== last.seq + 1) {
        breaks.push(link.seq);
      } else if (link.reference === null) {
        found.removed += 1;
      } else if (textOrNull(row, "kept") === null) {
        missing.push(link.reference);
      } else if (linkHash(last.hash, row) !== link.hash) {
        altered.push(link.reference);
      }
      last = link;
    }
    const head = await readHead(session);
    if (head.seq !== last.seq || head.hash !== last.hash) {
      breaks.push(last.seq + 1);
    }
    const loss = await findLoss(session, known);
    const unlinked = await countUnlinked(session);
    return { ...found, altered, missing, breaks, unlinked, ...(loss && { loss }) };
  });
}

async function* linksOf(session: Session): AsyncGenerator<Row> {
  for (let after = 0; ;) {
    const rows = await session.query(nextLinks, [after]);
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined) {
      return;
    }
    after = linkIn(end).seq;
  }
}

/** What a person is told of it, and whether everything is as it was acknowledged. */
export function tellVerification(found: Verification): { text: string; ok: boolean } {
  const { links, removed, altered, missing, breaks, unlinked, loss } = found;
  const faults = [
    ...altered.map((reference) => `altered: ${reference}`),
    ...missing.map((reference) => `missing: ${reference}`),
    ...breaks.map((seq) => `the chain is broken before link ${seq}`),
    ...(unlinked > 0 ? [`in no link: ${unlinked}`] : []),
    ...(loss ? [`missing since the last one acknowledged: ${loss.missing}`] : []),
  ];
  const summary = `${links} links, ${removed} of them of enquiries that were removed on purpose`;
  const verdict = faults.length === 0 ? ["everything is as it was acknowledged"] : faults;
  return { text: `${[summary, ...verdict].join("\n")}\n`, ok: faults.length === 0 };
}
