import { useMutation } from "@tanstack/react-query";
import { useRef, type RefObject } from "react";
import { attemptFor, isUntouched, type Attempt } from "#domain/enquiry/draft.ts";
import { forEachField, type Enquiry, type EnquiryProblems } from "#domain/enquiry/enquiry.ts";
import type { Language } from "#domain/language.ts";
import { lineToSend } from "#reading/request/list-line.ts";
import { withoutSent, type RequestList } from "#domain/quotation/request-list.ts";
import type { SiteData } from "#domain/site-data.ts";
import { sendTimeout, withTimeout } from "#site/islands/time-limits.ts";
import { clearDraft, saveDraft, readForm, writeForm } from "#site/islands/form-draft.ts";
import type { Sending } from "#site/islands/sending.ts";
import { useWaiting } from "#site/islands/use-waiting.ts";
import { loadList } from "#site/islands/load-list.ts";
import { newKey } from "#site/islands/new-key.ts";
import { findRowsField } from "#site/islands/request/paste-rows.tsx";
import {
  fillDetails,
  parseDetails,
  saveDetails,
  readDetails,
  type DetailValues,
} from "#site/islands/request/request-details.tsx";
import type { SentRequest } from "#site/islands/request/sent-requests.ts";
import { sendOrPost } from "#site/islands/send-or-post.ts";
import { useRequestList } from "#site/islands/use-request-list.ts";
import { isOffline, readProblems } from "#site/islands/use-send-enquiry.ts";
import type { RequestWords } from "#words/en.ts";

interface Parts {
  readonly language: Language;
  readonly words: RequestWords;
  readonly backend: SiteData["backend"];
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onSent: (sent: SentRequest) => void;
  /** Called when the request is kept until there is a connection. */
  readonly onWaiting: () => void;
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

/** Restores the content of a request that was kept on the device. */
function readWaitingContent(
  form: HTMLFormElement,
  lines: RequestList,
  body: Sending["body"],
): FormContent {
  const fields: Readonly<Record<string, unknown>> = { ...body };
  const textOf = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  return { form, lines, values: forEachField(textOf), details: parseDetails(body), files: [] };
}

/** Sends the request; on success clears list, form and stored draft. Without a connection, keeps it. */
export function useSendRequest(parts: Parts) {
  const { language, backend } = parts;
  const [, setList] = useRequestList();
  const lastAttempt = useRef<Attempt>(undefined);
  const lastSending = useRef<Sending>(undefined);

  function finish(content: FormContent, receipt = ""): void {
    const { lines, details } = content;
    const [, reference = ""] = /\/receipt\/([^?]+)/.exec(receipt) ?? [];
    lastAttempt.current = undefined;
    setList((list) => withoutSent(list, lines));
    clearForm(content, parts);
    parts.onProblems({});
    parts.onSent({ reference, receipt, at: Date.now(), lines, details });
  }

  const { waiting, ...queue } = useWaiting({
    name: "send-quotation-request",
    language,
    backend,
    onSent: ({ lines, sending, receipt }) => {
      if (parts.form.current) {
        finish(readWaitingContent(parts.form.current, lines, sending.body), receipt);
      }
    },
    onRefused: parts.onFailed,
  });

  const mutation = useMutation({
    networkMode: "always",
    mutationFn: (content: FormContent) =>
      sendOrPost(content.form, backend, language, async () => {
        const body = await buildBody(content, language);
        const previousAttempt = waiting && {
          key: waiting.key,
          content: JSON.stringify(waiting.sending.body),
        };
        const attempt = attemptFor(
          lastAttempt.current ?? previousAttempt,
          JSON.stringify(body),
          newKey,
        );
        lastAttempt.current = attempt;
        lastSending.current = { name: "send-quotation-request", body };
        return { sending: lastSending.current, key: attempt.key };
      }),
    onSuccess: (receipt, content) => {
      queue.discard();
      finish(content, receipt);
    },
    onError: async (error, { form, lines }) => {
      saveDraft({ values: readForm(form) });
      const [sending, attempt] = [lastSending.current, lastAttempt.current];
      if (isOffline(error) && sending && attempt) {
        if (await queue.keep(sending, attempt.key, lines)) {
          parts.onWaiting();
          return;
        }
      }
      console.error(error);
      parts.onFailed();
      parts.onProblems(await readProblems(error));
    },
  });
  return { send: mutation, waiting, queue };
}
