/** What a figure should be: at most or at least so much, or at most so many times the floor. */
export type Goal =
  | { readonly most: number }
  | { readonly least: number }
  | { readonly timesFloor: number };

/** Something measured. */
export interface Figure {
  /** What it is of; two runs are compared by it. */
  readonly name: string;
  /** Such as "ms", "kB" (1,024 bytes) or "points". */
  readonly unit: string;
  /** Absent where what should be measured did not come about. */
  readonly value?: number | undefined;
  /** The same of the floor: bare documents with the same products, behind the same line. */
  readonly floor?: number | undefined;
  readonly goal?: Goal | undefined;
}

/** Whether a figure is what it should be; undefined where nothing is asked, or the floor is not known. */
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

/** What was measured of ours and of the floor, rounded to what is told of the unit. */
export function figure(
  name: string,
  unit: string,
  [value, floor]: readonly [ours: number | undefined, floor: number | undefined],
  goal?: Goal,
): Figure {
  const shown = (one: number | undefined) => (one === undefined ? undefined : rounded(one, unit));
  return { name, unit, value: shown(value), floor: shown(floor), goal };
}
