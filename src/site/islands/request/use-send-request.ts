import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { attemptFor, isUntouched, type Attempt } from "#domain/enquiry/draft.ts";
import { forEachField, type Enquiry, type EnquiryProblems } from "#domain/enquiry/enquiry.ts";
import type { Language } from "#domain/language.ts";
import { lineToSend } from "#reading/request/list-line.ts";
import { withoutSent, type RequestList } from "#domain/quotation/request-list.ts";
import type { SiteData } from "#domain/site-data.ts";
import { sendTimeout, withTimeout } from "#site/islands/time-limits.ts";
import { forgetDraft, keepDraft, readForm, writeForm } from "#site/islands/form-draft.ts";
import { loadList } from "#site/islands/load-list.ts";
import { newKey } from "#site/islands/new-key.ts";
import { rowsIn } from "#site/islands/request/paste-rows.tsx";
import {
  fillDetails,
  keepDetails,
  readDetails,
  type DetailValues,
} from "#site/islands/request/request-details.tsx";
import type { SentRequest } from "#site/islands/request/sent-requests.ts";
import { sendOrPost } from "#site/islands/send-or-post.ts";
import { useRequestList } from "#site/islands/use-request-list.ts";
import { problemsIn } from "#site/islands/use-send-enquiry.ts";
import type { RequestWords } from "#words/en.ts";

interface Parts {
  readonly language: Language;
  readonly words: RequestWords;
  readonly backend: SiteData["backend"];
  readonly onSent: (sent: SentRequest) => void;
  readonly onFailed: () => void;
  readonly onProblems: (problems: EnquiryProblems) => void;
}

/** A request as it stood when it was sent; the form may be typed in meanwhile. */
interface Asked {
  readonly form: HTMLFormElement;
  readonly lines: RequestList;
  readonly values: Enquiry;
  readonly details: DetailValues;
}

async function bodyOf({ lines, values, details }: Asked, language: Language) {
  // Without the catalogue a line goes without its unit.
  const products = await withTimeout(sendTimeout, loadList(language)).catch(() => undefined);
  const { city, wanted, ownReference, equivalents } = details;
  return {
    ...values,
    ...(city !== "" && { city }),
    ...(wanted !== "" && { wanted }),
    ...(ownReference !== "" && { ownReference }),
    equivalents,
    lines: lines.map((line) => lineToSend(line, products?.get(line.product ?? "")?.unit)),
  };
}

/** Empties the form of what was sent; what was typed since then stays, on the device too. */
function clearForm({ form, values, details }: Asked, { language, words }: Parts): void {
  const now = readForm(form);
  const typed = forEachField((field) => (now[field] === values[field] ? "" : now[field]));
  const said = readDetails(form);
  const changed = Object.entries(said).filter(
    ([name, value]) => Reflect.get(details, name) !== value,
  );
  const rows = rowsIn(form)?.value ?? "";
  form.reset();
  writeForm(form, typed);
  fillDetails(form, Object.fromEntries(changed), language, words);
  const field = rowsIn(form);
  if (field) {
    field.value = rows;
  }
  if (isUntouched(typed)) {
    forgetDraft();
  } else {
    keepDraft({ values: typed });
  }
  keepDetails(changed.length > 0 ? readDetails(form) : undefined);
}

/** Sends the request; on success what was sent leaves list, form and device. */
export function useSendRequest(parts: Parts) {
  const { language, backend } = parts;
  const [, setList] = useRequestList();
  const lastAttempt = useRef<Attempt>(undefined);
  return useMutation({
    networkMode: "always",
    mutationFn: (asked: Asked) =>
      sendOrPost(asked.form, backend, language, async () => {
        const body = await bodyOf(asked, language);
        const attempt = attemptFor(lastAttempt.current, JSON.stringify(body), newKey);
        lastAttempt.current = attempt;
        return { sending: { name: "send-quotation-request", body }, key: attempt.key };
      }),
    onSuccess: (receipt = "", asked) => {
      const { lines, details } = asked;
      const [, reference = ""] = /\/receipt\/([^?]+)/.exec(receipt) ?? [];
      lastAttempt.current = undefined;
      setList((list) => withoutSent(list, lines));
      clearForm(asked, parts);
      parts.onProblems({});
      parts.onSent({ reference, receipt, at: Date.now(), lines, details });
    },
    onError: async (error, { form }) => {
      console.error(error);
      keepDraft({ values: readForm(form) });
      parts.onFailed();
      parts.onProblems(await problemsIn(error));
    },
  });
}
