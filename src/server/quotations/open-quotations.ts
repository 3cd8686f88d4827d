import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/enquiries/database.ts";
import { changeState, renewFollowUp, undoState } from "#server/enquiries/enquiry-state.ts";
import { domainOf } from "#server/mail/letter.ts";
import type { Events } from "#server/people/events.ts";
import { createQuotations } from "#server/quotations/quotations.ts";
import type { Quotations } from "#server/quotations/quotations.ts";

interface QuotationStore {
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
  readonly vatPercent: number;
  readonly mailFrom: string;
}

/** Opens the quotations of a store; the state of an enquiry follows its quotation in the same transaction. */
export function openQuotations(store: QuotationStore): Quotations {
  const { database, events, clock, vatPercent, mailFrom } = store;
  return createQuotations({
    database,
    clock,
    vatPercent,
    mailDomain: domainOf(mailFrom),
    record: (session, event) => events.add(event, session),
    async followEnquiry(session, reference, { to, at, person }) {
      if (to === "undo") {
        await undoState(session, reference, { at });
        return;
      }
      const { outcome } = await changeState(session, reference, { to, at, person });
      // A further revision is no step of an enquiry that is quoted already.
      if (to === "quoted" && outcome === "refused") {
        await renewFollowUp(session, reference, at);
      }
    },
  });
}
