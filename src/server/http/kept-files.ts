import { stat } from "node:fs/promises";
import { join } from "node:path";
import { isText } from "#domain/release.ts";
import { createBoundedMap } from "#server/http/bounded-map.ts";
import type { HeaderSet } from "#server/http/headers.ts";
import { mediaType } from "#server/http/kinds.ts";
import { etagsOf, headerLists } from "#server/http/prepared.ts";
import type { Shelf, Stored } from "#server/http/shelf.ts";
import { fileHeaders } from "#server/http/site-files.ts";

/** Scripts, styles and pictures of every release, by names that say what they hold. */
export interface KeptFiles {
  /** What is known already of the file at an address. */
  known(address: string): Stored | undefined;
  /** Looks for the file at an address. */
  find(address: string): Promise<Stored | undefined>;
  /** The picture from which others are still to be made; it stands in for them and is not kept. */
  master(hash: string): Stored;
}

export interface KeptParts {
  /** `data/kept`. */
  readonly folder: string;
  readonly security: HeaderSet;
  readonly texts: Shelf;
  readonly others: Shelf;
}

/** Such as `/assets/browser-Ab12Cd34.js` or `/pictures/hat.ab12cd34-640.avif`; never a way out of the folder. */
const keptAddress = /^\/(?:assets|pictures)\/\w(?:[\w.-]{0,200}[.-])?[\w-]{8,}\.[a-z0-9]{2,5}$/;
const picture = /^\/pictures\/(.+\.[0-9a-f]{8})-\d{1,5}\.[a-z0-9]+$/;
const mostKnown = 20_000;

/** Whether an address is one that a kept file can have. */
export function isKeptAddress(address: string): boolean {
  return keptAddress.test(address);
}

/** The `<stem>.<hash>` of a picture's address. */
export function pictureStem(address: string): string | undefined {
  return picture.exec(address)?.[1];
}

/** Opens the folder of what many releases share. */
export function createKeptFiles({ folder, security, texts, others }: KeptParts): KeptFiles {
  const known = createBoundedMap<Stored>(mostKnown);
  const forMasters = headerLists(
    { ...security, "content-type": mediaType(".webp"), "cache-control": "no-store" },
    false,
  );

  async function look(address: string): Promise<Stored | undefined> {
    const file = join(folder, address);
    if (!(await isThere(file))) {
      return undefined;
    }
    const text = isText(address);
    const [br, gzip] = text
      ? await Promise.all([isThere(`${file}.br`), isThere(`${file}.gz`)])
      : [false, false];
    const stored: Stored = {
      status: 200,
      headers: headerLists(fileHeaders(address, security), br || gzip),
      // The name says what the file holds.
      etags: etagsOf(address.slice(1), (encoding) => (encoding === "br" ? br : gzip)),
      file,
      shelf: text ? texts : others,
      kept: true,
    };
    known.set(address, stored, 1);
    return stored;
  }

  return {
    known: (address) => known.get(address),
    find: async (address) => (isKeptAddress(address) ? look(address) : undefined),
    master: (hash) => ({
      status: 200,
      headers: forMasters,
      etags: etagsOf(hash, () => false),
      file: join(folder, "masters", `${hash}.webp`),
      shelf: others,
      kept: true,
    }),
  };
}

const missing = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG"]);

/** Whether a file could not be read because it is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && missing.has(String(error.code));
}

async function isThere(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch (error) {
    if (isMissing(error)) {
      return false;
    }
    throw error;
  }
}
