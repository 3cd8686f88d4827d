import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { attemptFor, contentOf, emptyEnquiry, type Attempt } from "#domain/enquiry/draft.ts";
import type { EnquiryProblems } from "#domain/enquiry/enquiry.ts";
import { readRefusal } from "#domain/enquiry/refusal.ts";
import type { SiteData } from "#domain/site-data.ts";
import type { Language } from "#domain/language.ts";
import { clearDraft, saveDraft, loadDraft, readForm, writeForm } from "#site/islands/form-draft.ts";
import { newKey } from "#site/islands/new-key.ts";
import { PlainRefusal } from "#site/islands/plain-backend.ts";
import { loadBackend, sendOrPost } from "#site/islands/send-or-post.ts";

type Backend = SiteData["backend"];

/** Loads the backend client while the visitor types; failures surface on sending. */
export function prepareBackend(backend: Backend): void {
  loadBackend().then(
    ({ backendClient }) => backendClient(backend),
    () => undefined,
  );
}

/** Reads the invalid fields from a refusal; empty if the request itself failed. */
export async function readProblems(error: unknown): Promise<EnquiryProblems> {
  try {
    if (error instanceof PlainRefusal) {
      return error.answer.status === 422 ? readRefusal(await error.answer.json()) : {};
    }
    const { readRefusalBody } = await loadBackend();
    return readRefusal(await readRefusalBody(error));
  } catch {
    return {};
  }
}

interface Outcome {
  /** Called with the address of the receipt, if any. */
  readonly onSent: (receipt?: string) => void;
  readonly onFailed: () => void;
  readonly onProblems: (problems: EnquiryProblems) => void;
}

/** Sends the form; on success clears form and draft. */
export function useSendEnquiry(
  language: Language,
  backend: Backend,
  { onSent, onFailed, onProblems }: Outcome,
) {
  const lastAttempt = useRef<Attempt>(undefined);
  return useMutation({
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
      writeForm(form, emptyEnquiry);
      clearDraft();
      lastAttempt.current = undefined;
      onProblems({});
      onSent(receipt);
    },
    onError: async (error) => {
      console.error(error);
      onFailed();
      onProblems(await readProblems(error));
    },
  });
}
