import type { QuotationWords } from "#domain/quotation/quotation-words.ts";

/** What is said where a list is printed, saved or sent on; fetched with what does it. */
export interface CopyWords {
  readonly quotation: QuotationWords;
  /** Begins a message that holds a list. */
  readonly opening: string;
  /** Stands before the link to the list. */
  readonly link: string;
  /** Where one sheet holds all lines, they are not named. */
  readonly sheet: (lines: { readonly from: number; readonly to: number } | undefined) => string;
  readonly csv: string;
  readonly table: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly chat: (message: number, messages: number) => string;
  readonly mail: string;
  readonly subject: string;
  /** In the place of lines that a mail's link has no room for. */
  readonly attach: string;
  readonly share: string;
  readonly onPhone: string;
  /** Of a list that no code holds. */
  readonly noCode: string;
}
