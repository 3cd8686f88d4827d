import { createBoundedMap } from "#server/http/bounded-map.ts";
import { Refusal } from "#server/http/problems.ts";

/** Size of a token bucket; a token is a page. */
interface BucketSize {
  readonly capacity: number;
  readonly perSecond: number;
}

export interface AllowanceSizes {
  /** For each IPv4 address or IPv6 /64. */
  readonly address: BucketSize;
  readonly everybody: BucketSize;
}

/** Far more than a reader needs. A page took 7 to 76 ms of a core (November 2026). */
export const usualAllowance: AllowanceSizes = {
  address: { capacity: 30, perSecond: 5 },
  everybody: { capacity: 60, perSecond: 10 },
};

const mostAddresses = 60_000;

/** The bucket that is empty, and the seconds until all of the pages fit. */
interface Denied {
  readonly spentBy: "address" | "everybody";
  readonly retryAfter: number;
}

export type Allowed = { readonly granted: true } | Denied;

/** Bounds the pages that are rendered at request time. */
export interface RenderingAllowance {
  /** Grants all pages, which may be a fraction of one, or none. More than a bucket holds cost all of it. */
  ask(household: string, pages?: number): Allowed;
}

interface Bucket {
  readonly tokens: number;
  /** Milliseconds of a monotonic clock. */
  readonly filledAt: number;
}

/** Counts in memory, so each replica bounds its own work. `now` is a monotonic clock in milliseconds. */
export function createRenderingAllowance(
  { address, everybody }: AllowanceSizes = usualAllowance,
  now: () => number = () => performance.now(),
): RenderingAllowance {
  const buckets = createBoundedMap<Bucket>(mostAddresses);
  let shared: Bucket | undefined;

  return {
    ask(household, pages = 1) {
      const filledAt = now();
      const ofAddress = charge(buckets.get(household), address, pages, filledAt);
      const ofEverybody = charge(shared, everybody, pages, filledAt);
      if (ofAddress.missing > 0 || ofEverybody.missing > 0) {
        const spentBy = ofAddress.missing > 0 ? "address" : "everybody";
        const seconds = Math.max(
          ofAddress.missing / address.perSecond,
          ofEverybody.missing / everybody.perSecond,
        );
        return { spentBy, retryAfter: Math.ceil(seconds) };
      }
      buckets.set(household, { tokens: ofAddress.remaining, filledAt }, 1);
      shared = { tokens: ofEverybody.remaining, filledAt };
      return { granted: true };
    },
  };
}

/** Fills a bucket up to the current time and takes the pages from it. */
function charge(
  bucket: Bucket | undefined,
  { capacity, perSecond }: BucketSize,
  pages: number,
  currentTime: number,
): { readonly remaining: number; readonly missing: number } {
  const { tokens, filledAt } = bucket ?? { tokens: capacity, filledAt: currentTime };
  const filled = Math.min(capacity, tokens + ((currentTime - filledAt) / 1000) * perSecond);
  // A bucket of no capacity grants nothing.
  const cost = capacity > 0 ? Math.min(pages, capacity) : pages;
  const remaining = filled - cost;
  return { remaining, missing: Math.max(0, -remaining) };
}

/** Takes pages from the allowance; throws the refusal if it grants none. */
export function takePages(allowance: RenderingAllowance, household: string, pages?: number): void {
  const allowed = allowance.ask(household, pages);
  if ("retryAfter" in allowed) {
    throw refusalOfPage(allowed);
  }
}

/** Creates the refusal of a page: 429 for one address, 503 where everybody has asked for too many. */
export function refusalOfPage({ spentBy, retryAfter }: Denied): Refusal {
  const headers = { "retry-after": String(retryAfter) };
  return spentBy === "address"
    ? new Refusal(429, (words) => words.tooManyPages, { headers })
    : new Refusal(503, (words) => words.busy, { headers });
}
