import type { FormEvent } from "react";
import type { SiteData } from "#domain/site-data.ts";
import type { Language } from "#domain/language.ts";
import { sendTimeout, withTimeout } from "#site/islands/time-limits.ts";
import { noteAttempt, type Attempt } from "#site/islands/attempts.ts";
import { PlainRefusal, sendPlainly } from "#site/islands/plain-backend.ts";
import { postPlainly } from "#site/islands/post-plainly.ts";
import type { Sending } from "#site/islands/sending.ts";

export const loadBackend = () => import("#site/islands/backend.ts");

interface Prepared {
  readonly sending: Sending;
  readonly key: string;
}

/** Whether an error tells the outcome of a request; any other comes from the script itself. */
function isOutcome(error: unknown): boolean {
  return (
    error instanceof PlainRefusal ||
    (error instanceof Error && /^Functions|^TimeoutError$/.test(error.name)) ||
    !navigator.onLine
  );
}

/**
 * Sends an enquiry by script. Where a script fails or blockers stop the request, posts the form plainly;
 * the answer to that is another page, so it never resolves.
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
      // Sending needs no client: a plain request does where its script stalls.
      const client = await withTimeout(sendTimeout, loadBackend()).catch(() => undefined);
      return await (client?.send ?? sendPlainly)(backend, sending, language, key);
    } catch (error) {
      if (isOutcome(error)) {
        throw error;
      }
      console.error(error);
      // An island that broke meanwhile has another form.
      const standing = form.isConnected ? form : island?.querySelector("form");
      postPlainly(standing ?? form, attempt.key);
      return new Promise<never>(() => undefined);
    }
  };
  noteAttempt(form, attempt);
  attempt.answered = send();
  return attempt.answered;
}

/** Makes a handler of submit that posts the form plainly where it throws. */
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
