import type { Unit } from "#domain/catalogue/product.ts";
import type { QuantityProblem } from "#domain/quotation/quotation-request.ts";

/** What the request for quotation says. */
export interface RequestWords {
  readonly heading: string;
  readonly empty: string;
  /** A link to the shop. */
  readonly shop: string;
  readonly quantity: string;
  readonly quantityOf: (name: string) => string;
  readonly sizes: string;
  readonly sizesOf: (name: string) => string;
  readonly sizesExample: string;
  readonly note: string;
  readonly noteOf: (name: string) => string;
  readonly removeOf: (name: string) => string;
  readonly removed: (name: string) => string;
  readonly undo: string;
  readonly minimum: (minimum: number, unit: Unit) => string;
  readonly below: (minimum: number, unit: Unit) => string;
  readonly total: (total: number, unit: Unit | undefined) => string;
  /** Of sizes that cannot be made out. */
  readonly asWritten: string;
  /** Of sizes in which the product is not listed. */
  readonly notInSizes: (sizes: string) => string;
  readonly gone: string;
  /** Before the products that a line's product cannot be used without. */
  readonly needed: string;
  readonly addOf: (name: string) => string;
  readonly problems: Readonly<Record<QuantityProblem, string>>;
  readonly full: (longest: number) => string;
  /** Of a field that holds too much. */
  readonly atMost: (longest: number) => string;
  readonly notStored: string;
  readonly own: string;
  readonly ownExample: string;
  readonly add: string;
  readonly city: string;
  readonly wanted: string;
  readonly wantedExample: string;
  readonly notADay: string;
  /** Of a day in the past or too far ahead. */
  readonly dayOutOfRange: string;
  readonly ownReference: string;
  readonly equivalents: string;
  readonly message: string;
  /** Which fields the form cannot be sent without. */
  readonly required: string;
  readonly send: string;
  readonly success: string;
  readonly sentAt: (reference: string, time: string) => string;
  readonly receipt: string;
  readonly again: string;
  /** Opens what prints, saves or sends on a list. */
  readonly keep: string;
  readonly notLoaded: string;
  /** Of a line whose product has left the catalogue since. */
  readonly goneSince: string;
  readonly forgetOne: (reference: string) => string;
  /** What was sent from this device before. */
  readonly before: (count: number) => string;
  readonly forget: string;
  readonly share: string;
  readonly shared: string;
  readonly offered: (count: number) => string;
  readonly merge: string;
  readonly replace: string;
  readonly leave: string;
  /** How many lines came on the list, and how many were on it for as much already. */
  readonly merged: (added: number, there: number) => string;
  /** Once the list of a link stands in the place of the visitor's own. */
  readonly replaced: string;
  readonly lost: (count: number) => string;
  readonly unreadable: string;
  /** Of the form without script. */
  readonly rows: string;
  readonly rowsHint: string;
  readonly pasted: PastedWords;
}

/** What is said of rows that were pasted, dropped or written. */
export interface PastedWords {
  /** Has the rows read. */
  readonly read: string;
  readonly reading: string;
  readonly openFile: string;
  /** That rows are read by the service, and what is kept of them. */
  readonly privacy: string;
  readonly failed: string;
  readonly fileTooLarge: (megabytes: number) => string;
  readonly noTable: string;
  readonly heading: (rows: number) => string;
  readonly keys: string;
  /** How many rows wait for a choice. */
  readonly open: (rows: number) => string;
  readonly allSettled: string;
  readonly written: string;
  readonly understood: string;
  readonly product: string;
  readonly ownWords: string;
  readonly leaveOut: string;
  readonly unknown: (words: readonly string[]) => string;
  readonly headings: (row: string) => string;
  readonly put: (rows: number) => string;
  readonly cancel: string;
  /** After rows came on the list. */
  readonly added: (rows: number, summed: number) => string;
  readonly tooMany: (rows: number) => string;
  readonly tooLong: (rows: number, longest: number) => string;
  readonly unfinished: string;
}
