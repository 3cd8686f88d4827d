import { createHmac } from "node:crypto";
import type { Limits } from "#domain/enquiry/limits.ts";
import { insistence, ofWiderNetwork } from "#domain/enquiry/limits.ts";
import type { Networks } from "#domain/network/networks.ts";
import type { Clock } from "#server/clock.ts";
import { storeFailure } from "#server/enquiries/receive.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";
import { Refusal } from "#server/http/problems.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

export interface LimitParts {
  readonly store: EnquiryStore;
  readonly clock: Clock;
  readonly log: Log;
}

/** Whether a request is the first of its household in the window. */
export type Turn = "first" | "later";

/** The limits as they stand in the store, so that all replicas count together. */
export interface SenderLimits {
  /** Counts a request, whatever it holds, for its household alone; refuses it where that sent too many. */
  countRequest(sender: Networks): Promise<Turn>;
  /**
   * Counts an enquiry that has passed the rules for everybody, and says whether it came when there were
   * too many: it is kept all the same, and set aside. Only a household that insists then is refused.
   */
  countEnquiry(sender: Networks, turn: Turn): Promise<"usual" | "crowded">;
}

/** Makes the limits of one site. */
export function createSenderLimits(
  { windowSeconds, perAddress, overall }: Limits,
  { store, clock, log }: LimitParts,
): SenderLimits {
  const length = windowSeconds * 1000;
  const windowOf = (now: number) => Math.floor(now / length) * length;

  let drawn: { readonly window: number; readonly salt: string } | undefined;

  /** No address stands in the store, and its hash is another one in every window. */
  async function bucketOf(kind: string, network: string, window: number): Promise<string> {
    if (drawn?.window !== window) {
      drawn = { window, salt: await store.limitSalt(window) };
    }
    const hash = createHmac("sha256", drawn.salt).update(network).digest("base64url");
    return `${kind}:${hash.slice(0, 22)}`;
  }

  /** Counts for a network, or without one for everybody. */
  async function count(kind: string, network?: string): Promise<number> {
    try {
      const window = windowOf(clock.now());
      const bucket = network === undefined ? kind : await bucketOf(kind, network, window);
      return await store.hit(bucket, window);
    } catch (error) {
      log.error("limits not counted", { reason: tellError(error) });
      throw storeFailure();
    }
  }

  function tooMany(): Refusal {
    const now = clock.now();
    const wait = Math.max(1, Math.ceil((windowOf(now) + length - now) / 1000));
    return new Refusal(429, (words) => words.tooMany(wait), {
      headers: { "retry-after": String(wait) },
    });
  }

  /** What one network has too much of does not use up what there is for everybody. */
  async function isCrowded(wider: readonly string[], turn: Turn): Promise<boolean> {
    for (const [at, network] of wider.entries()) {
      if ((await count("network", network)) > perAddress * ofWiderNetwork ** (at + 1)) {
        return true;
      }
    }
    // Half of what there is can be had by first requests alone, which those who send much have no more of.
    if (turn === "first" && (await count("overall first")) <= Math.ceil(overall / 2)) {
      return false;
    }
    return (await count("overall")) > Math.floor(overall / 2);
  }

  return {
    async countRequest([household]) {
      const requests = await count("address", household);
      if (requests > perAddress) {
        throw tooMany();
      }
      return requests === 1 ? "first" : "later";
    },
    async countEnquiry([household, ...wider], turn) {
      if (!(await isCrowded(wider, turn))) {
        return "usual";
      }
      if ((await count("crowded", household)) > insistence) {
        throw tooMany();
      }
      return "crowded";
    },
  };
}
