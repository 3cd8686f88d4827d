import { zodResolver } from "@hookform/resolvers/zod";
import { startAuthentication } from "@simplewebauthn/browser";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { emailAddress, signedIn } from "#domain/office/person.ts";
import { callApi, emptyAnswer } from "#office/app/api.ts";
import { useWords } from "#office/app/language.tsx";
import { officeQuery } from "#office/app/queries.ts";
import { askPasskey, requestOptions } from "#office/app/passkeys.ts";
import { ProblemNote, useFieldProblems } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { InputField } from "#ui/field/field.tsx";

type Session = z.infer<typeof signedIn>;

interface SignInFormProps {
  /** Address that cannot be changed, when a person signs in again. */
  readonly email?: string;
  readonly onSignedIn: (session: Session) => void;
}

/** Offers a code by e-mail, a passkey, and the button of the demonstration. */
export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const words = useWords("signIn");
  const { data: office } = useQuery(officeQuery);
  const code = useMutation({
    mutationFn: async (address: string) => {
      await callApi("/api/sign-in/send-code", {
        method: "POST",
        body: { email: address },
        answer: emptyAnswer,
      });
      return address;
    },
  });
  const passkey = useMutation({
    mutationFn: async () => {
      const optionsJSON = await callApi("/api/sign-in/passkey-options", {
        method: "POST",
        answer: requestOptions,
      });
      const body = await askPasskey(() => startAuthentication({ optionsJSON }));
      return callApi("/api/sign-in/passkey", { method: "POST", body, answer: signedIn });
    },
    onSuccess: onSignedIn,
  });
  const demonstration = useMutation({
    mutationFn: () => callApi("/api/sign-in/demonstration", { method: "POST", answer: signedIn }),
    onSuccess: onSignedIn,
  });

  if (code.data !== undefined) {
    return <CodeForm email={code.data} onSignedIn={onSignedIn} onBack={() => code.reset()} />;
  }
  return (
    <div className="sign-in-ways">
      <EmailForm
        email={email}
        isSending={code.isPending}
        error={code.error}
        onSend={(address) => code.mutate(address)}
      />
      <p className="sign-in-or">{words.or}</p>
      <Button variant="outline" disabled={passkey.isPending} onClick={() => passkey.mutate()}>
        {words.passkey}
      </Button>
      <ProblemNote error={passkey.error ?? demonstration.error} />
      {office?.demonstration === true && email === undefined && (
        <div className="sign-in-demonstration">
          <Button variant="secondary" onClick={() => demonstration.mutate()}>
            {words.demonstration}
          </Button>
          <p>{words.demonstrationNote}</p>
        </div>
      )}
    </div>
  );
}

interface EmailFormProps {
  readonly email: string | undefined;
  readonly isSending: boolean;
  readonly error: unknown;
  readonly onSend: (email: string) => void;
}

const emailSchema = z.object({ email: emailAddress });

function EmailForm({ email, isSending, error, onSend }: EmailFormProps) {
  const words = useWords("signIn");
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(emailSchema),
    defaultValues: { email: email ?? "" },
  });
  const problems = useWords("problems").fields;
  const problem = formState.errors.email && problems["not-an-address"];
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((form) => onSend(form.email))(event)}>
      <InputField
        id="sign-in-email"
        label={words.email}
        problem={problem}
        type="email"
        autoComplete="username"
        dir="ltr"
        readOnly={email !== undefined}
        {...register("email")}
      />
      <ProblemNote error={error} />
      <Button type="submit" disabled={isSending}>
        {words.sendCode}
      </Button>
    </form>
  );
}

interface CodeFormProps {
  readonly email: string;
  readonly onSignedIn: (session: Session) => void;
  readonly onBack: () => void;
}

function CodeForm({ email, onSignedIn, onBack }: CodeFormProps) {
  const words = useWords("signIn");
  const { register, handleSubmit } = useForm({ defaultValues: { code: "" } });
  const enter = useMutation({
    mutationFn: (body: { code: string }) =>
      callApi("/api/sign-in/code", { method: "POST", body, answer: signedIn }),
    onSuccess: onSignedIn,
  });
  const problem = useFieldProblems(enter.error)("code");
  return (
    <form
      className="sign-in-ways"
      noValidate
      onSubmit={(event) => void handleSubmit((form) => enter.mutate(form))(event)}
    >
      <p role="status">{words.sentTo(email)}</p>
      <InputField
        id="sign-in-code"
        label={words.code}
        problem={problem}
        className="control sign-in-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={30}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for the code
        autoFocus
        {...register("code")}
      />
      {problem === undefined && <ProblemNote error={enter.error} />}
      <Button type="submit" disabled={enter.isPending}>
        {words.enter}
      </Button>
      <Button variant="link" onClick={onBack}>
        {words.otherAddress}
      </Button>
    </form>
  );
}
