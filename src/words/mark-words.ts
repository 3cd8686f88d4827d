import type { MarkUnit, Saying } from "#domain/marks/mark.ts";

/** What the signs of a mark say; see `domain/marks`. */
export interface MarkWords {
  readonly heading: string;
  readonly note: string;
  readonly level: (is: number, of: number) => string;
  readonly least: (value: number, unit: MarkUnit) => string;
  readonly most: (value: number, unit: MarkUnit) => string;
  readonly tested: (value: number, unit: MarkUnit) => string;
  readonly sayings: Readonly<Record<Saying, string>>;
}
