import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { sha256 } from "#publishing/hashes.ts";

/** No file of the content folder is larger; it is refused by its size, without being read. */
export const largestFile = 40 * 1024 * 1024;

/** No YAML file is larger: a product's is 3 kB. */
const largestYaml = 1024 * 1024;

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Why a file of that size is not read; nothing where it is. */
export function sizeProblem(file: string, bytes: number): string | undefined {
  const largest = file.endsWith(".yaml") ? largestYaml : largestFile;
  return bytes > largest
    ? `is ${megabytes(bytes)} large, over the ${megabytes(largest)} that are read: make it smaller, or move it out of the content folder`
    : undefined;
}

/** The SHA-256 of a file of a size; the bytes of a large one are never held together. */
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

/** The text of bytes in UTF-8; nothing for any other encoding. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
