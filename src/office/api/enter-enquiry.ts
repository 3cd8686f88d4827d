import { randomBytes, randomUUID } from "node:crypto";
import { isEmail, tidyLine, tidyText } from "#domain/enquiry/rules.ts";
import { makeReference, referenceBytes } from "#domain/enquiry/reference.ts";
import type { NewEnquiryMessage } from "#domain/office/enquiry-messages.ts";
import { workBounds } from "#domain/office/enquiry-messages.ts";
import { formatRequest } from "#domain/quotation/tell-request.ts";
import { parseRequest } from "#reading/request/read-request.ts";
import { submissionHash } from "#server/enquiries/content-hash.ts";
import { messageIdOf } from "#server/mail/letter.ts";
import type { OfficeParts } from "#office/api/parts.ts";
import { serviceWordsIn } from "#words/service.ts";

interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

type Entered =
  | { readonly ok: true; readonly reference: string }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

type EnterParts = Pick<OfficeParts, "store" | "work" | "settings" | "clock">;

/** Keeps an enquiry that a clerk enters; no letter about it goes out. */
export async function enterEnquiry(
  message: NewEnquiryMessage,
  person: string,
  parts: EnterParts,
): Promise<Entered> {
  const receivedAt = parts.clock.now();
  const { city, phone, words, lines } = message;
  const reading = parseRequest({ city, phone, lines }, receivedAt);
  const problems = [...contactProblems(message), ...(reading.ok ? [] : reading.problems)];
  if (!reading.ok || problems.length > 0) {
    return { ok: false, problems };
  }
  const request = { ...reading.request, ...(words !== "" && { words: tidyText(words) }) };
  const enquiry = {
    name: tidyLine(message.name),
    company: tidyLine(message.company),
    email: message.email,
    message: formatRequest(request, serviceWordsIn(message.language).quotation),
  };
  const reference = makeReference(randomBytes(referenceBytes));
  const added = await parts.store.add({
    reference,
    enquiry,
    request,
    language: message.language,
    receivedAt,
    contentHash: submissionHash(enquiry, request),
    key: `clerk:${message.key}`,
    messageId: messageIdOf(reference, parts.settings.mailFrom),
    enteredBy: person,
  });
  if (added.outcome === "conflict") {
    // A changed form under an old key is another enquiry.
    return enterEnquiry({ ...message, key: randomUUID() }, person, parts);
  }
  if (added.outcome === "files gone") {
    throw new Error("an enquiry without files lacks some");
  }
  const pasted = message.pasted.trim().slice(0, workBounds.note);
  if (added.outcome === "stored" && pasted !== "") {
    await parts.work.addNote(added.reference, { person, text: pasted });
  }
  return { ok: true, reference: added.reference };
}

/** A buyer needs a name or a company, and an e-mail address or a phone number. */
function contactProblems({ name, company, email, phone }: NewEnquiryMessage): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (name === "" && company === "") {
    problems.push({ field: "company", problem: "missing" });
  }
  if (email === "" && phone === "") {
    problems.push({ field: "phone", problem: "missing" });
  }
  if (email !== "" && !isEmail(email)) {
    problems.push({ field: "email", problem: "malformed" });
  }
  return problems;
}
