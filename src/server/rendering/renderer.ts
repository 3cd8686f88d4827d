import type { PageQuestion } from "#domain/site.ts";
import type { CodedPage } from "#server/http/prepared.ts";

/** A page that is wanted, and whether in every coding that clients take or as it is alone. */
export interface PageOrder {
  readonly question: PageQuestion;
  readonly compressed: boolean;
}

/** Where too many pages are to be made just now: in how many seconds to ask again. */
export interface Busy {
  readonly retryAfter: number;
}

/** Makes the pages of one release at request time. */
export interface Renderer {
  /** Rejects where the page cannot be made. */
  render(order: PageOrder): Promise<CodedPage | Busy>;
  /** Frees what it holds, after what was ordered is made. */
  close(): Promise<void>;
}
