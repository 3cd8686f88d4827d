import { createClient, FunctionsHttpError, type SupabaseClient } from "@supabase/supabase-js";
import { receiptPageIn } from "#domain/enquiry/receipt.ts";
import type { Language } from "#domain/language.ts";
import type { SiteData } from "#domain/site-data.ts";
import { SendError } from "#site/islands/send-by-fetch.ts";
import type { Sending } from "#site/islands/sending.ts";

/** Milliseconds until an unanswered request counts as failed; the library has no limit of its own. */
const timeout = 20_000;

let client: SupabaseClient | undefined;

/** The client of the hosted backend, with the public anonymous key; it keeps its session in local storage. */
export function openClient({ url, anonKey }: SiteData["backend"]): SupabaseClient {
  client ??= createClient(url, anonKey);
  return client;
}

/**
 * Sends an enquiry, and the language of the page by a header that needs no CORS preflight. Throws a
 * SendError for an error of the reply. Returns the address of the receipt, if any.
 */
export async function send(
  backend: SiteData["backend"],
  { name, body }: Sending,
  language: Language,
  idempotencyKey: string,
): Promise<string | undefined> {
  const headers = { "Idempotency-Key": idempotencyKey, "Content-Language": language };
  const options = { body: { ...body }, headers, timeout };
  const { data, error } = await openClient(backend).functions.invoke<unknown>(name, options);
  if (error) {
    const reply: unknown = error instanceof FunctionsHttpError ? error.context : undefined;
    const answer = reply instanceof Response ? reply : undefined;
    throw new SendError("The hosted backend did not take the enquiry", answer, { cause: error });
  }
  return receiptPageIn(data);
}
