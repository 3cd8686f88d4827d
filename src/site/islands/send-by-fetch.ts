import { receiptPageIn } from "#domain/enquiry/receipt.ts";
import type { Language } from "#domain/language.ts";
import type { SiteData } from "#domain/site-data.ts";
import type { Sending } from "#site/islands/sending.ts";

/** Milliseconds until an unanswered request counts as failed. */
const timeout = 20_000;

/** An enquiry that was refused, with the answer, or that was never answered. */
export class SendError extends Error {
  readonly answer: Response | undefined;

  constructor(message: string, answer?: Response, options?: ErrorOptions) {
    super(message, options);
    this.name = "SendError";
    this.answer = answer;
  }
}

/**
 * Calls a function of the backend, as the client of a hosted backend does. Throws a SendError for an
 * answer that is no success, and where there is none. Returns the address of the receipt, if any.
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
