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
import {
  forgetDraft,
  keepDraft,
  loadDraft,
  readForm,
  writeForm,
} from "#site/islands/form-draft.ts";
import { forgetAttempt } from "#site/islands/attempts.ts";
import { orPostPlainly, prepareBackend } from "#site/islands/send-or-post.ts";
import { useSendEnquiry } from "#site/islands/use-send-enquiry.ts";
import { Button } from "#ui/button/button.tsx";
import { Toaster, type ToastMessage } from "#ui/toast/toast.tsx";
import type { ContactWords } from "#words/en.ts";

export interface ContactProps {
  readonly language: Language;
  readonly words: ContactWords;
  /** What the message starts with. */
  readonly message: string;
  /** What an empty message asks for. */
  readonly placeholder: string;
  readonly backend: SiteData["backend"];
  /** Given where the form comes back from a post without script. */
  readonly form?: EnquiryFormState;
}

/** Takes over what was typed before the page came alive, or else brings back what was left unsent. */
function takeOver(form: HTMLFormElement, { message, backend, form: posted }: ContactProps): void {
  if (posted?.outcome === "sent") {
    forgetDraft();
  }
  const draft = loadDraft();
  const typed = readForm(form);
  const own = { ...typed, message: typed.message === message ? "" : typed.message };
  if (!draft) {
    if (!isUntouched(own)) {
      keepDraft({ values: typed });
    }
  } else {
    const values = forEachField((field) => own[field] || draft.values[field]);
    writeForm(form, { ...values, message: addRequest(values.message, message) });
    if (!isUntouched(own)) {
      keepDraft({ ...draft, values: readForm(form) });
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

/** The contact form. Without script it posts and is answered with a page. */
export default function Contact(props: ContactProps) {
  const { language, words, message, placeholder, backend, form } = props;
  const ref = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [alive, setAlive] = useState(false);
  const [problems, setProblems] = useState<EnquiryProblems>(form?.problems ?? {});
  const [toast, setToast] = useState<ToastMessage>();
  const [result, setResult] = useState<ToastMessage>();
  const [receipt, setReceipt] = useState(form?.receipt);

  useEffect(() => {
    setAlive(true);
    if (ref.current) {
      takeOver(ref.current, props);
    }
  }, [props]);

  useEffect(() => {
    const wrong = enquiryFields.find((field) => problems[field] !== undefined);
    const control = wrong && ref.current?.elements.namedItem(wrong);
    if (control instanceof HTMLElement) {
      control.focus();
    }
  }, [problems]);

  function tell(tone: ToastMessage["tone"], text: string) {
    const told = { key: Date.now(), tone, text };
    setResult(told);
    setToast(told);
  }

  const closeToast = useCallback(() => setToast(undefined), []);

  const send = useSendEnquiry(language, backend, {
    onSent: (page) => {
      tell("success", words.success);
      setReceipt(page);
    },
    onFailed: () => tell("failure", words.failure),
    onProblems: setProblems,
  });

  useEffect(() => {
    if (result?.tone === "success") {
      forgetAttempt(ref.current);
    }
  }, [result]);

  useEffect(() => {
    // The button that was pressed lost the focus when it was disabled.
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
          keepDraft({ ...loadDraft(), values: readForm(event.currentTarget) });
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
        {receipt !== undefined && (
          <p className="contact-receipt">
            <a href={receipt} target="_blank" rel="noopener noreferrer">
              {words.receipt}
            </a>
          </p>
        )}
      </form>
      {alive && (
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
