import { useEffect, useRef, useState, type FormEvent } from "react";
import { addresses } from "#addresses";
import { wordsIn, type Language, type Words } from "#content/words/words.ts";
import { isUntouched } from "#domain/enquiry/draft.ts";
import {
  enquiryFields,
  type EnquiryFormState,
  type EnquiryProblems,
} from "#domain/enquiry/enquiry.ts";
import { ContactFields } from "#site/islands/contact-fields.tsx";
import { EnquiryLines } from "#site/islands/enquiry-lines.tsx";
import { keepDraft, loadDraft, readForm, writeForm } from "#site/islands/form-draft.ts";
import { prepareBackend, useSendEnquiry } from "#site/islands/use-send-enquiry.ts";
import { Button } from "#ui/button/button.tsx";
import { Toaster, type ToastMessage } from "#ui/toast/toast.tsx";

export interface ContactProps {
  readonly language: Language;
  /** What the message starts with. */
  readonly message: string;
  /** Given where the form comes back from a post without script. */
  readonly form?: EnquiryFormState;
}

/** Takes over what was typed before the page came alive, or else brings back what was left unsent. */
function takeOver(form: HTMLFormElement, message: string): void {
  const draft = loadDraft();
  const typed = readForm(form);
  if (!isUntouched({ ...typed, message: typed.message === message ? "" : typed.message })) {
    keepDraft({ ...draft, values: typed });
  } else if (draft) {
    writeForm(form, { ...draft.values, message: message || draft.values.message });
  }
  if (form.contains(document.activeElement)) prepareBackend();
}

function resultWithoutScript(
  form: EnquiryFormState | undefined,
  contact: Words["contact"],
): string {
  switch (form?.outcome) {
    case "sent":
      return form.reference === undefined
        ? contact.success
        : `${contact.success} ${contact.reference(form.reference)}`;
    case "failed":
      return contact.failure;
    case "invalid":
      return contact.problem;
    case "untouched":
    case undefined:
      return "";
  }
}

/** The contact form. Without script it posts and is answered with a page. */
export default function Contact({ language, message, form }: ContactProps) {
  const words = wordsIn(language);
  const { contact } = words;
  const ref = useRef<HTMLFormElement>(null);
  const [alive, setAlive] = useState(false);
  const [problems, setProblems] = useState<EnquiryProblems>(form?.problems ?? {});
  const [toast, setToast] = useState<ToastMessage>();
  const [result, setResult] = useState<ToastMessage>();

  useEffect(() => {
    setAlive(true);
    if (ref.current) takeOver(ref.current, message);
  }, [message]);

  useEffect(() => {
    const wrong = enquiryFields.find((field) => problems[field] !== undefined);
    const control = wrong && ref.current?.elements.namedItem(wrong);
    if (control instanceof HTMLElement) control.focus();
  }, [problems]);

  function tell(tone: ToastMessage["tone"], text: string) {
    const told = { key: Date.now(), tone, text };
    setResult(told);
    setToast(told);
  }

  const send = useSendEnquiry(words, {
    onSent: () => tell("success", contact.success),
    onFailed: () => tell("failure", contact.failure),
    onProblems: setProblems,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    const target = event.currentTarget;
    if (new FormData(target).get("website")) return;
    event.preventDefault();
    if (!send.isPending) send.mutate(target);
  }

  return (
    <>
      <form
        ref={ref}
        className="contact-form"
        method="post"
        action={addresses.sendEnquiry}
        data-live=""
        onFocus={prepareBackend}
        onInput={(event) => {
          keepDraft({ ...loadDraft(), values: readForm(event.currentTarget) });
        }}
        onSubmit={submit}
      >
        <ContactFields words={words} values={{ message, ...form?.values }} problems={problems} />
        {alive && <EnquiryLines words={words} />}
        <Button variant="hero" size="lg" type="submit" disabled={send.isPending} data-live="">
          {send.isPending ? contact.sending : contact.send}
        </Button>
        <p className="contact-result" role="status" data-outcome={result?.tone}>
          {result?.text ?? resultWithoutScript(form, contact)}
        </p>
      </form>
      {alive && (
        <Toaster
          label={contact.notifications}
          dismiss={contact.dismiss}
          message={toast}
          onClose={() => setToast(undefined)}
        />
      )}
    </>
  );
}
