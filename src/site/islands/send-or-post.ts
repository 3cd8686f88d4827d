import type { FormEvent } from "react";
import type { SiteData } from "#domain/site-data.ts";
import type { Language } from "#domain/language.ts";
import { sendTimeout, withTimeout } from "#site/islands/time-limits.ts";
import { recordAttempt, type Attempt } from "#site/islands/attempts.ts";
import { PlainRefusal, sendPlainly } from "#site/islands/plain-backend.ts";
import { postPlainly } from "#site/islands/post-plainly.ts";
import type { Sending } from "#site/islands/sending.ts";

export const loadBackend = () => import("#site/islands/backend.ts");

interface Prepared {
  readonly sending: Sending;
  readonly key: string;
}

/** Returns true if an error is the outcome of the request, not a failure of the script. */
function isOutcome(error: unknown): boolean {
  return (
    error instanceof PlainRefusal ||
    (error instanceof Error && /^Functions|^TimeoutError$/.test(error.name)) ||
    !navigator.onLine
  );
}

/**
 * Sends an enquiry by script. If the script fails or is blocked, posts the form natively and never
 * resolves.
 */
export async function sendOrPost(
  form: HTMLFormElement,
  backend: SiteData["backend"],
  language: Language,
  prepare: () => Prepared | Promise<Prepared>,
): Promise<string | undefined> {
  const island = form.parentElement;
  const attempt: Attempt = {};
  const send = async () => {
    try {
      const { sending, key } = await prepare();
      attempt.key = key;
      // If the client does not load in time, `fetch` sends the enquiry.
      const client = await withTimeout(sendTimeout, loadBackend()).catch(() => undefined);
      return await (client?.send ?? sendPlainly)(backend, sending, language, key);
    } catch (error) {
      if (isOutcome(error)) {
        throw error;
      }
      console.error(error);
      // An island that failed meanwhile has a new form.
      const currentForm = form.isConnected ? form : island?.querySelector("form");
      postPlainly(currentForm ?? form, attempt.key);
      return new Promise<never>(() => undefined);
    }
  };
  recordAttempt(form, attempt);
  attempt.answered = send();
  return attempt.answered;
}

/** Wraps a submit handler: if it throws, the form is posted natively. */
export function orPostPlainly(submit: (event: FormEvent<HTMLFormElement>) => void) {
  return (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    try {
      submit(event);
    } catch (error) {
      event.preventDefault();
      console.error(error);
      postPlainly(form);
    }
  };
}
