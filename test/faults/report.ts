import type { Outcome, Skipped, StoreKind } from "#test/faults/world.ts";

/** Formats the figures of a fault, and tells whether every promise was kept. */
export function tellOutcome(
  name: string,
  store: StoreKind,
  outcome: Outcome | Skipped,
): { lines: readonly string[]; ok: boolean } {
  const line = (text: string) => `${name} (${store}): ${text}`;
  if ("skipped" in outcome) {
    return { lines: [line(`not made, since ${outcome.skipped}`)], ok: true };
  }
  const broken = Object.entries(outcome.broken);
  return {
    lines: [
      ...Object.entries(outcome.counted).map(([what, figure]) => line(`${what} ${figure}`)),
      ...broken.map(([what, figure]) => line(`${what} ${figure}${figure === 0 ? "" : " BROKEN"}`)),
    ],
    ok: broken.every(([, figure]) => figure === 0),
  };
}
