import type { BuyerDecision } from "#domain/quotation/buyer-act.ts";
import type { QuotationState } from "#domain/quotation/quotation-states.ts";
import type { Quotation, Revision } from "#server/quotations/quotation-rows.ts";
import type { Quotations } from "#server/quotations/quotations.ts";

/** The quotation that a buyer sees: the last sent revision, and how it stands. */
export interface Offer {
  readonly id: string;
  readonly state: QuotationState;
  readonly revision: Revision;
}

/** Result of a buyer's act; `stale` where a later revision was sent, `refused` where the state forbids it. */
export type OfferOutcome = "done" | "known" | "stale" | "refused";

/** Quotations as the buyer's page uses them. */
export interface Offers {
  /** Finds the quotation of an enquiry that was sent last. */
  current(reference: string): Promise<Offer | undefined>;
  decide(
    reference: string,
    order: { readonly revision: string; readonly decision: BuyerDecision },
  ): Promise<OfferOutcome>;
  /** Notes that a person looked at the revision. */
  view(reference: string): Promise<void>;
  /** Reads the PDF of the current revision; undefined until it was printed. */
  pdf(offer: Offer): Promise<Uint8Array | undefined>;
}

/** Names a revision in a form, so that an act on an earlier one is noticed. */
export function revisionKey({ id, revision }: Offer): string {
  return `${id}.${revision.revision}`;
}

/** Creates the buyer's view of quotations. */
export function createBuyersOffers(
  quotations: Pick<Quotations, "drafts" | "revisions" | "acts">,
): Offers {
  const { drafts, revisions, acts } = quotations;

  async function current(reference: string): Promise<Offer | undefined> {
    const sent = (await drafts.listOf(reference)).filter(({ revision }) => revision > 0);
    const [quotation] = sent.toSorted((a, b) => sentAt(b) - sentAt(a));
    const revision = quotation && (await revisions.find(quotation.id, quotation.revision));
    return quotation && revision && { id: quotation.id, state: quotation.state, revision };
  }

  return {
    current,
    async decide(reference, { revision, decision }) {
      const offer = await current(reference);
      if (offer === undefined || revisionKey(offer) !== revision) {
        return "stale";
      }
      const { outcome } = await acts.decide({
        id: offer.id,
        revision: offer.revision.revision,
        decision,
        actor: "buyer",
        person: null,
      });
      return outcome === "missing" ? "stale" : outcome;
    },
    async view(reference) {
      const offer = await current(reference);
      if (offer?.state === "sent") {
        await acts.view(offer.id, offer.revision.revision);
      }
    },
    pdf: ({ id, revision }) => revisions.pdf(id, revision.revision),
  };
}

function sentAt({ sentAt: time }: Quotation): number {
  return time ?? 0;
}
