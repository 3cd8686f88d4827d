import { existsSync } from "node:fs";
import { mkdir, open, readFile, rm } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { numberIn, StoreGone } from "#server/enquiries/database.ts";
import type { Database, Session } from "#server/enquiries/database.ts";

/** Delay before a written mark is synced, in milliseconds. */
const syncDelay = 1000;
const digits = 15;
/** Number at the start of the file; earlier versions wrote a hash behind it. */
const format = /^(\d{15})\s/;

/** Count of acknowledged enquiries that a store has lost. */
export interface Loss {
  readonly missing: number;
  readonly acknowledged: number;
}

/** Error text for a start on an empty store where enquiries are expected. */
export const emptyStore =
  "The store holds no enquiry, and STORE_EXPECTED says that it should. Put its files back or restore a " +
  "backup (docs/operate.md, Lost files), or start without STORE_EXPECTED.";

/** Describes a loss to an operator, with the ways out. */
export function describeLoss({ missing, acknowledged }: Loss): string {
  return (
    `${missing} of ${acknowledged} acknowledged enquiries are missing from the store. ` +
    "Put its files back or restore a backup (docs/operate.md, Lost files). " +
    "To give up what is missing, delete enquiries.head in DATA_DIR."
  );
}

/**
 * Number of the last acknowledged enquiry, in a small file beside the store.
 * A store whose own number is lower has lost enquiries.
 */
export interface HighWaterMark {
  /** 0 where nothing was acknowledged. */
  value(): number;
  /** Resolves when the file holds this number or a higher one, or cannot be written. */
  raise(number: number): Promise<void>;
  /** Writes the file again where it or its folder is gone. */
  rewrite(): Promise<void>;
  close(): Promise<void>;
}

function markFile(dataFolder: string): string {
  return join(dataFolder, "enquiries.head");
}

/** Opens the mark. In a read-only folder, as a replica may have, nothing is written. */
export async function openHighWaterMark(dataFolder: string): Promise<HighWaterMark> {
  const file = markFile(dataFolder);
  const text = await readFile(file, "utf8").catch(() => "");
  let value = Number(format.exec(text)?.[1] ?? 0);
  let written = value;
  let handle: FileHandle | undefined;
  let writing: Promise<void> | undefined;
  let syncing: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    try {
      handle ??= await open(file, "r+").catch(() => open(file, "wx"));
      while (written !== value) {
        const number = value;
        // Shorter than a sector: a power cut leaves the old number or the new one.
        await handle.write(`${String(number).padStart(digits, "0")}\n`, 0);
        written = number;
      }
      syncing ??= setTimeout(sync, syncDelay).unref();
    } catch {
      // The store holds the enquiry; the next one writes the mark again.
    } finally {
      writing = undefined;
    }
  }

  function sync(): void {
    syncing = undefined;
    handle?.sync().catch(() => {});
  }

  return {
    value: () => value,
    async raise(number) {
      value = Math.max(value, number);
      await (writing ??= write());
    },
    async rewrite() {
      if (value === 0 || existsSync(file)) {
        return;
      }
      await writing;
      await handle?.close();
      handle = undefined;
      written = 0;
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

/** Sets the mark to the number of a store that was restored on purpose, and returns what that gives up. */
export async function resetHighWaterMark(
  database: Database,
  dataFolder: string,
): Promise<Loss | undefined> {
  const previous = await openHighWaterMark(dataFolder);
  await previous.close();
  const number = await database.read(readNumber);
  await rm(markFile(dataFolder), { force: true });
  const mark = await openHighWaterMark(dataFolder);
  await mark.raise(number);
  await mark.close();
  return lossBetween(number, previous.value());
}

/** Takes the number of the next enquiry, and holds the counter until the transaction ends. */
export async function takeNumber(session: Session): Promise<number> {
  const [row = {}] = await session.query(
    "update acknowledged set number = number + 1 where id = 1 returning number",
  );
  return numberIn(row, "number");
}

/** Reads the number of the last acknowledged enquiry; 0 where there was none. */
export async function readNumber(session: Session): Promise<number> {
  const [row = {}] = await session.query("select number from acknowledged where id = 1");
  return numberIn(row, "number");
}

/** Raises the number of a store that enquiries were copied into. */
export async function raiseNumber(session: Session, number: number): Promise<void> {
  await session.query("update acknowledged set number = $1 where id = 1 and number < $1", [number]);
}

/** Compares the number of a store with the mark; undefined where nothing is missing. */
export function lossBetween(number: number, mark: number): Loss | undefined {
  return number < mark ? { missing: mark - number, acknowledged: mark } : undefined;
}

/** Finds what a store has lost. Writes the mark again where the store's files are gone. */
export async function findLoss(database: Database, mark: HighWaterMark): Promise<Loss | undefined> {
  try {
    const number = mark.value();
    return lossBetween(await database.read(readNumber), number);
  } catch (error) {
    if (error instanceof StoreGone) {
      await mark.rewrite();
    }
    throw error;
  }
}
