import type { Networks } from "#domain/network/networks.ts";
import { createBoundedMap } from "#server/http/bounded-map.ts";

/** How many pages may be made: so many at once, then so many each second. */
export interface AllowanceSize {
  readonly atOnce: number;
  readonly perSecond: number;
}

export interface AllowanceSizes {
  readonly household: AllowanceSize;
  /** Of each network that is wider than a household, the narrowest first. */
  readonly wider: readonly AllowanceSize[];
  readonly everybody: AllowanceSize;
}

/**
 * Far more than a reader asks for. A page took 7 to 76 ms of a core (November 2026), so that what everybody
 * has together leaves some of it at all times.
 */
export const usualAllowance: AllowanceSizes = {
  household: { atOnce: 30, perSecond: 5 },
  wider: [
    { atOnce: 35, perSecond: 6 },
    { atOnce: 40, perSecond: 7 },
  ],
  everybody: { atOnce: 60, perSecond: 10 },
};

const mostNetworks = 60_000;

/** Whether a page may be made; if not, who has had too much, and in how many seconds it may be. */
export type Allowed =
  | { readonly granted: true }
  | { readonly spentBy: "network" | "everybody"; readonly retryAfter: number };

/** Bounds the work of making pages. */
export interface RenderingAllowance {
  /** `pages` is how much is asked for: less than one for a part of a page. */
  ask(networks: Networks, pages?: number): Allowed;
}

interface Held {
  readonly tokens: number;
  readonly at: number;
}

/** Counts in memory: each replica bounds its own work. `now` is a clock that never jumps, in milliseconds. */
export function createRenderingAllowance(
  { household, wider, everybody }: AllowanceSizes = usualAllowance,
  now: () => number = () => performance.now(),
): RenderingAllowance {
  const held = createBoundedMap<Held>(mostNetworks);
  let all: Held = { tokens: everybody.atOnce, at: now() };

  return {
    ask(networks, pages = 1) {
      const at = now();
      const buckets = networks.map((network, place) => {
        const size = place === 0 ? household : (wider[place - 1] ?? household);
        return { network, size, tokens: grown(held.get(network), size, at) };
      });
      const spent = buckets.find(({ tokens }) => tokens < pages);
      if (spent !== undefined) {
        return { spentBy: "network", retryAfter: secondsUntil(pages, spent.tokens, spent.size) };
      }
      const tokens = grown(all, everybody, at);
      // The second half is for those who have asked for little, so that a few cannot have it all.
      const [own] = buckets;
      const modest = own !== undefined && own.tokens >= household.atOnce / 2;
      const needed = modest ? pages : everybody.atOnce / 2 + pages;
      if (tokens < needed) {
        return { spentBy: "everybody", retryAfter: secondsUntil(needed, tokens, everybody) };
      }
      all = { tokens: tokens - pages, at };
      for (const bucket of buckets) {
        held.set(bucket.network, { tokens: bucket.tokens - pages, at }, 1);
      }
      return { granted: true };
    },
  };
}

function grown(held: Held | undefined, { atOnce, perSecond }: AllowanceSize, at: number): number {
  return held === undefined
    ? atOnce
    : Math.min(atOnce, held.tokens + ((at - held.at) / 1000) * perSecond);
}

function secondsUntil(needed: number, tokens: number, { perSecond }: AllowanceSize): number {
  return Math.ceil((needed - tokens) / perSecond);
}
