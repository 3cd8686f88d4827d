/** What the printed sheet of a request for quotation says beside its lines. */
export interface SheetWords {
  readonly title: string;
  readonly intro: string;
  /** A link to it. */
  readonly asSheet: string;
  readonly print: string;
  readonly back: string;
  /** Of a sheet without lines. */
  readonly empty: string;
  /** How many lines of the address could not be read. */
  readonly lost: (count: number) => string;
  readonly reference: string;
  readonly sent: string;
  readonly picture: string;
  readonly standard: string;
  readonly pack: string;
  /** Under the code that leads to the list. */
  readonly code: string;
  /** Who wrote the list, and that it offers nothing. */
  readonly notAnOffer: (company: string) => string;
  readonly requestedBy: string;
  readonly approvedBy: string;
}
