import { hash as digest } from "node:crypto";

/** Computes the SHA-256 in hexadecimal. */
export function sha256(body: string | Uint8Array): string {
  return digest("sha256", body, "hex");
}

/** Computes the SHA-256 as lists of pages have it: its first 22 characters in base64url. */
export function shortSha256(body: string | Uint8Array): string {
  return digest("sha256", body, "base64url").slice(0, 22);
}

/** Shortens a SHA-256 for lists of pages: its first 22 characters in base64url. */
export function shortHash(hash: string): string {
  return Buffer.from(hash, "hex").toString("base64url").slice(0, 22);
}

/** Converts a short hash to a file name, for file systems that ignore case. */
export function fileNameOfHash(short: string): string {
  return Buffer.from(short, "base64url").toString("hex");
}
