import { access, mkdir, open, readFile, rm } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { tellLoss } from "#domain/enquiry/loss.ts";
import type { Loss } from "#domain/enquiry/loss.ts";
import { readHead } from "#server/enquiries/chain.ts";
import type { Link } from "#server/enquiries/chain.ts";
import { StoreGone, textOrNull } from "#server/enquiries/database.ts";
import type { Database, Session } from "#server/enquiries/database.ts";

/** How long what was noted may stand in the file without being synced, in milliseconds. */
const syncAfter = 1000;
const format = /^(\d{15}) ([0-9a-f]{64})\n$/;

/**
 * The last acknowledged link, in a small file beside the store. It is written after the commit and never
 * before, and not synced with each: a store that does not hold this link has lost what was acknowledged.
 */
export interface ChainHead {
  /** The last link that was noted, here or by whoever had the file before. */
  known(): Link | undefined;
  /** Resolves when a link at least as late stands in the file, or cannot. */
  note(link: Link): Promise<void>;
  /** Writes the file again where it is gone, with all of the folder perhaps. */
  keep(): Promise<void>;
  close(): Promise<void>;
}

/** Where the last acknowledged link stands. */
export function chainHeadFile(dataFolder: string): string {
  return join(dataFolder, "enquiries.head");
}

/** Takes the file over; where the folder cannot be written to, as a replica's, nothing is noted there. */
export async function openChainHead(dataFolder: string): Promise<ChainHead> {
  const file = chainHeadFile(dataFolder);
  let known = await readFile(file, "utf8").then(linkIn, () => undefined);
  let handle: FileHandle | undefined;
  let written = known;
  let writing: Promise<void> | undefined;
  let syncing: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    try {
      handle ??= await open(file, "r+").catch(() => open(file, "wx"));
      while (known !== undefined && written !== known) {
        const link = known;
        // Shorter than a sector and always as long: a power cut leaves the old one or the new one.
        await handle.write(`${String(link.seq).padStart(15, "0")} ${link.hash}\n`, 0);
        written = link;
      }
      syncing ??= setTimeout(sync, syncAfter).unref();
    } catch {
      // The store has it; the next link is noted with the next enquiry.
    } finally {
      writing = undefined;
    }
  }

  function sync(): void {
    syncing = undefined;
    handle?.sync().catch(() => {});
  }

  return {
    known: () => known,
    async note(link) {
      if (link.seq > (known?.seq ?? 0)) {
        known = link;
      }
      await (writing ??= write());
    },
    async keep() {
      if (known === undefined || (await isThere(file))) {
        return;
      }
      await writing;
      await handle?.close();
      handle = undefined;
      written = undefined;
      await mkdir(dataFolder, { recursive: true }).catch(() => {});
      await (writing ??= write());
    },
    async close() {
      clearTimeout(syncing);
      await writing;
      await handle?.sync().catch(() => {});
      await handle?.close();
      handle = undefined;
    },
  };
}

/** Forgets what was noted, because somebody has said that it is given up. */
export async function forgetChainHead(dataFolder: string): Promise<void> {
  await rm(chainHeadFile(dataFolder), { force: true });
}

/** What is missing of a store that should hold a link; undefined where it does. */
export async function findLoss(
  session: Session,
  known: Link | undefined,
): Promise<Loss | undefined> {
  if (known === undefined) {
    return undefined;
  }
  const [row = {}] = await session.query("select hash from chain where seq = $1", [known.seq]);
  if (textOrNull(row, "hash") === known.hash) {
    return undefined;
  }
  const { seq } = await readHead(session);
  // As long a chain without this link is the chain of another store.
  const missing = seq < known.seq ? known.seq - seq : known.seq;
  return { missing, acknowledged: known.seq };
}

/** Throws where a link is missing: what is to be acknowledged may not be put into such tables. */
export async function refuseAfterLoss(session: Session, known: Link | undefined): Promise<void> {
  const loss = await findLoss(session, known);
  if (loss !== undefined) {
    throw new StoreGone(tellLoss(loss));
  }
}

/** What is missing of a store. Where its files are gone, the last link is seen to stand beside them still. */
export async function lookForLoss(database: Database, head: ChainHead): Promise<Loss | undefined> {
  try {
    const trouble = database.trouble();
    if (trouble !== undefined) {
      throw trouble;
    }
    return await database.read((session) => findLoss(session, head.known()));
  } catch (error) {
    if (error instanceof StoreGone) {
      await head.keep();
    }
    throw error;
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function linkIn(text: string): Link | undefined {
  const [, seq, hash] = format.exec(text) ?? [];
  return hash === undefined ? undefined : { seq: Number(seq), hash };
}
