import { emailKey } from "#domain/mail-address.ts";
import { createHash } from "node:crypto";
import { isOffered, problemsOfSending, totalsOfQuotation } from "#domain/quotation/quotation.ts";
import type { QuotationContent, QuotationProblem } from "#domain/quotation/quotation.ts";
import {
  formatNumber,
  formatRevision,
  lastValidDay,
  mayTake,
  numberYear,
} from "#domain/quotation/quotation-states.ts";
import { bytesIn, numberIn } from "#server/enquiries/database.ts";
import type { Session } from "#server/enquiries/database.ts";
import { queueLetter } from "#server/quotations/letters.ts";
import { companyKey } from "#server/quotations/parts.ts";
import type { QuotationParts } from "#server/quotations/parts.ts";
import { lock, revisionIn, selectRevisions } from "#server/quotations/quotation-rows.ts";
import type { Clerk, Quotation, Revision } from "#server/quotations/quotation-rows.ts";

interface FreezeOrder {
  readonly id: string;
  /** Version that the clerk saw. */
  readonly version: number;
  readonly clerk: Clerk;
  readonly person: string | null;
}

/** Result of freezing. `stale`: another version is current. `refused`: the state allows no sending. */
export type FreezeOutcome =
  | { readonly outcome: "sent"; readonly quotation: Quotation; readonly revision: Revision }
  | { readonly outcome: "stale" | "refused"; readonly quotation: Quotation }
  | { readonly outcome: "invalid"; readonly problems: readonly QuotationProblem[] }
  | { readonly outcome: "missing" };

/** Sent revisions and their PDFs. */
export interface Revisions {
  /** Freezes the draft as the next revision and queues its letter, if the buyer has an address. */
  freeze(order: FreezeOrder): Promise<FreezeOutcome>;
  find(quotation: string, revision: number): Promise<Revision | undefined>;
  list(quotation: string): Promise<readonly Revision[]>;
  /** Reads the stored PDF of a revision. */
  pdf(quotation: string, revision: number): Promise<Uint8Array | undefined>;
  /** Stores a PDF unless there is one, and returns the stored one. */
  keepPdf(quotation: string, revision: number, content: Uint8Array): Promise<Uint8Array>;
}

const takeNumber = `insert into quotation_number (year, last) values ($1, 1)
on conflict (year) do update set last = quotation_number.last + 1 returning last`;

const insertRevision = `insert into quotation_revision (quotation, revision, content, vat_percent, subtotal, vat,
  total, valid_until, sent_at, person)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const markSent = `update quotation set state = 'sent', previous_state = null, number = $2, revision = $3,
  version = version + 1, clerk_name = $4, clerk_email = $5, valid_until = $6, total = $7, sent_at = $8,
  changed_at = $8, decided_at = null
where id = $1`;

const insertPrice = `insert into given_price (quotation, revision, line, buyer_email, buyer_company, product, unit,
  unit_price, given_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const findPdf = "select content from quotation_pdf where quotation = $1 and revision = $2";

const insertPdf = `insert into quotation_pdf (quotation, revision, hash, content) values ($1, $2, $3, $4)
on conflict (quotation, revision) do nothing`;

/** Creates the revisions over either database. */
export function createRevisions(parts: QuotationParts): Revisions {
  const { database, clock, vatPercent, mailDomain } = parts;

  async function freezeIn(session: Session, order: FreezeOrder): Promise<FreezeOutcome> {
    const { id, version, clerk, person } = order;
    const time = clock.now();
    const quotation = await lock(session, id, time);
    if (quotation === undefined) {
      return { outcome: "missing" };
    }
    if (quotation.version !== version) {
      return { outcome: "stale", quotation };
    }
    if (!mayTake("send", quotation.state, "staff")) {
      return { outcome: "refused", quotation };
    }
    const { content } = quotation;
    const problems = problemsOfSending(content);
    if (problems.length > 0) {
      return { outcome: "invalid", problems };
    }
    const number = quotation.number ?? (await nextNumber(session, time));
    const revision = quotation.revision + 1;
    const { subtotal, vat, total } = totalsOfQuotation(content, vatPercent);
    const validUntil = lastValidDay(time, content.validDays);
    await session.query(insertRevision, [
      id,
      revision,
      JSON.stringify(content),
      vatPercent,
      subtotal,
      vat,
      total,
      validUntil,
      time,
      person,
    ]);
    await session.query(markSent, [
      id,
      number,
      revision,
      clerk.name,
      clerk.email,
      validUntil,
      total,
      time,
    ]);
    await insertPrices(session, { id, revision, content, time });
    if (content.buyer.email !== "") {
      await queueLetter(session, {
        kind: "quotation",
        messageId: `<quotation.${formatRevision({ number, revision })}@${mailDomain}>`,
        payload: { quotation: id, revision },
        quotation: id,
        at: time,
      });
    }
    await parts.record(session, {
      person,
      what: "quotation.sent",
      subject: number,
      before: quotation.state,
      after: { revision, total },
    });
    if (quotation.reference !== null) {
      await parts.followEnquiry(session, quotation.reference, { to: "quoted", at: time, person });
    }
    const sent = await lock(session, id, time);
    const frozen = await findIn(session, id, revision);
    if (sent === undefined || frozen === undefined) {
      throw new Error("the database lost a revision that it has just stored");
    }
    return { outcome: "sent", quotation: sent, revision: frozen };
  }

  return {
    freeze: (order) => database.transaction((session) => freezeIn(session, order)),

    find: (quotation, revision) => database.read((session) => findIn(session, quotation, revision)),

    async list(quotation) {
      const rows = await database.read((session) =>
        session.query(`${selectRevisions} where r.quotation = $1 order by r.revision`, [quotation]),
      );
      return rows.map(revisionIn);
    },

    pdf: (quotation, revision) =>
      database.read((session) => findPdfIn(session, quotation, revision)),

    keepPdf: (quotation, revision, content) =>
      database.transaction(async (session) => {
        const hash = createHash("sha256").update(content).digest("hex");
        await session.query(insertPdf, [quotation, revision, hash, content]);
        return (await findPdfIn(session, quotation, revision)) ?? content;
      }),
  };
}

async function findIn(
  session: Session,
  quotation: string,
  revision: number,
): Promise<Revision | undefined> {
  const sql = `${selectRevisions} where r.quotation = $1 and r.revision = $2`;
  const [row] = await session.query(sql, [quotation, revision]);
  return row && revisionIn(row);
}

async function findPdfIn(
  session: Session,
  quotation: string,
  revision: number,
): Promise<Uint8Array | undefined> {
  const [row] = await session.query(findPdf, [quotation, revision]);
  return row && bytesIn(row, "content");
}

async function nextNumber(session: Session, time: number): Promise<string> {
  const year = numberYear(time);
  const [row] = await session.query(takeNumber, [year]);
  if (row === undefined) {
    throw new Error("the database gave no number");
  }
  return formatNumber(year, numberIn(row, "last"));
}

async function insertPrices(
  session: Session,
  sent: { id: string; revision: number; content: QuotationContent; time: number },
): Promise<void> {
  const { buyer, lines } = sent.content;
  for (const line of lines.filter(isOffered)) {
    if (line.product !== undefined) {
      await session.query(insertPrice, [
        sent.id,
        sent.revision,
        line.id,
        emailKey(buyer.email),
        companyKey(buyer.company),
        line.product,
        line.unit ?? null,
        line.unitPrice,
        sent.time,
      ]);
    }
  }
}
