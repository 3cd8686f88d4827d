import { emailKey } from "#domain/mail-address.ts";
import { randomUUID } from "node:crypto";
import type { GivenPrice } from "#domain/quotation/begin-quotation.ts";
import { applyEdits, conflictsOf, valueAt } from "#domain/quotation/edits.ts";
import type { Edit, EditConflict } from "#domain/quotation/edits.ts";
import { readQuotation } from "#domain/quotation/quotation.ts";
import type { QuotationContent, QuotationProblem } from "#domain/quotation/quotation.ts";
import { mayTake } from "#domain/quotation/quotation-states.ts";
import { numberIn, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Session } from "#server/enquiries/database.ts";
import { companyKey } from "#server/quotations/parts.ts";
import type { QuotationParts } from "#server/quotations/parts.ts";
import { lock, quotationIn, selectQuotations } from "#server/quotations/quotation-rows.ts";
import type { Quotation } from "#server/quotations/quotation-rows.ts";

interface NewQuotation {
  /** Reference of its enquiry. */
  readonly reference: string | null;
  readonly content: QuotationContent;
  readonly person: string | null;
}

interface SaveOrder {
  readonly id: string;
  /** Version that the edits were based on. */
  readonly version: number;
  readonly edits: readonly Edit[];
  readonly person: string | null;
}

/**
 * Result of a save. `conflict`: nothing was saved, since another clerk changed one of the fields meanwhile.
 * `closed`: the state allows no edits.
 */
export type SaveOutcome =
  | { readonly outcome: "saved" | "closed"; readonly quotation: Quotation }
  | {
      readonly outcome: "conflict";
      readonly quotation: Quotation;
      readonly conflicts: readonly EditConflict[];
    }
  | { readonly outcome: "invalid"; readonly problems: readonly QuotationProblem[] }
  | { readonly outcome: "missing" };

/** A buyer by e-mail address or company. */
export interface BuyerNames {
  readonly email: string;
  readonly company: string;
}

/** Quotations that a clerk edits. */
export interface Drafts {
  create(order: NewQuotation): Promise<Quotation>;
  /** Merges edits of different fields; the same field is a conflict with both values. */
  save(order: SaveOrder): Promise<SaveOutcome>;
  find(id: string): Promise<Quotation | undefined>;
  /** Lists the quotations of an enquiry, the oldest first. */
  listOf(reference: string): Promise<readonly Quotation[]>;
  /** Lists the quotations of a buyer, the newest first. */
  historyOf(buyer: BuyerNames): Promise<readonly Quotation[]>;
  /** Reads the last price of each product for a buyer. */
  givenPrices(buyer: BuyerNames): Promise<ReadonlyMap<string, GivenPrice>>;
}

const insertDraft = `insert into quotation (id, reference, state, content, changed_paths, version, revision,
  buyer_email, buyer_company, created_at, changed_at)
values ($1, $2, 'draft', $3, '{}', 1, 0, $4, $5, $6, $6)`;

const writeDraft = `update quotation set content = $2, changed_paths = $3, version = $4, buyer_email = $5,
  buyer_company = $6, changed_at = $7 where id = $1`;

const ofBuyer = `((buyer_email = $1 and buyer_email <> '')
  or (buyer_company = $2 and buyer_company <> ''))`;

const longestHistory = 100;

/** Fields whose values may stand in the log, since they name nobody. */
const loggedField = /^lines\.[^.]+\.(?:quantity|unit|unitPrice|discount|leadTime|kind|product)$/;

/** Creates the drafts over either database. */
export function createDrafts(parts: QuotationParts): Drafts {
  const { database, clock } = parts;
  const list = async (condition: string, parameters: readonly string[]) => {
    const rows = await database.read((session) =>
      session.query(`${selectQuotations} ${condition}`, parameters),
    );
    return rows.map((row) => quotationIn(row, clock.now()));
  };

  async function saveIn(session: Session, order: SaveOrder): Promise<SaveOutcome> {
    const time = clock.now();
    const { id, version, edits, person } = order;
    const quotation = await lock(session, id, time);
    if (quotation === undefined) {
      return { outcome: "missing" };
    }
    if (!mayTake("send", quotation.state, "staff")) {
      return { outcome: "closed", quotation };
    }
    const { content, changedPaths } = quotation;
    const conflicts = conflictsOf(content, changedPaths, edits, version);
    if (conflicts.length > 0) {
      return { outcome: "conflict", quotation, conflicts };
    }
    const edited = applyEdits(content, edits);
    if (edited === undefined) {
      return { outcome: "invalid", problems: [{ field: "edits", problem: "malformed" }] };
    }
    const reading = readQuotation(edited);
    if (!reading.ok) {
      return { outcome: "invalid", problems: reading.problems };
    }
    const nextVersion = quotation.version + 1;
    const changed = { ...changedPaths };
    for (const { path } of edits) {
      changed[path] = nextVersion;
    }
    const { buyer } = reading.content;
    await session.query(writeDraft, [
      id,
      JSON.stringify(reading.content),
      JSON.stringify(changed),
      nextVersion,
      emailKey(buyer.email),
      companyKey(buyer.company),
      time,
    ]);
    await parts.record(session, {
      person,
      what: "quotation.edited",
      subject: quotation.number ?? id,
      before: loggedValues(content, edits),
      after: loggedValues(reading.content, edits),
    });
    const saved = await lock(session, id, time);
    return saved === undefined ? { outcome: "missing" } : { outcome: "saved", quotation: saved };
  }

  return {
    async create({ reference, content, person }) {
      const id = randomUUID();
      const time = clock.now();
      return database.transaction(async (session) => {
        await session.query(insertDraft, [
          id,
          reference,
          JSON.stringify(content),
          emailKey(content.buyer.email),
          companyKey(content.buyer.company),
          time,
        ]);
        await parts.record(session, {
          person,
          what: "quotation.created",
          subject: id,
          after: reference,
        });
        const quotation = await lock(session, id, time);
        if (quotation === undefined) {
          throw new Error("the database lost a quotation that it has just stored");
        }
        return quotation;
      });
    },

    save: (order) => database.transaction((session) => saveIn(session, order)),

    async find(id) {
      const [quotation] = await list("where id = $1", [id]);
      return quotation;
    },

    listOf: (reference) => list("where reference = $1 order by created_at, id", [reference]),

    historyOf: ({ email, company }) =>
      list(`where ${ofBuyer} order by changed_at desc, id limit ${longestHistory}`, [
        emailKey(email),
        companyKey(company),
      ]),

    async givenPrices({ email, company }) {
      const rows = await database.read((session) =>
        session.query(
          `select product, unit, unit_price, given_at from given_price where ${ofBuyer}
order by given_at, revision`,
          [emailKey(email), companyKey(company)],
        ),
      );
      const prices = rows.map((row) => ({
        product: textIn(row, "product"),
        unit: textOrNull(row, "unit"),
        unitPrice: numberIn(row, "unit_price"),
        givenAt: numberIn(row, "given_at"),
      }));
      return new Map(prices.map((price) => [price.product, price]));
    },
  };
}

/** Lists changed paths, with the values of those that name nobody. */
function loggedValues(
  content: QuotationContent,
  edits: readonly Edit[],
): Readonly<Record<string, unknown>> {
  const entries = edits.map(({ path }) => [
    path,
    loggedField.test(path) ? valueAt(content, path) : "changed",
  ]);
  return Object.fromEntries(entries) as Readonly<Record<string, unknown>>;
}
