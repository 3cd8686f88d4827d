import { stat } from "node:fs/promises";
import { join } from "node:path";
import { isText } from "#domain/release.ts";
import { createBoundedMap } from "#server/http/bounded-map.ts";
import type { HeaderSet } from "#server/http/headers.ts";
import { fileHeaders, mediaType } from "#server/http/media-types.ts";
import { availableEncodings, fileAnswer, headerLists } from "#server/http/ready-answer.ts";
import type { FileCache, ReadyAnswer } from "#server/http/ready-answer.ts";

/** Scripts, styles and pictures of all releases, by names with a hash. */
export interface SharedFiles {
  /** Finds a file, or the master of a picture that is not encoded yet; `masters` has its hash by `<stem>.<hash>`. */
  find(
    address: string,
    masters: ReadonlyMap<string, string>,
  ): ReadyAnswer | Promise<ReadyAnswer | undefined>;
}

interface SharedFileParts {
  /** `data/kept`. */
  readonly folder: string;
  readonly security: HeaderSet;
  readonly cache: FileCache;
}

/** Matches `/assets/browser-Ab12Cd34.js` and `/pictures/hat.ab12cd34-640.avif`, never a way out of the folder. */
const addressFormat = /^\/(?:assets|pictures)\/\w(?:[\w.-]{0,200}[.-])?[\w-]{8,}\.[a-z0-9]{2,5}$/;
const pictureFormat = /^\/pictures\/(.+\.[0-9a-f]{8})-\d{1,5}\.[a-z0-9]+$/;
const mostAnswers = 20_000;

export function isSharedAddress(address: string): boolean {
  return addressFormat.test(address);
}

/** Opens the folder that releases share. */
export function openSharedFiles({ folder, security, cache }: SharedFileParts): SharedFiles {
  const answers = createBoundedMap<ReadyAnswer>(mostAnswers);
  const masterHeaders = headerLists(
    { ...security, "content-type": mediaType(".webp"), "cache-control": "no-store" },
    ["identity"],
  );

  async function look(address: string): Promise<ReadyAnswer | undefined> {
    const file = join(folder, address);
    if (!(await isFile(file))) {
      return undefined;
    }
    const [br, gzip] = isText(address)
      ? await Promise.all([isFile(`${file}.br`), isFile(`${file}.gz`)])
      : [false, false];
    const available = availableEncodings({ br, gzip, identity: true });
    const headers = headerLists(fileHeaders(address, security), available);
    const answer = { status: 200, headers, tag: address.slice(1), encodings: available };
    const ready = fileAnswer({ ...answer, shared: true }, file, cache);
    answers.set(address, ready, 1);
    return ready;
  }

  function masterAnswer(hash: string): ReadyAnswer {
    const answer = { status: 200, headers: masterHeaders, tag: hash, shared: true };
    const file = join(folder, "masters", `${hash}.webp`);
    return fileAnswer({ ...answer, encodings: ["identity"] }, file, cache);
  }

  async function lookOrSubstitute(address: string, masters: ReadonlyMap<string, string>) {
    const answer = await look(address);
    const stem = pictureFormat.exec(address)?.[1] ?? "";
    const master = answer === undefined ? masters.get(stem) : undefined;
    return master === undefined ? answer : masterAnswer(master);
  }

  return { find: (address, masters) => answers.get(address) ?? lookOrSubstitute(address, masters) };
}

const missingCodes = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG"]);

/** Tells a missing file from one that cannot be read. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && missingCodes.has(String(error.code));
}

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch (error) {
    if (isMissing(error)) {
      return false;
    }
    throw error;
  }
}
