import { createBoundedMap } from "#server/http/bounded-map.ts";

/** How many pages one household may have made: so many at once, then so many each second. */
export interface AllowanceSize {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** Far more than a reader asks for; a search is typed without asking the server at all. */
export const usualAllowance: AllowanceSize = { atOnce: 30, perSecond: 5 };

const mostHouseholds = 20_000;

/** Says whether a household may have a page made, and if not, after how many seconds it may. */
export interface RenderingAllowance {
  ask(household: string): { readonly granted: true } | { readonly retryAfter: number };
}

interface Held {
  readonly tokens: number;
  readonly at: number;
}

/** Counts in memory: each replica bounds its own work. `now` is a clock that never jumps. */
export function createRenderingAllowance(
  { atOnce, perSecond }: AllowanceSize,
  now: () => number,
): RenderingAllowance {
  const households = createBoundedMap<Held>(mostHouseholds);
  return {
    ask(household) {
      const at = now();
      const held = households.get(household) ?? { tokens: atOnce, at };
      const earned = ((at - held.at) / 1000) * perSecond;
      const tokens = Math.min(atOnce, held.tokens + earned);
      if (tokens < 1) {
        return { retryAfter: Math.ceil((1 - tokens) / perSecond) };
      }
      households.set(household, { tokens: tokens - 1, at }, 1);
      return { granted: true };
    },
  };
}
