import type { Person } from "#domain/office/person.ts";
import type { BuyerDecision } from "#domain/quotation/buyer-act.ts";
import type { QuotationContent } from "#domain/quotation/quotation.ts";
import { beginContent } from "#office/api/begin-content.ts";
import type { OfficeParts } from "#office/api/parts.ts";
import { leaseTime } from "#server/enquiries/outbox-loop.ts";
import { openEvents } from "#server/people/events.ts";
import { openQuotations } from "#server/quotations/open-quotations.ts";
import { printRevision } from "#server/quotations/print-revision.ts";
import { quotationKinds } from "#server/quotations/send-letters.ts";
import type { AddedSample } from "#server/work/demonstration.ts";
import { serviceWordsIn } from "#words/service.ts";

const hour = 60 * 60_000;
/** Halalas for goods without a list price. */
const inventedPrice = 4500;

/** Prices and sends the quotations of invented enquiries in the past, and stores the buyers' answers. */
export async function addDemonstrationQuotations(
  samples: readonly AddedSample[],
  parts: OfficeParts,
  person: Person,
): Promise<void> {
  const { database, settings, printer } = parts;
  const { vatPercent, mailFrom, company } = settings;
  const clock = { time: 0, now: () => clock.time };
  const events = openEvents(database, clock);
  const quotations = openQuotations({ database, events, clock, vatPercent, mailFrom });
  const { drafts, revisions, acts, letters } = quotations;

  for (const { reference, receivedAt, quotation } of samples) {
    clock.time = receivedAt + 3 * hour;
    const content = await beginContent(reference, { ...parts, quotations });
    if (quotation === undefined || content === undefined) {
      continue;
    }
    const { id, version } = await drafts.create({
      reference,
      content: { ...priced(content), ...quotation.terms },
      person: person.id,
    });
    const clerk = { name: person.name, email: person.email };
    const sent = await revisions.freeze({ id, version, clerk, person: person.id });
    if (sent.outcome !== "sent") {
      throw new Error(`the demonstration's quotation was not sent: ${sent.outcome}`);
    }
    await printRevision(
      { quotations, printer, company, wordsOf: serviceWordsIn },
      { ...sent.revision, reference },
    );
    clock.time += 5 * hour;
    if (quotation.answer !== undefined) {
      await answer(id, quotation.answer);
    }
  }

  function answer(id: string, decision: BuyerDecision) {
    return acts.decide({ id, revision: 1, decision, actor: "buyer", person: null });
  }

  // Nobody reads letters to invented buyers.
  const currentTime = parts.clock.now();
  const order = {
    now: currentTime,
    until: currentTime + leaseTime,
    limit: 5 * samples.length,
    kinds: quotationKinds,
  };
  for (const { id, createdAt } of await letters.lease(order)) {
    await letters.markSent(id, { at: createdAt, over: "demonstration" });
  }
}

function priced(content: QuotationContent): QuotationContent {
  const lines = content.lines.map(({ unitPrice = inventedPrice, ...line }) => ({
    ...line,
    unitPrice,
  }));
  return { ...content, lines };
}
