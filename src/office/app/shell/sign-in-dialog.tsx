import { useEffect, useId, useRef, useState } from "react";
import type { z } from "zod";
import type { signedIn } from "#domain/office/person.ts";
import { onSignedOut } from "#office/app/api.ts";
import { useWords } from "#office/app/language.tsx";
import { queryClient, sessionQuery } from "#office/app/queries.ts";
import { usePerson } from "#office/app/session.ts";
import { SignInForm } from "#office/app/shell/sign-in-form.tsx";

/** Opens over the screen when the session has ended; requests that wait go on after the sign-in. */
export function SignInDialog() {
  const words = useWords("signIn");
  const person = usePerson();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const waiting = useRef<(() => void)[]>([]);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    onSignedOut(
      () =>
        new Promise<void>((resolve) => {
          waiting.current.push(resolve);
          setOpen(true);
        }),
    );
    return () => onSignedOut(undefined);
  }, []);

  useEffect(() => {
    if (isOpen) {
      dialog.current?.showModal();
    } else {
      dialog.current?.close();
    }
  }, [isOpen]);

  const finish = (session: z.infer<typeof signedIn>) => {
    if (session.person.id !== person.id) {
      // The screen and its requests belong to somebody else.
      location.assign("/");
      return;
    }
    queryClient.setQueryData(sessionQuery.queryKey, session);
    setOpen(false);
    for (const resume of waiting.current.splice(0)) {
      resume();
    }
  };

  return (
    <dialog
      ref={dialog}
      className="office-dialog"
      aria-labelledby={titleId}
      // Closing it would leave the request unanswered.
      onCancel={(event) => event.preventDefault()}
    >
      {isOpen && (
        <>
          <h2 id={titleId}>{words.againTitle}</h2>
          <p>{words.againLead}</p>
          <SignInForm email={person.email} onSignedIn={finish} />
        </>
      )}
    </dialog>
  );
}
