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
  /** Adds what was typed to a product that is on the list already. */
  readonly more: string;
  /** How much of a product the list asks for, once more was added. */
  readonly listed: (code: string, amount: string) => string;
  /** Puts what is not in the list on the request, in the words that were typed. */
  readonly own: (text: string) => string;
  readonly ownAdded: (text: string) => string;
  readonly understood: string;
  readonly size: (sizes: string) => string;
  readonly quantity: (quantity: string) => string;
  /** Of a number that may be it: searches for that. */
  readonly mayBe: (chip: string) => string;
  /** Of a chip: searches for the rest. */
  readonly without: (chip: string) => string;
  readonly askedBefore: string;
  /** What was searched for last from this device, and how it is forgotten. */
  readonly searched: string;
  readonly forget: string;
}
