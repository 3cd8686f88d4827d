import type { FormEvent } from "react";
import type { SiteData } from "#domain/site-data.ts";
import type { Language } from "#domain/language.ts";
import { sendTimeout, withTimeout } from "#site/islands/time-limits.ts";
import { recordAttempt, type Attempt } from "#site/islands/attempts.ts";
import { postPlainly } from "#site/islands/post-plainly.ts";
import { SendError, sendByFetch } from "#site/islands/send-by-fetch.ts";
import type { Sending } from "#site/islands/sending.ts";

type Backend = SiteData["backend"];

/** Loads the client of a hosted backend; without one there is nothing to load. */
function loadHostedBackend({ url }: Backend) {
  return url === "" ? Promise.resolve(undefined) : import("#site/islands/hosted-backend.ts");
}

/** Loads the client of a hosted backend while the visitor types; a failure shows when sending. */
export function prepareBackend(backend: Backend): void {
  loadHostedBackend(backend).then(
    (hosted) => hosted?.openClient(backend),
    () => undefined,
  );
}

interface Prepared {
  readonly sending: Sending;
  readonly key: string;
}

/**
 * Sends an enquiry by script. If the script fails or is blocked, posts the form natively and never
 * resolves.
 */
export async function sendOrPost(
  form: HTMLFormElement,
  backend: Backend,
  language: Language,
  prepare: () => Prepared | Promise<Prepared>,
): Promise<string | undefined> {
  const island = form.parentElement;
  const attempt: Attempt = {};
  const send = async () => {
    try {
      const { sending, key } = await prepare();
      attempt.key = key;
      // A hosted backend takes a plain request too, if its client does not load in time.
      const loading = withTimeout(sendTimeout, loadHostedBackend(backend));
      const hosted = await loading.catch(() => undefined);
      return await (hosted?.send ?? sendByFetch)(backend, sending, language, key);
    } catch (error) {
      if (error instanceof SendError || !navigator.onLine) {
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
