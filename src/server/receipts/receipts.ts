import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import type { AttachedFile } from "#domain/enquiry/attachment.ts";
import type { Language } from "#domain/language.ts";
import { buyerStageOf } from "#domain/office/enquiry-state.ts";
import type { BuyerStage } from "#domain/office/enquiry-state.ts";
import type { QuotationRequest } from "#domain/quotation/quotation-request.ts";
import { readFiles } from "#server/enquiries/attachments/attachments.ts";
import { numberIn, numberOrNull, textIn } from "#server/enquiries/database.ts";
import type { Database, Session } from "#server/enquiries/database.ts";
import { languageInRow } from "#server/enquiries/enquiry-columns.ts";
import { stateIn } from "#server/enquiries/enquiry-state.ts";
import { readRequests } from "#server/enquiries/request-rows.ts";

/** Facts of an enquiry that its receipt shows. Times are in milliseconds since 1970. */
export interface Receipt {
  readonly reference: string;
  readonly receivedAt: number;
  /** Time at which the mail server accepted the letter. */
  readonly acceptedAt: number | null;
  /** Language of the page that the enquiry came from. */
  readonly language: Language;
  readonly request?: QuotationRequest;
  readonly files: readonly AttachedFile[];
  readonly stage: BuyerStage;
}

/** Receipts of a store, and the secret parts of their links. */
export interface Receipts {
  /** Derives the secret part of the link to a receipt. */
  secretOf(enquiry: Pick<Receipt, "reference" | "receivedAt">): string;
  /** Checks the secret part of a link, character by character, without reading the store. */
  verify(reference: string, secret: string): boolean;
  /** Reads a receipt; undefined where the enquiry is gone. */
  find(reference: string): Promise<Receipt | undefined>;
}

interface Secret {
  readonly key: Buffer;
  readonly madeAt: number;
}

/** Lock of the first start, the same in every replica. */
const lockNumber = 7_251_340_019;
const secretBytes = 16;

const readAll = "select secret, made_at from receipt_secret order by made_at, secret";

const insertSecret = `insert into receipt_secret (secret, made_at) values ($1, $2)
on conflict do nothing`;

const findReceipt = `select e.received_at, e.language, o.sent_at,
  w.state as work_state
from enquiry e join outbox o on o.reference = e.reference
join enquiry_work w on w.reference = e.reference where e.reference = $1`;

/** Opens the receipts of a store; the first start draws the secret. */
export async function openReceipts(database: Database, currentTime: number): Promise<Receipts> {
  const secrets = await readOrDrawSecrets(database, currentTime);
  const [oldest] = secrets;
  if (oldest === undefined) {
    throw new Error("the store has no secret for links to receipts");
  }
  return {
    secretOf({ reference, receivedAt }) {
      // A restored store has several: the newest that existed then made the link.
      const { key } = secrets.findLast(({ madeAt }) => madeAt <= receivedAt) ?? oldest;
      return deriveSecret(key, reference);
    },
    verify(reference, secret) {
      const bytes = Buffer.from(secret);
      const matches = secrets.map(({ key }) => {
        const expected = Buffer.from(deriveSecret(key, reference));
        return bytes.length === expected.length && timingSafeEqual(bytes, expected);
      });
      return matches.includes(true);
    },
    find: (reference) =>
      database.read(async (session) => {
        const [row] = await session.query(findReceipt, [reference]);
        const request = (await readRequests(session, [reference])).get(reference);
        const files = (await readFiles(session, [reference])).get(reference) ?? [];
        return (
          row && {
            reference,
            receivedAt: numberIn(row, "received_at"),
            acceptedAt: numberOrNull(row, "sent_at"),
            language: languageInRow(row),
            ...(request && { request }),
            files,
            stage: buyerStageOf(stateIn(row, "work_state")),
          }
        );
      }),
  };
}

/** Copies the secrets of a store into another, so that links to receipts stay valid there. */
export async function copyReceiptSecrets(source: Database, target: Database): Promise<void> {
  const rows = await source.read((session) => session.query(readAll));
  await target.transaction(async (session) => {
    for (const row of rows) {
      await session.query(insertSecret, [textIn(row, "secret"), numberIn(row, "made_at")]);
    }
  });
}

/** Takes a lock only where the store has no secret yet. */
async function readOrDrawSecrets(
  database: Database,
  currentTime: number,
): Promise<readonly Secret[]> {
  const secrets = await database.read(readSecrets);
  return secrets.length > 0
    ? secrets
    : database.transaction((session) => drawSecret(session, database.kind, currentTime));
}

async function drawSecret(
  session: Session,
  kind: Database["kind"],
  currentTime: number,
): Promise<readonly Secret[]> {
  if (kind === "postgres") {
    await session.script(`select pg_advisory_xact_lock(${lockNumber})`);
  }
  // Another replica may have drawn one meanwhile.
  const secrets = await readSecrets(session);
  if (secrets.length > 0) {
    return secrets;
  }
  await session.query(insertSecret, [randomBytes(32).toString("base64url"), currentTime]);
  return readSecrets(session);
}

async function readSecrets(session: Session): Promise<readonly Secret[]> {
  const rows = await session.query(readAll);
  return rows.map((row) => {
    const bytes = Buffer.from(textIn(row, "secret"), "base64url");
    const key = Buffer.from(hkdfSync("sha256", bytes, "", "receipt link", 32));
    return { key, madeAt: numberIn(row, "made_at") };
  });
}

function deriveSecret(key: Buffer, reference: string): string {
  const hash = createHmac("sha256", key).update(reference).digest();
  return hash.subarray(0, secretBytes).toString("base64url");
}
