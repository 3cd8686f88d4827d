import { createHmac } from "node:crypto";
import type { Limits } from "#domain/enquiry/limits.ts";
import type { Clock } from "#server/clock.ts";
import { storeFailure } from "#server/enquiries/receive.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";
import { Refusal } from "#server/http/problems.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

interface LimitParts {
  readonly store: Pick<EnquiryStore, "hit" | "limitSalt">;
  readonly clock: Clock;
  readonly log: Log;
}

/** Rate limits that count in the store, so that all replicas count together. */
export interface SenderLimits {
  /** Counts a request of any content; throws a refusal where the household has sent too many. */
  countRequest(household: string): Promise<void>;
  /** Counts a valid enquiry, and reports whether everybody together has sent too many. */
  isOverLimit(): Promise<boolean>;
}

/** Hashes a household with a salt, so that the store holds no address. */
export function hashHousehold(household: string, salt: string): string {
  return createHmac("sha256", salt).update(household).digest("base64url").slice(0, 22);
}

/** Creates the limits of one site. */
export function createSenderLimits(
  { windowSeconds, perAddress, overall }: Limits,
  { store, clock, log }: LimitParts,
): SenderLimits {
  const length = windowSeconds * 1000;
  const windowAt = (time: number) => Math.floor(time / length) * length;

  let current: { readonly window: number; readonly salt: string } | undefined;

  /** Hashes an address with a salt of the window, so that the store holds no address. */
  async function bucketOf(household: string, window: number): Promise<string> {
    if (current?.window !== window) {
      current = { window, salt: await store.limitSalt(window) };
    }
    return `address:${hashHousehold(household, current.salt)}`;
  }

  /** Counts for one household, or for everybody without one. */
  async function count(household?: string): Promise<number> {
    try {
      const window = windowAt(clock.now());
      const bucket = household === undefined ? "overall" : await bucketOf(household, window);
      return await store.hit(bucket, window);
    } catch (error) {
      log.error("limits not counted", { reason: tellError(error) });
      throw storeFailure();
    }
  }

  return {
    async countRequest(household) {
      if ((await count(household)) > perAddress) {
        const time = clock.now();
        const wait = Math.max(1, Math.ceil((windowAt(time) + length - time) / 1000));
        throw new Refusal(429, (words) => words.tooMany(wait), {
          headers: { "retry-after": String(wait) },
        });
      }
    },
    isOverLimit: async () => (await count()) > overall,
  };
}
