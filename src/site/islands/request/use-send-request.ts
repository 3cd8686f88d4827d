import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { attemptFor, emptyEnquiry, type Attempt } from "#domain/enquiry/draft.ts";
import type { EnquiryProblems } from "#domain/enquiry/enquiry.ts";
import type { Language } from "#domain/language.ts";
import { lineToSend } from "#domain/quotation/list-line.ts";
import type { RequestList } from "#domain/quotation/request-list.ts";
import type { SiteData } from "#domain/site-data.ts";
import { forgetDraft, keepDraft, readForm, writeForm } from "#site/islands/form-draft.ts";
import { loadList } from "#site/islands/load-list.ts";
import { newKey } from "#site/islands/new-key.ts";
import { sendPlainly } from "#site/islands/plain-backend.ts";
import { keepDetails, readDetails } from "#site/islands/request/request-details.tsx";
import type { SentRequest } from "#site/islands/request/sent-requests.ts";
import type { Sending } from "#site/islands/sending.ts";
import { useRequestList } from "#site/islands/use-request-list.ts";
import { loadBackend, problemsIn } from "#site/islands/use-send-enquiry.ts";

interface Parts {
  readonly language: Language;
  readonly backend: SiteData["backend"];
  readonly onSent: (sent: SentRequest) => void;
  readonly onFailed: () => void;
  readonly onProblems: (problems: EnquiryProblems) => void;
}

interface Asked {
  readonly form: HTMLFormElement;
  readonly lines: RequestList;
}

async function bodyOf({ form, lines }: Asked, language: Language) {
  // Without the catalogue a line goes without its unit.
  const products = await loadList(language).catch(() => undefined);
  const { city, wanted, ownReference, equivalents } = readDetails(form);
  return {
    ...readForm(form),
    ...(city !== "" && { city }),
    ...(wanted !== "" && { wanted }),
    ...(ownReference !== "" && { ownReference }),
    equivalents,
    lines: lines.map((line) => lineToSend(line, products?.get(line.product ?? "")?.unit)),
  };
}

/** Sends the request; on success what was sent leaves list, form and device. */
export function useSendRequest(parts: Parts) {
  const { language, backend } = parts;
  const [, setList] = useRequestList();
  const lastAttempt = useRef<Attempt>(undefined);
  return useMutation({
    networkMode: "always",
    mutationFn: async (asked: Asked) => {
      const body = await bodyOf(asked, language);
      const attempt = attemptFor(lastAttempt.current, JSON.stringify(body), newKey);
      lastAttempt.current = attempt;
      const client = await loadBackend().catch(() => undefined);
      const send = client?.send ?? sendPlainly;
      const sending: Sending = { name: "send-quotation-request", body };
      return send(backend, sending, language, attempt.key);
    },
    onSuccess: (receipt = "", { form, lines }) => {
      const [, reference = ""] = /\/receipt\/([^?]+)/.exec(receipt) ?? [];
      const details = readDetails(form);
      const sent = new Set(lines.map(({ key }) => key));
      lastAttempt.current = undefined;
      setList((list) => list.filter(({ key }) => !sent.has(key)));
      writeForm(form, emptyEnquiry);
      form.reset();
      forgetDraft();
      keepDetails(undefined);
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
