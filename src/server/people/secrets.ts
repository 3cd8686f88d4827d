import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Draws the secret of a cookie, 256 bits. */
export function drawToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Hashes a secret or an address for the store. */
export function hashOf(...parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("base64url");
}

/** Compares two hashes in constant time. */
export function isSameHash(hash: string, expected: string): boolean {
  const [left, right] = [Buffer.from(hash), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
