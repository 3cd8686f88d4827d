import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { sha256 } from "#publishing/hashes.ts";

/** Largest file of the content folder, in bytes; a larger one is refused without being read. */
export const largestFile = 40 * 1024 * 1024;

/** Largest YAML file, in bytes; a product's file has about 3 kB. */
const largestYaml = 1024 * 1024;

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Explains why a file of that size is refused; undefined where it is accepted. */
export function sizeProblem(file: string, bytes: number): string | undefined {
  const largest = file.endsWith(".yaml") ? largestYaml : largestFile;
  return bytes > largest
    ? `is ${megabytes(bytes)} large, over the ${megabytes(largest)} that are read: make it smaller, or move it out of the content folder`
    : undefined;
}

/** Computes the SHA-256 of a file; streams a large file instead of loading it. */
export async function hashOfFile(file: string, size: number): Promise<string> {
  if (size < largestYaml) {
    return sha256(await readFile(file));
  }
  const hash = createHash("sha256");
  for await (const part of createReadStream(file)) {
    hash.update(part as Buffer);
  }
  return hash.digest("hex");
}

/** Decodes UTF-8; undefined for any other encoding. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
