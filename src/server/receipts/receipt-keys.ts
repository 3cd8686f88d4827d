import { generateKeyPairSync } from "node:crypto";
import { numberIn, textIn } from "#server/enquiries/database.ts";
import type { Database, Row, Session } from "#server/enquiries/database.ts";

/** A pair of Ed25519 keys as a JWK holds them, in base64url. The private one is told to nobody. */
export interface ReceiptKey {
  readonly publicKey: string;
  readonly privateKey: string;
  /** In milliseconds since 1970. */
  readonly madeAt: number;
}

/** Any number, the same in every replica: only one of them makes the first key. */
const lockNumber = 7_251_340_019;

const readAll =
  "select public_key, private_key, made_at from receipt_key order by made_at, public_key";
const insert = `insert into receipt_key (public_key, private_key, made_at) values ($1, $2, $3)
on conflict do nothing`;

/** The keys of a store, the oldest first; the first one is made under a lock where there is none. */
export function openReceiptKeys(database: Database, now: number): Promise<readonly ReceiptKey[]> {
  return database.transaction(async (session) => {
    if (database.kind === "postgres") {
      await session.script(`select pg_advisory_xact_lock(${lockNumber})`);
    }
    const keys = await keysIn(session);
    if (keys.length > 0) {
      return keys;
    }
    const first = makeKey(now);
    await write(session, first);
    return [first];
  });
}

/** Copies the keys of a store into another, so that receipts of before can be checked there. */
export async function copyReceiptKeys(from: Database, to: Database): Promise<void> {
  const keys = await from.read(keysIn);
  await to.transaction(async (session) => {
    for (const key of keys) {
      await write(session, key);
    }
  });
}

function makeKey(now: number): ReceiptKey {
  const { x, d } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  if (x === undefined || d === undefined) {
    throw new Error("an Ed25519 key has no x or no d");
  }
  return { publicKey: x, privateKey: d, madeAt: now };
}

async function keysIn(session: Session): Promise<readonly ReceiptKey[]> {
  return (await session.query(readAll)).map(keyIn);
}

function keyIn(row: Row): ReceiptKey {
  return {
    publicKey: textIn(row, "public_key"),
    privateKey: textIn(row, "private_key"),
    madeAt: numberIn(row, "made_at"),
  };
}

async function write(session: Session, key: ReceiptKey): Promise<void> {
  await session.query(insert, [key.publicKey, key.privateKey, key.madeAt]);
}
