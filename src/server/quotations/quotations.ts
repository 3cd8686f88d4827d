import { createActs } from "#server/quotations/acts.ts";
import type { Acts } from "#server/quotations/acts.ts";
import { createDrafts } from "#server/quotations/drafts.ts";
import type { Drafts } from "#server/quotations/drafts.ts";
import { createLetters } from "#server/quotations/letters.ts";
import type { Letters } from "#server/quotations/letters.ts";
import type { QuotationParts } from "#server/quotations/parts.ts";
import { createRevisions } from "#server/quotations/revisions.ts";
import type { Revisions } from "#server/quotations/revisions.ts";

/** The quotations of a store, as both processes use them. */
export interface Quotations {
  readonly drafts: Drafts;
  readonly revisions: Revisions;
  readonly acts: Acts;
  readonly letters: Letters;
}

/** Creates the quotations over either database. */
export function createQuotations(parts: QuotationParts): Quotations {
  return {
    drafts: createDrafts(parts),
    revisions: createRevisions(parts),
    acts: createActs(parts),
    letters: createLetters(parts.database),
  };
}
