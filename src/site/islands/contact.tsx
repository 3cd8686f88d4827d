import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { addresses } from "#addresses";
import { wordsIn, type Language } from "#content/words/words.ts";
import { attemptFor, emptyEnquiry, isUntouched } from "#domain/enquiry/draft.ts";
import type { EnquiryFormState, EnquiryProblems } from "#domain/enquiry/enquiry.ts";
import { readRefusal } from "#domain/enquiry/refusal.ts";
import { ContactFields } from "#site/islands/contact-fields.tsx";
import { EnquiryLines, textOfLines } from "#site/islands/enquiry-lines.tsx";
import {
  forgetDraft,
  keepDraft,
  loadDraft,
  readForm,
  writeForm,
} from "#site/islands/form-draft.ts";
import { useEnquiryList } from "#site/islands/use-enquiry-list.ts";
import { Button } from "#ui/button/button.tsx";
import { Toaster, type ToastMessage } from "#ui/toast/toast.tsx";

export interface ContactProps {
  readonly language: Language;
  /** What the message starts with. */
  readonly message: string;
  /** Given where the form comes back from a post without script. */
  readonly form?: EnquiryFormState;
}

const loadBackend = () => import("#site/islands/backend.ts");

/** Fetches the backend client while the visitor types; sending says whether it came. */
function prepareBackend(): void {
  loadBackend().then(
    ({ backendClient }) => backendClient(),
    () => undefined,
  );
}

/** The fields that a refusal names; none where the request itself failed. */
async function problemsIn(error: unknown): Promise<EnquiryProblems> {
  try {
    const { refusalOf } = await loadBackend();
    return readRefusal(await refusalOf(error));
  } catch {
    return {};
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
  const [list, setList] = useEnquiryList();

  useEffect(() => {
    setAlive(true);
    if (!ref.current) return;
    const draft = loadDraft();
    const typed = readForm(ref.current);
    if (!isUntouched({ ...typed, message: typed.message === message ? "" : typed.message })) {
      keepDraft({ ...draft, values: typed });
    } else if (draft) {
      writeForm(ref.current, { ...draft.values, message: message || draft.values.message });
    }
    if (ref.current.contains(document.activeElement)) prepareBackend();
  }, [message]);

  function tell(tone: ToastMessage["tone"], text: string) {
    setToast({ key: Date.now(), tone, text });
  }

  const send = useMutation({
    mutationFn: async (target: HTMLFormElement) => {
      const typed = readForm(target);
      const lines = await textOfLines(list, words);
      const enquiry = { ...typed, message: typed.message + lines };
      const attempt = attemptFor(loadDraft()?.attempt, enquiry, () => crypto.randomUUID());
      keepDraft({ values: typed, attempt });
      const { sendEnquiry } = await loadBackend();
      await sendEnquiry(enquiry, attempt.key);
    },
    onSuccess: (_, target) => {
      writeForm(target, emptyEnquiry);
      forgetDraft();
      setList(() => []);
      setProblems({});
      tell("success", contact.success);
    },
    onError: async (error) => {
      console.error(error);
      tell("failure", contact.failure);
      setProblems(await problemsIn(error));
    },
    networkMode: "always",
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
        <p className="contact-result" role="status" data-outcome={toast?.tone}>
          {toast?.text ?? resultWithoutScript(form, contact)}
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

function resultWithoutScript(
  form: EnquiryFormState | undefined,
  contact: ReturnType<typeof wordsIn>["contact"],
): string {
  if (form?.outcome === "sent") {
    return form.reference === undefined
      ? contact.success
      : `${contact.success} ${contact.reference(form.reference)}`;
  }
  if (form?.outcome === "failed") return contact.failure;
  return form?.outcome === "invalid" ? contact.problem : "";
}
