import { receiptPageIn } from "#domain/enquiry/receipt.ts";
import type { Language } from "#domain/language.ts";
import type { SiteData } from "#domain/site-data.ts";
import type { Sending } from "#site/islands/sending.ts";

/** Milliseconds until an unanswered request counts as failed. */
const timeout = 20_000;

/** An answer that is no success. */
export class PlainRefusal extends Error {
  readonly answer: Response;

  constructor(answer: Response) {
    super(`The enquiry was answered with ${answer.status}`);
    this.answer = answer;
  }
}

/**
 * Sends what the backend client would send, where its script is not to be had. Throws a PlainRefusal for
 * an answer that is no success, and what `fetch` throws where there is none. Answers the address of the
 * receipt, where the backend gives one.
 */
export async function sendPlainly(
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
  });
  if (!answer.ok) {
    throw new PlainRefusal(answer);
  }
  return receiptPageIn(await answer.json().catch(() => undefined));
}
