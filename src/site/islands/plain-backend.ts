import { receiptPageIn } from "#domain/enquiry/receipt.ts";
import type { Language } from "#domain/language.ts";
import type { SiteData } from "#domain/site-data.ts";
import type { Sending } from "#site/islands/sending.ts";

/** Milliseconds until a request fails. */
const timeout = 20_000;

/** A reply with an error status. */
export class PlainRefusal extends Error {
  readonly answer: Response;

  constructor(answer: Response) {
    super(`The enquiry was answered with ${answer.status}`);
    this.answer = answer;
  }
}

/**
 * Sends an enquiry with `fetch` and returns the address of its receipt, if any. Throws PlainRefusal
 * for an error status.
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
