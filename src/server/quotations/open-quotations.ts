import { changeState } from "#server/enquiries/enquiry-state.ts";
import type { Events } from "#server/people/events.ts";
import type { QuotationParts } from "#server/quotations/parts.ts";
import { createQuotations } from "#server/quotations/quotations.ts";
import type { Quotations } from "#server/quotations/quotations.ts";

/** Opens the quotations as the public service uses them: buyers decide, and only a clerk takes a step back. */
export function openBuyersQuotations(
  parts: Pick<QuotationParts, "database" | "clock" | "vatPercent" | "mailDomain">,
  events: Pick<Events, "add">,
): Quotations {
  return createQuotations({
    ...parts,
    record: (session, event) => events.add(event, session),
    async followEnquiry(session, reference, { to, at, person }) {
      if (to !== "undo") {
        await changeState(session, reference, { to, at, person });
      }
    },
  });
}
