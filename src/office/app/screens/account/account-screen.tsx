import { PasskeyList } from "#office/app/screens/account/passkey-list.tsx";
import { SessionList } from "#office/app/screens/account/session-list.tsx";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useWords } from "#office/app/language.tsx";
import { changeOwn, usePerson } from "#office/app/session.ts";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { InputField } from "#ui/field/field.tsx";

/** The person's name, passkeys and sessions. */
export function AccountScreen() {
  const words = useWords("account");
  const { email } = usePerson();
  return (
    <div className="screen">
      <h1>{words.title}</h1>
      <p className="screen-lead">
        <bdi>{email}</bdi>
      </p>
      <NameForm />
      <PasskeyList />
      <SessionList />
    </div>
  );
}

function NameForm() {
  const words = useWords("account");
  const shell = useWords("shell");
  const { name } = usePerson();
  const { register, handleSubmit } = useForm({ defaultValues: { name } });
  const save = useMutation({ mutationFn: changeOwn });
  return (
    <form
      className="inline-form"
      onSubmit={(event) => void handleSubmit((form) => save.mutate(form))(event)}
    >
      <InputField
        id="account-name"
        label={words.name}
        required
        maxLength={100}
        autoComplete="name"
        {...register("name")}
      />
      <Button type="submit" variant="outline" size="sm" disabled={save.isPending}>
        {shell.save}
      </Button>
      {save.isSuccess && <p role="status">{words.nameSaved}</p>}
      <ProblemNote error={save.error} />
    </form>
  );
}
