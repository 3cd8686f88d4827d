import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { attemptFor, isUntouched, type Attempt } from "#domain/enquiry/draft.ts";
import { forEachField, type Enquiry, type EnquiryProblems } from "#domain/enquiry/enquiry.ts";
import type { Language } from "#domain/language.ts";
import { lineToSend } from "#reading/request/list-line.ts";
import { withoutSent, type RequestList } from "#domain/quotation/request-list.ts";
import type { SiteData } from "#domain/site-data.ts";
import { sendTimeout, withTimeout } from "#site/islands/time-limits.ts";
import { clearDraft, saveDraft, readForm, writeForm } from "#site/islands/form-draft.ts";
import { loadList } from "#site/islands/load-list.ts";
import { newKey } from "#site/islands/new-key.ts";
import { findRowsField } from "#site/islands/request/paste-rows.tsx";
import {
  fillDetails,
  saveDetails,
  readDetails,
  type DetailValues,
} from "#site/islands/request/request-details.tsx";
import type { SentRequest } from "#site/islands/request/sent-requests.ts";
import { sendOrPost } from "#site/islands/send-or-post.ts";
import { useRequestList } from "#site/islands/use-request-list.ts";
import { readProblems } from "#site/islands/use-send-enquiry.ts";
import type { RequestWords } from "#words/en.ts";

interface Parts {
  readonly language: Language;
  readonly words: RequestWords;
  readonly backend: SiteData["backend"];
  readonly onSent: (sent: SentRequest) => void;
  readonly onFailed: () => void;
  readonly onProblems: (problems: EnquiryProblems) => void;
}

/** The content of a request when it was sent; the form may change meanwhile. */
interface FormContent {
  readonly form: HTMLFormElement;
  readonly lines: RequestList;
  readonly values: Enquiry;
  readonly details: DetailValues;
  /** Tokens of uploaded files. */
  readonly files: readonly string[];
}

async function buildBody({ lines, values, details, files }: FormContent, language: Language) {
  // Without the catalogue, lines lack their units.
  const products = await withTimeout(sendTimeout, loadList(language)).catch(() => undefined);
  const { city, wanted, ownReference, phone, equivalents } = details;
  return {
    ...values,
    ...(city !== "" && { city }),
    ...(wanted !== "" && { wanted }),
    ...(ownReference !== "" && { ownReference }),
    ...(phone !== "" && { phone }),
    equivalents,
    ...(files.length > 0 && { attachments: files }),
    lines: lines.map((line) => lineToSend(line, products?.get(line.product ?? "")?.unit)),
  };
}

/** Clears the sent values from form and device; values changed since then stay. */
function clearForm({ form, values, details }: FormContent, { language, words }: Parts): void {
  const current = readForm(form);
  const typed = forEachField((field) => (current[field] === values[field] ? "" : current[field]));
  const currentDetails = readDetails(form);
  const changed = Object.entries(currentDetails).filter(
    ([name, value]) => Reflect.get(details, name) !== value,
  );
  const rows = findRowsField(form)?.value ?? "";
  form.reset();
  writeForm(form, typed);
  fillDetails(form, Object.fromEntries(changed), language, words);
  const field = findRowsField(form);
  if (field) {
    field.value = rows;
  }
  if (isUntouched(typed)) {
    clearDraft();
  } else {
    saveDraft({ values: typed });
  }
  saveDetails(changed.length > 0 ? readDetails(form) : undefined);
}

/** Sends the request; on success clears list, form and stored draft. */
export function useSendRequest(parts: Parts) {
  const { language, backend } = parts;
  const [, setList] = useRequestList();
  const lastAttempt = useRef<Attempt>(undefined);
  return useMutation({
    networkMode: "always",
    mutationFn: (content: FormContent) =>
      sendOrPost(content.form, backend, language, async () => {
        const body = await buildBody(content, language);
        const attempt = attemptFor(lastAttempt.current, JSON.stringify(body), newKey);
        lastAttempt.current = attempt;
        return { sending: { name: "send-quotation-request", body }, key: attempt.key };
      }),
    onSuccess: (receipt = "", content) => {
      const { lines, details } = content;
      const [, reference = ""] = /\/receipt\/([^?]+)/.exec(receipt) ?? [];
      lastAttempt.current = undefined;
      setList((list) => withoutSent(list, lines));
      clearForm(content, parts);
      parts.onProblems({});
      parts.onSent({ reference, receipt, at: Date.now(), lines, details });
    },
    onError: async (error, { form }) => {
      console.error(error);
      saveDraft({ values: readForm(form) });
      parts.onFailed();
      parts.onProblems(await readProblems(error));
    },
  });
}
