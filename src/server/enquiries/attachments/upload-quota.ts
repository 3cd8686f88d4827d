import { randomBytes } from "node:crypto";
import { statfs } from "node:fs/promises";
import type { FileProblem } from "#domain/enquiry/attachment.ts";
import type { Attachments } from "#server/enquiries/attachments/attachments.ts";
import type { Clock } from "#server/clock.ts";
import { numberIn, textIn } from "#server/enquiries/database.ts";
import type { Database } from "#server/enquiries/database.ts";
import { hashHousehold } from "#server/enquiries/sender-limits.ts";

/** Most that may be uploaded. A file counts before it is looked at, and its bytes as they come. */
export interface UploadLimits {
  /** Files of one household in a day. */
  readonly householdFiles: number;
  /** Bytes of one household in a day. */
  readonly householdBytes: number;
  /** Bytes of everybody in a day. */
  readonly dailyBytes: number;
  /** Bytes of all files in the store. */
  readonly storedBytes: number;
  /** Uploads at the same time, of everybody in this process. */
  readonly atOnce: number;
  /** Uploads at the same time of one household. */
  readonly householdAtOnce: number;
  /** Bytes that must stay free on the disk of the data folder. */
  readonly freeBytes: number;
}

const gigabyte = 1_000_000_000;

/** Thirty requests with a data sheet each, from an office behind one address. */
export const usualUploadLimits: Omit<UploadLimits, "storedBytes"> = {
  householdFiles: 60,
  householdBytes: 150_000_000,
  dailyBytes: gigabyte,
  atOnce: 16,
  householdAtOnce: 3,
  freeBytes: gigabyte,
};

/** Counts uploads in the store, so that all replicas count together. */
export interface UploadQuota {
  /** Counts a file, or names what is used up. */
  countFile(household: string): Promise<FileProblem | undefined>;
  /** Counts bytes that were received, also of a file that was refused. */
  countBytes(household: string, bytes: number): Promise<void>;
  /** Takes a place among the uploads at the same time; undefined where none is free. */
  enter(household: string): (() => void) | undefined;
  /** Forgets the counts of earlier days. */
  purge(currentTime: number): Promise<void>;
}

const dayLength = 24 * 60 * 60_000;
const everybody = "";

const drawSalt = `insert into upload_count (day, household, salt, files, bytes)
values ($1, '', $2, 0, 0) on conflict (day, household) do nothing`;

const findSalt = "select salt from upload_count where day = $1 and household = ''";

const count = `insert into upload_count (day, household, files, bytes) values ($1, $2, $3, $4)
on conflict (day, household) do update
set files = upload_count.files + excluded.files, bytes = upload_count.bytes + excluded.bytes
returning files, bytes`;

/** Creates the quotas of one service. */
export function createUploadQuota(
  limits: UploadLimits,
  parts: {
    readonly database: Database;
    readonly attachments: Attachments;
    readonly clock: Clock;
    readonly dataFolder: string;
  },
): UploadQuota {
  const { database, attachments, clock, dataFolder } = parts;
  const active = new Map<string, number>();
  let activeCount = 0;

  const dayOf = (time: number) => Math.floor(time / dayLength);

  /** Adds to the counts of a household and of everybody, and returns both. */
  function add(household: string, files: number, bytes: number) {
    const day = dayOf(clock.now());
    return database.transaction(
      async (session) => {
        await session.query(drawSalt, [day, randomBytes(16).toString("base64url")]);
        const [salted = {}] = await session.query(findSalt, [day]);
        const bucket = hashHousehold(household, textIn(salted, "salt"));
        const [own = {}] = await session.query(count, [day, bucket, files, bytes]);
        const [all = {}] = await session.query(count, [day, everybody, files, bytes]);
        return {
          files: numberIn(own, "files"),
          bytes: numberIn(own, "bytes"),
          all: numberIn(all, "bytes"),
        };
      },
      { durable: false },
    );
  }

  return {
    async countFile(household) {
      const counts = await add(household, 1, 0);
      if (counts.files > limits.householdFiles || counts.bytes >= limits.householdBytes) {
        return "quota";
      }
      const isFull =
        counts.all >= limits.dailyBytes ||
        (await attachments.totalBytes()) >= limits.storedBytes ||
        (await freeBytes(dataFolder)) < limits.freeBytes;
      return isFull ? "full" : undefined;
    },
    async countBytes(household, bytes) {
      await add(household, 0, bytes);
    },
    enter(household) {
      const householdCount = active.get(household) ?? 0;
      if (activeCount >= limits.atOnce || householdCount >= limits.householdAtOnce) {
        return undefined;
      }
      activeCount += 1;
      active.set(household, householdCount + 1);
      return () => {
        activeCount -= 1;
        const remaining = (active.get(household) ?? 1) - 1;
        if (remaining === 0) {
          active.delete(household);
        } else {
          active.set(household, remaining);
        }
      };
    },
    async purge(currentTime) {
      await database.transaction((session) =>
        session.query("delete from upload_count where day < $1", [dayOf(currentTime)]),
      );
    },
  };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
