/** The goal of a figure: a bound, or a multiple of the floor. */
export type Goal =
  | { readonly most: number }
  | { readonly least: number }
  | { readonly timesFloor: number };

/** Something measured. */
export interface Figure {
  /** Identifies the figure when two runs are compared. */
  readonly name: string;
  /** Such as "ms", "kB" (1,024 bytes) or "points". */
  readonly unit: string;
  /** Absent where what should be measured did not come about. */
  readonly value?: number | undefined;
  /** The same of the floor: bare documents with the same products, behind the same line. */
  readonly floor?: number | undefined;
  readonly goal?: Goal | undefined;
}

/** Tells if a figure meets its goal; undefined where nothing is asked, or the floor is not known. */
export function isMet({ value, floor, goal }: Figure): boolean | undefined {
  if (goal === undefined) {
    return undefined;
  }
  if (value === undefined) {
    return false;
  }
  if ("least" in goal) {
    return value >= goal.least;
  }
  if ("most" in goal) {
    return value <= goal.most;
  }
  return floor === undefined ? undefined : value <= goal.timesFloor * floor;
}

/** The middle one of several figures, or what lies between the two middle ones; undefined of none. */
export function median(figures: readonly number[]): number | undefined {
  const sorted = figures.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

/** Rounded to what is told of a unit. */
export function rounded(value: number, unit: string): number {
  const digits = unit === "ms" || unit === "points" ? 0 : 1;
  return Number(value.toFixed(digits));
}

/** Makes a figure of the site and the floor, rounded by its unit. */
export function figure(
  name: string,
  unit: string,
  [value, floor]: readonly [ours: number | undefined, floor: number | undefined],
  goal?: Goal,
): Figure {
  const roundedOrNone = (amount: number | undefined) =>
    amount === undefined ? undefined : rounded(amount, unit);
  return { name, unit, value: roundedOrNone(value), floor: roundedOrNone(floor), goal };
}
