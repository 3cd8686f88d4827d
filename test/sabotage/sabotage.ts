/** A change to one function, const or method that breaks a promise; `test/sabotage/edit.ts` makes it. */
type Change =
  /** Replaces the body of a function. `$1` stands for its first parameter. */
  | { readonly body: string }
  /** Replaces the value of a const or a property. `$0` stands for the value it has. */
  | { readonly value: string }
  /**
   * Replaces every expression of this shape. A name that begins with `$`, such as `$count`, matches any
   * expression and may be used in `to`, as may `$1` and `$0` for all that matched.
   */
  | { readonly match: string; readonly to: string }
  /** Replaces part of the strings, such as SQL. */
  | { readonly text: RegExp; readonly to: string };

/** A change to code, found by the name of what it changes. */
export type CodeSabotage = Change & {
  /** The sentence that stops being true. */
  readonly promise: string;
  /** A file or a folder. */
  readonly in: string;
  /** A declaration there, such as `createDelivery.stop`. Without it one file has to fit the change. */
  readonly symbol?: string;
} & Tests;

/** A change to one line of a configuration file, found by how it begins. */
export interface LineSabotage extends Tests {
  readonly promise: string;
  readonly in: string;
  readonly line: string;
  readonly to: string;
}

interface Tests {
  /** Files of tests of which one has to fail. */
  readonly tests: readonly string[];
  /** Limits the run to the tests whose names contain this. */
  readonly named?: string;
}

export type Sabotage = CodeSabotage | LineSabotage;
