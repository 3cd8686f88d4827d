import { createClient, FunctionsHttpError, type SupabaseClient } from "@supabase/supabase-js";
import { backend } from "#generated/site.ts";
import type { Enquiry } from "#domain/enquiry/enquiry.ts";

/** Milliseconds until an unanswered request counts as failed; the library has no limit of its own. */
const timeout = 20_000;

let client: SupabaseClient | undefined;

/** The backend client, with the public anonymous key; it keeps its session in local storage itself. */
export function backendClient(): SupabaseClient {
  client ??= createClient(backend.url === "" ? location.origin : backend.url, backend.anonKey);
  return client;
}

/** Sends the four fields. Throws the reply's error part; the data part is not used. */
export async function sendEnquiry(enquiry: Enquiry, idempotencyKey: string): Promise<void> {
  const { name, email, company, message } = enquiry;
  const { error } = await backendClient().functions.invoke("send-contact-email", {
    body: { name, email, company, message },
    headers: { "Idempotency-Key": idempotencyKey },
    timeout,
  });
  if (error) throw error;
}

/** The body of a refusal that names its fields, or undefined for any other error. */
export async function refusalOf(error: unknown): Promise<unknown> {
  if (!(error instanceof FunctionsHttpError)) return undefined;
  const reply: unknown = error.context;
  return reply instanceof Response && reply.status === 422 ? reply.clone().json() : undefined;
}
