import type { Expectation } from "#bench/browser/probe.ts";
import type { Target } from "#bench/browser/hand.ts";

/** A press, and what must be painted for it to count as answered. */
export interface Step {
  readonly name: string;
  /** Pressed before, without being measured. */
  readonly before?: readonly Target[];
  readonly press: Target;
  /** Typed once the target was pressed; what is measured then is the last key. */
  readonly letters?: string;
  readonly expect: Expectation;
}

/** Steps after each other in one tab. */
export interface Walk {
  readonly from: string;
  readonly steps: readonly Step[];
  /** True where the first press comes as soon as its target is seen. */
  readonly early?: boolean;
}

/** The guide and the category that the steps lead to. */
export const chosenGuide = "safety-shoes";
export const chosenCategory = "body";
