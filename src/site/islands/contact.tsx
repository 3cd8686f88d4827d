import { useCallback, useEffect, useRef, useState } from "react";
import { service } from "#addresses";
import type { Language } from "#domain/language.ts";
import type { SiteData } from "#domain/site-data.ts";
import { addRequest, isUntouched } from "#domain/enquiry/draft.ts";
import {
  enquiryFields,
  forEachField,
  type EnquiryFormState,
  type EnquiryProblems,
} from "#domain/enquiry/enquiry.ts";
import { trapField } from "#domain/enquiry/trap-field.ts";
import { ContactFields } from "#site/islands/contact-fields.tsx";
import { clearDraft, saveDraft, loadDraft, readForm, writeForm } from "#site/islands/form-draft.ts";
import { clearAttempt } from "#site/islands/attempts.ts";
import { orPostPlainly, prepareBackend } from "#site/islands/send-or-post.ts";
import { useSendEnquiry } from "#site/islands/use-send-enquiry.ts";
import { WaitingNote } from "#site/islands/waiting-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { Toaster, type ToastMessage } from "#ui/toast/toast.tsx";
import type { ContactWords } from "#words/en.ts";

export interface ContactProps {
  readonly language: Language;
  readonly words: ContactWords;
  /** The initial message. */
  readonly message: string;
  /** The placeholder of the message. */
  readonly placeholder: string;
  readonly backend: SiteData["backend"];
  /** The result of a post without script. */
  readonly form?: EnquiryFormState;
}

/** Keeps text typed before hydration, or else restores the draft. */
function restoreDraft(
  form: HTMLFormElement,
  { message, backend, form: posted }: ContactProps,
): void {
  if (posted?.outcome === "sent") {
    clearDraft();
  }
  const draft = loadDraft();
  const typed = readForm(form);
  const changed = { ...typed, message: typed.message === message ? "" : typed.message };
  if (!draft) {
    if (!isUntouched(changed)) {
      saveDraft({ values: typed });
    }
  } else {
    const values = forEachField((field) => changed[field] || draft.values[field]);
    writeForm(form, { ...values, message: addRequest(values.message, message) });
    if (!isUntouched(changed)) {
      saveDraft({ ...draft, values: readForm(form) });
    }
  }
  if (form.contains(document.activeElement)) {
    prepareBackend(backend);
  }
}

function resultWithoutScript(form: EnquiryFormState | undefined, words: ContactWords): string {
  switch (form?.outcome) {
    case "sent":
      return form.reference === undefined
        ? words.success
        : `${words.success} ${words.reference(form.reference)}`;
    case "refused":
      return form.detail ?? words.failure;
    case "failed":
      return words.failure;
    case "invalid":
      return words.problem;
    case "untouched":
    case undefined:
      return "";
  }
}

/** Renders the contact form; without script it posts and the server answers with a page. */
export default function Contact(props: ContactProps) {
  const { language, words, message, placeholder, backend, form } = props;
  const ref = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  const [problems, setProblems] = useState<EnquiryProblems>(form?.problems ?? {});
  const [toast, setToast] = useState<ToastMessage>();
  const [result, setResult] = useState<ToastMessage>();
  const [receipt, setReceipt] = useState(form?.receipt);

  useEffect(() => {
    setHydrated(true);
    if (ref.current) {
      restoreDraft(ref.current, props);
    }
  }, [props]);

  useEffect(() => {
    const invalidField = enquiryFields.find((field) => problems[field] !== undefined);
    const control = invalidField && ref.current?.elements.namedItem(invalidField);
    if (control instanceof HTMLElement) {
      control.focus();
    }
  }, [problems]);

  function showResult(tone: ToastMessage["tone"], text: string) {
    const newMessage = { key: Date.now(), tone, text };
    setResult(newMessage);
    setToast(newMessage);
  }

  const closeToast = useCallback(() => setToast(undefined), []);

  const { send, waiting, queue } = useSendEnquiry(language, backend, {
    form: ref,
    onWaiting: () => setResult({ key: Date.now(), tone: "success", text: words.waiting.status }),
    onSent: (page) => {
      showResult("success", words.success);
      setReceipt(page);
    },
    onFailed: () => showResult("failure", words.failure),
    onProblems: setProblems,
  });

  useEffect(() => {
    if (result?.tone === "success") {
      clearAttempt(ref.current);
    }
  }, [result]);

  useEffect(() => {
    // The pressed button lost the focus when it was disabled.
    if (!send.isPending && result && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [send.isPending, result]);

  const submit = orPostPlainly((event) => {
    const target = event.currentTarget;
    if (new FormData(target).get(trapField)) {
      return;
    }
    event.preventDefault();
    if (!send.isPending) {
      setResult(undefined);
      send.mutate(target);
    }
  });

  return (
    <>
      <form
        ref={ref}
        className="contact-form"
        method="post"
        action={service.sendEnquiry}
        data-live=""
        onFocus={() => prepareBackend(backend)}
        onInput={(event) => {
          saveDraft({ ...loadDraft(), values: readForm(event.currentTarget) });
        }}
        onSubmit={submit}
      >
        <ContactFields
          language={language}
          words={words}
          placeholder={placeholder}
          values={{ message, ...form?.values }}
          problems={problems}
        />
        <Button ref={button} variant="hero" size="lg" type="submit" disabled={send.isPending}>
          {send.isPending ? words.sending : words.send}
        </Button>
        <p className="contact-result" role="status" data-outcome={result?.tone}>
          {result?.text ?? resultWithoutScript(form, words)}
        </p>
        {waiting && (
          <WaitingNote
            language={language}
            words={words.waiting}
            waiting={waiting}
            onSend={queue.send}
            onDiscard={() => {
              queue.discard();
              setResult({ key: Date.now(), tone: "success", text: words.waiting.discarded });
              button.current?.focus();
            }}
          />
        )}
        {receipt !== undefined && (
          <p className="contact-receipt">
            <a href={receipt} target="_blank" rel="noopener noreferrer">
              {words.receipt}
            </a>
          </p>
        )}
      </form>
      {isHydrated && (
        <Toaster
          label={words.notifications}
          dismiss={words.dismiss}
          message={toast}
          onClose={closeToast}
        />
      )}
    </>
  );
}
