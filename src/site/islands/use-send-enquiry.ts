import { useMutation } from "@tanstack/react-query";
import { useRef, type RefObject } from "react";
import { attemptFor, contentOf, emptyEnquiry, type Attempt } from "#domain/enquiry/draft.ts";
import { forEachField, type EnquiryProblems } from "#domain/enquiry/enquiry.ts";
import { readRefusal } from "#domain/enquiry/refusal.ts";
import type { SiteData } from "#domain/site-data.ts";
import type { Language } from "#domain/language.ts";
import { clearDraft, saveDraft, loadDraft, readForm, writeForm } from "#site/islands/form-draft.ts";
import { newKey } from "#site/islands/new-key.ts";
import { SendError } from "#site/islands/send-by-fetch.ts";
import { sendOrPost } from "#site/islands/send-or-post.ts";
import type { Sending } from "#site/islands/sending.ts";
import { useWaiting } from "#site/islands/use-waiting.ts";

/** Reads the invalid fields from a refusal; empty if the request itself failed. */
export async function readProblems(error: unknown): Promise<EnquiryProblems> {
  try {
    const answer = error instanceof SendError ? error.answer : undefined;
    return answer?.status === 422 ? readRefusal(await answer.json()) : {};
  } catch {
    return {};
  }
}

/** Reports whether an enquiry was not answered because the device has no connection. */
export function isOffline(error: unknown): boolean {
  return error instanceof SendError && error.answer === undefined && !navigator.onLine;
}

interface Outcome {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Called when the enquiry is kept until there is a connection. */
  readonly onWaiting: () => void;
  /** Called with the address of the receipt, if any. */
  readonly onSent: (receipt?: string) => void;
  readonly onFailed: () => void;
  readonly onProblems: (problems: EnquiryProblems) => void;
}

/** Sends the form; on success clears form and draft. Without a connection, keeps the enquiry. */
export function useSendEnquiry(
  language: Language,
  backend: SiteData["backend"],
  { form: formRef, onSent, onFailed, onWaiting, onProblems }: Outcome,
) {
  const lastAttempt = useRef<Attempt>(undefined);

  function finish(form: HTMLFormElement, receipt: string | undefined): void {
    writeForm(form, emptyEnquiry);
    clearDraft();
    lastAttempt.current = undefined;
    onProblems({});
    onSent(receipt);
  }

  const { waiting, ...queue } = useWaiting({
    name: "send-contact-email",
    language,
    backend,
    onSent: ({ sending, receipt }) => {
      const form = formRef.current;
      const isUnchanged =
        form &&
        contentOf(readForm(form)) === contentOf(forEachField((field) => sending.body[field] ?? ""));
      if (isUnchanged) {
        finish(form, receipt);
      } else {
        onSent(receipt);
      }
    },
    onRefused: onFailed,
  });

  const mutation = useMutation({
    networkMode: "always",
    mutationFn: (form: HTMLFormElement) =>
      sendOrPost(form, backend, language, () => {
        const enquiry = readForm(form);
        const previousAttempt = lastAttempt.current ?? loadDraft()?.attempt;
        const attempt = attemptFor(previousAttempt, contentOf(enquiry), newKey);
        lastAttempt.current = attempt;
        saveDraft({ values: enquiry, attempt });
        return { sending: { name: "send-contact-email", body: enquiry }, key: attempt.key };
      }),
    onSuccess: (receipt, form) => {
      queue.discard();
      finish(form, receipt);
    },
    onError: async (error, form) => {
      const attempt = lastAttempt.current;
      if (isOffline(error) && attempt) {
        const sending: Sending = { name: "send-contact-email", body: readForm(form) };
        if (await queue.keep(sending, attempt.key, [])) {
          onWaiting();
          return;
        }
      }
      console.error(error);
      onFailed();
      onProblems(await readProblems(error));
    },
  });
  return { send: mutation, waiting, queue };
}
