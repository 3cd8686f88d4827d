import { receiptPageIn } from "#domain/enquiry/receipt.ts";
import type { Language } from "#domain/language.ts";
import type { SiteData } from "#domain/site-data.ts";
import type { Sending } from "#site/islands/sending.ts";

/** Milliseconds until a request fails. */
const timeout = 20_000;

/** A refused enquiry with its answer, or an enquiry without an answer. */
export class SendError extends Error {
  readonly answer: Response | undefined;

  constructor(message: string, answer?: Response, options?: ErrorOptions) {
    super(message, options);
    this.name = "SendError";
    this.answer = answer;
  }
}

/**
 * Calls a function of the backend, as the client of a hosted backend does. Returns the address of the
 * receipt, if any. Throws a SendError for an error status and where there is no answer.
 */
export async function sendByFetch(
  { url, anonKey }: SiteData["backend"],
  { name, body }: Sending,
  language: Language,
  idempotencyKey: string,
): Promise<string | undefined> {
  const answer = await fetch(`${url}/functions/v1/${name}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Content-Language": language,
      "Idempotency-Key": idempotencyKey,
      apikey: anonKey,
      Authorization: `Bearer ${anonKey}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw new SendError("The enquiry was not answered", undefined, { cause });
  });
  if (!answer.ok) {
    throw new SendError(`The enquiry was answered with ${answer.status}`, answer);
  }
  return receiptPageIn(await answer.json().catch(() => undefined));
}
