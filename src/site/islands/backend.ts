import { createClient, FunctionsHttpError, type SupabaseClient } from "@supabase/supabase-js";
import { receiptPageIn } from "#domain/enquiry/receipt.ts";
import type { Language } from "#domain/language.ts";
import type { SiteData } from "#domain/site-data.ts";
import type { Sending } from "#site/islands/sending.ts";

/** Milliseconds until a request fails; the library has no timeout of its own. */
const timeout = 20_000;

let client: SupabaseClient | undefined;

/**
 * Returns the backend client for the public anonymous key; it stores its session in local storage.
 */
export function backendClient({ url, anonKey }: SiteData["backend"]): SupabaseClient {
  client ??= createClient(url === "" ? location.origin : url, anonKey);
  return client;
}

/**
 * Sends an enquiry and returns the address of its receipt, if any. Throws the reply's error. The
 * language travels in a header that needs no CORS preflight.
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

/** Returns the body of a refusal that names its fields; undefined for other errors. */
export async function readRefusalBody(error: unknown): Promise<unknown> {
  if (!(error instanceof FunctionsHttpError)) {
    return undefined;
  }
  const reply: unknown = error.context;
  return reply instanceof Response && reply.status === 422 ? reply.clone().json() : undefined;
}
