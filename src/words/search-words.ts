/** What the search says: its field, what it understood, and the products that it offers while one types. */
export interface SearchWords {
  readonly open: string;
  readonly close: string;
  /** Of the products that are offered. */
  readonly offered: string;
  /** How many of all that were found are offered. */
  readonly shown: (shown: number, all: string) => string;
  /** Which key shows all that was found, and which adds the first. */
  readonly keys: (all: string, add: string) => string;
  readonly add: string;
  readonly added: string;
  readonly understood: string;
  readonly size: (sizes: string) => string;
  readonly quantity: (quantity: string) => string;
  /** Of a number that may be it: searches for that. */
  readonly mayBe: (chip: string) => string;
  /** Of a chip: searches for the rest. */
  readonly without: (chip: string) => string;
  readonly askedBefore: string;
}
