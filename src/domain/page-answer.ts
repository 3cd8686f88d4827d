import type { EnquiryFormState } from "#domain/enquiry/enquiry.ts";

/** A page asked for at an address (path and query, such as `/shop?q=gloves`). */
export interface PageQuestion {
  readonly address: string;
  /** Given where a form was posted without script. */
  readonly form?: EnquiryFormState;
}

/** A page as an answer: its HTTP status and the whole document. */
export interface PageAnswer {
  readonly status: number;
  readonly html: string;
}

/** Turns a question into a page. The website provides it, the server calls it. */
export type RenderPage = (question: PageQuestion) => Promise<PageAnswer>;
