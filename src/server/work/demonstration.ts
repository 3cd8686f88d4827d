import { createHash } from "node:crypto";
import { makeReference } from "#domain/enquiry/reference.ts";
import type { Line } from "#domain/quotation/line.ts";
import type { QuotationRequest } from "#domain/quotation/quotation-request.ts";
import type { WordsOf } from "#domain/service-words.ts";
import { formatRequest } from "#domain/quotation/tell-request.ts";
import type { Clock } from "#server/clock.ts";
import { submissionHash } from "#server/enquiries/content-hash.ts";
import type { Database } from "#server/enquiries/database.ts";
import { changeState } from "#server/enquiries/enquiry-state.ts";
import type { EnquiryStore } from "#server/enquiries/store.ts";
import { messageIdOf } from "#server/mail/letter.ts";
import type { CurrentCatalogue, PublishedCatalogue } from "#server/releases/current-catalogue.ts";
import { sampleEnquiries } from "#server/work/demonstration-enquiries.ts";
import type { WorkStore } from "#server/work/work-store.ts";

type SampleEnquiry = (typeof sampleEnquiries)[number];

const hour = 60 * 60_000;

interface DemonstrationParts {
  readonly store: EnquiryStore;
  readonly database: Database;
  readonly work: Pick<WorkStore, "addNote">;
  readonly catalogue: CurrentCatalogue;
  readonly clock: Clock;
  readonly wordsOf: WordsOf;
  readonly mailFrom: string;
  /** Person who has taken the enquiries. */
  readonly person: string;
}

/** An invented enquiry in the store. */
export interface AddedSample extends Pick<SampleEnquiry, "quotation"> {
  readonly reference: string;
  readonly receivedAt: number;
}

/** Fills an empty store with invented enquiries in every state, and returns them. */
export async function addDemonstration(parts: DemonstrationParts): Promise<AddedSample[]> {
  const { enquiries } = await parts.store.counts();
  const published = await parts.catalogue();
  if (enquiries > 0 || published === undefined) {
    return [];
  }
  const added: AddedSample[] = [];
  for (const [index, sample] of sampleEnquiries.entries()) {
    added.push(await addSample(sample, index, published, parts));
  }
  return added;
}

async function addSample(
  sample: SampleEnquiry,
  index: number,
  published: PublishedCatalogue,
  parts: DemonstrationParts,
): Promise<AddedSample> {
  const { store, database, person } = parts;
  const { name, email, company, language, steps = [], note } = sample;
  const receivedAt = Math.round(parts.clock.now() - sample.hours * hour);
  const request = requestOf(sample, published);
  const message = formatRequest(request, parts.wordsOf(language).quotation);
  const enquiry = { name, email, company, message };
  const reference = makeReference(createHash("sha256").update(`sample ${index}`).digest());
  await store.add({
    reference,
    enquiry,
    request,
    language,
    receivedAt,
    contentHash: submissionHash(enquiry, request),
    key: `demonstration:${index}`,
    messageId: messageIdOf(reference, parts.mailFrom),
    ...(sample.isHeld === true && { suspicion: "filled the hidden field" }),
    ...(sample.isByClerk === true && { enteredBy: person }),
  });
  if (sample.isHeld !== true && sample.isByClerk !== true) {
    await store.markSent(reference, { at: receivedAt, over: "demonstration" });
  }
  for (const [place, nextState] of steps.entries()) {
    const changedAt = receivedAt + (place + 1) * 2 * hour;
    const reason = nextState === "lost" ? (sample.reason ?? null) : null;
    await database.transaction((session) =>
      changeState(session, reference, { to: nextState, at: changedAt, reason, person }),
    );
  }
  if (note !== undefined) {
    await parts.work.addNote(reference, { person, text: note });
  }
  const { quotation } = sample;
  return { reference, receivedAt, ...(quotation !== undefined && { quotation }) };
}

function requestOf(
  { city, phone, words, language, lines }: SampleEnquiry,
  published: PublishedCatalogue,
): QuotationRequest {
  const { search } = published.in(language);
  return {
    city,
    equivalents: true,
    ...(phone !== undefined && { phone }),
    ...(words !== undefined && { words }),
    lines: lines.map(([text, quantity]): Line => {
      const product = search(text).products.find(({ status }) => status === "live");
      return product === undefined
        ? { text, quantity, sizes: [] }
        : {
            product: product.slug,
            code: product.code,
            text: product.name,
            unit: product.order.unit,
            quantity,
            sizes: [],
          };
    }),
  };
}
