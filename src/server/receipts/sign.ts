import { createHmac, createPrivateKey, hkdfSync, sign, timingSafeEqual } from "node:crypto";
import type { ReceiptFacts } from "#domain/enquiry/receipt.ts";
import type { ReceiptKey } from "#server/receipts/receipt-keys.ts";

/** A public key as JSON Web Key Sets publish it (RFC 7517, RFC 8037). */
export interface PublicKey {
  readonly kty: "OKP";
  readonly crv: "Ed25519";
  readonly x: string;
  readonly kid: string;
  readonly use: "sig";
  readonly alg: "EdDSA";
}

/** Signs receipts, and makes the secret parts of their links. */
export interface Signer {
  /** The receipt as a JSON Web Signature in its compact form (RFC 7515): the same facts, the same text. */
  sign(facts: ReceiptFacts): string;
  /** The secret part of the link to an enquiry's receipt. */
  secretOf(facts: Pick<ReceiptFacts, "reference" | "receivedAt">): string;
  /** Whether that is the secret part of the link to the receipt of that reference. */
  knows(reference: string, secret: string): boolean;
  readonly publicKeys: readonly PublicKey[];
}

const secretBytes = 16;

/** `issuer` is the site's address; of the keys, the oldest first, there is at least one. */
export function createSigner(keys: readonly [ReceiptKey, ...ReceiptKey[]], issuer: string): Signer {
  const ready = keys.map(prepareKey);
  const [oldest = prepareKey(keys[0])] = ready;
  const keyAt = (time: number) => ready.findLast(({ madeAt }) => madeAt <= time) ?? oldest;

  return {
    sign({ reference, contentHash, receivedAt }) {
      const { signingKey, publicKey } = keyAt(receivedAt);
      const head = encode({ alg: "EdDSA", kid: publicKey });
      const received = new Date(receivedAt).toISOString();
      const body = encode({ iss: issuer, reference, contentHash, receivedAt: received });
      const signature = sign(null, Buffer.from(`${head}.${body}`), signingKey);
      return `${head}.${body}.${signature.toString("base64url")}`;
    },
    secretOf: ({ reference, receivedAt }) =>
      secretFor(keyAt(receivedAt).linkKey, reference).toString("base64url"),
    knows(reference, secret) {
      const given = Buffer.from(secret, "base64url");
      const fits = ready.map(({ linkKey }) => {
        const right = secretFor(linkKey, reference);
        return given.length === right.length && timingSafeEqual(given, right);
      });
      return fits.includes(true);
    },
    publicKeys: keys.map(({ publicKey }) => ({
      ...{ kty: "OKP", crv: "Ed25519", x: publicKey, kid: publicKey, use: "sig", alg: "EdDSA" },
    })),
  };
}

function prepareKey({ publicKey, privateKey, madeAt }: ReceiptKey) {
  const jwk = { kty: "OKP", crv: "Ed25519", x: publicKey, d: privateKey };
  const bytes = Buffer.from(privateKey, "base64url");
  return {
    publicKey,
    madeAt,
    signingKey: createPrivateKey({ key: jwk, format: "jwk" }),
    linkKey: Buffer.from(hkdfSync("sha256", bytes, "", "receipt link", 32)),
  };
}

function secretFor(linkKey: Buffer, reference: string): Buffer {
  return createHmac("sha256", linkKey).update(reference).digest().subarray(0, secretBytes);
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
