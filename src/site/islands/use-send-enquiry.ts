import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { attemptFor, contentOf, emptyEnquiry, type Attempt } from "#domain/enquiry/draft.ts";
import type { EnquiryProblems } from "#domain/enquiry/enquiry.ts";
import { readRefusal } from "#domain/enquiry/refusal.ts";
import type { SiteData } from "#domain/site-data.ts";
import type { Language } from "#domain/language.ts";
import { clearDraft, saveDraft, loadDraft, readForm, writeForm } from "#site/islands/form-draft.ts";
import { newKey } from "#site/islands/new-key.ts";
import { SendError } from "#site/islands/send-by-fetch.ts";
import { sendOrPost } from "#site/islands/send-or-post.ts";

/** Reads the invalid fields from a refusal; empty if the request itself failed. */
export async function readProblems(error: unknown): Promise<EnquiryProblems> {
  try {
    const answer = error instanceof SendError ? error.answer : undefined;
    return answer?.status === 422 ? readRefusal(await answer.json()) : {};
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
  backend: SiteData["backend"],
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
