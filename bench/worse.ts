import type { Figure } from "./figures.ts";

interface Allowance {
  /** The part of the earlier figure, and the amount, that a figure may differ by without being worse. */
  readonly share: number;
  readonly amount: number;
  readonly moreIsBetter?: boolean;
}

const usual: Allowance = { share: 0.1, amount: 0 };

/** By unit: what one run differs from the next by, though nothing was changed. */
const allowances: Readonly<Record<string, Allowance>> = {
  ms: { share: 0.1, amount: 20 },
  s: { share: 0.1, amount: 0.3 },
  kB: { share: 0.1, amount: 0.5 },
  MB: { share: 0.1, amount: 10 },
  points: { share: 0.02, amount: 1, moreIsBetter: true },
  "answers/s": { share: 0.1, amount: 500, moreIsBetter: true },
};

/** A figure that became worse; without a value where it does not come about any more. */
export interface Worsening {
  readonly name: string;
  readonly unit: string;
  readonly before: number;
  readonly now: number | undefined;
}

/** Lists figures that became worse beyond chance. Figures that either run lacks are not compared. */
export function worsenings(
  previous: readonly Figure[],
  current: readonly Figure[],
): readonly Worsening[] {
  const earlier = new Map(previous.map((figure) => [figure.name, figure]));
  return current.flatMap(({ name, unit, value }) => {
    const was = earlier.get(name);
    if (was?.value === undefined || was.unit !== unit) {
      return [];
    }
    const { share, amount, moreIsBetter = false } = allowances[unit] ?? usual;
    const loss = value === undefined ? Infinity : (value - was.value) * (moreIsBetter ? -1 : 1);
    const isWorse = loss > was.value * share && loss > amount;
    return isWorse ? [{ name, unit, before: was.value, now: value }] : [];
  });
}
