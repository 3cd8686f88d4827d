import { createHash } from "node:crypto";

/** The SHA-256 of something, in hexadecimal. */
export function sha256(body: string | Uint8Array): string {
  return createHash("sha256").update(body).digest("hex");
}

/** A whole SHA-256 as lists of pages name it: its first 22 characters in base64url. */
export function shortHash(hash: string): string {
  return Buffer.from(hash, "hex").toString("base64url").slice(0, 22);
}

/** A short hash as a file's name; letters' case means nothing to some file systems. */
export function fileNameOfHash(short: string): string {
  return Buffer.from(short, "base64url").toString("hex");
}
