import { createClient, FunctionsHttpError, type SupabaseClient } from "@supabase/supabase-js";
import { receiptPageIn } from "#domain/enquiry/receipt.ts";
import type { Language } from "#domain/language.ts";
import type { SiteData } from "#domain/site-data.ts";
import type { Sending } from "#site/islands/sending.ts";

/** Milliseconds until an unanswered request counts as failed; the library has no limit of its own. */
const timeout = 20_000;

let client: SupabaseClient | undefined;

/** The backend client, with the public anonymous key; it keeps its session in local storage itself. */
export function backendClient({ url, anonKey }: SiteData["backend"]): SupabaseClient {
  client ??= createClient(url === "" ? location.origin : url, anonKey);
  return client;
}

/**
 * Sends what is to be sent, and apart from it the language of the page, by a header that no browser asks
 * another origin's leave for. Throws the reply's error part; answers the address of the receipt, where
 * the backend gives one.
 */
export async function send(
  backend: SiteData["backend"],
  { name, body }: Sending,
  language: Language,
  idempotencyKey: string,
): Promise<string | undefined> {
  const headers = { "Idempotency-Key": idempotencyKey, "Content-Language": language };
  const options = { body: { ...body }, headers, timeout };
  const { data, error } = await backendClient(backend).functions.invoke<unknown>(name, options);
  if (error) {
    throw error;
  }
  return receiptPageIn(data);
}

/** The body of a refusal that names its fields, or undefined for any other error. */
export async function refusalOf(error: unknown): Promise<unknown> {
  if (!(error instanceof FunctionsHttpError)) {
    return undefined;
  }
  const reply: unknown = error.context;
  return reply instanceof Response && reply.status === 422 ? reply.clone().json() : undefined;
}
