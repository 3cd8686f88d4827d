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
  /**
   * Grants all of the pages or none: a refusal spends nothing, and `retryAfter` is the time until all fit.
   * `pages` is less than one for a part of a page; more than an allowance holds costs all of it.
   */
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
      const spent = buckets.filter(({ size, tokens }) => tokens < costFor(size, pages));
      const tokens = grown(all, everybody, at);
      const cost = costFor(everybody, pages);
      // The second half is for those who have asked for little, so that a few cannot have it all.
      const [own] = buckets;
      const modest = own !== undefined && own.tokens >= household.atOnce / 2;
      const needed = modest ? cost : Math.min(everybody.atOnce / 2 + cost, everybody.atOnce);
      if (spent.length > 0 || tokens < needed) {
        const waits = spent.map((one) => secondsUntil(costFor(one.size, pages), one));
        const ofAll = secondsUntil(needed, { size: everybody, tokens });
        const spentBy = spent.length > 0 ? "network" : "everybody";
        return { spentBy, retryAfter: Math.max(ofAll, ...waits) };
      }
      all = { tokens: tokens - cost, at };
      for (const bucket of buckets) {
        const left = bucket.tokens - costFor(bucket.size, pages);
        held.set(bucket.network, { tokens: left, at }, 1);
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

/** Caps what is asked for at what a full allowance holds; one that holds nothing grants nothing. */
function costFor({ atOnce }: AllowanceSize, pages: number): number {
  return atOnce > 0 ? Math.min(pages, atOnce) : pages;
}

function secondsUntil(
  needed: number,
  { size, tokens }: { readonly size: AllowanceSize; readonly tokens: number },
): number {
  return Math.ceil(Math.max(0, needed - tokens) / size.perSecond);
}
