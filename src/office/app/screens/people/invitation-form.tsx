import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { invitation, roles } from "#domain/office/person.ts";
import { callApi, emptyAnswer } from "#office/app/api.ts";
import { LanguageOptions, useLanguage, useWords } from "#office/app/language.tsx";
import { ProblemNote, useFieldProblems } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { Field, InputField } from "#ui/field/field.tsx";

/** Invites a person, who then signs in with the address. */
export function InvitationForm({ onInvited }: { readonly onInvited: () => Promise<void> }) {
  const words = useWords("people");
  const shell = useWords("shell");
  const { fields: texts } = useWords("problems");
  const { language } = useLanguage();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(invitation),
    defaultValues: { name: "", email: "", role: "sales" as const, language },
  });
  const invite = useMutation({
    mutationFn: async (body: z.infer<typeof invitation>) => {
      await callApi("/api/people", { method: "POST", body, answer: emptyAnswer });
      return body.name;
    },
    onSuccess: () => {
      reset();
      return onInvited();
    },
  });
  const refused = useFieldProblems(invite.error);
  const { errors } = formState;
  const nameProblem = errors.name && texts.too_small;
  const emailProblem = (errors.email && texts["not-an-address"]) ?? refused("email");
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">{words.inviteTitle}</h2>
      <p className="screen-lead">{words.inviteNote}</p>
      <form
        className="inline-form"
        noValidate
        onSubmit={(event) => void handleSubmit((form) => invite.mutate(form))(event)}
      >
        <InputField
          id="invite-name"
          label={words.name}
          problem={nameProblem}
          autoComplete="off"
          {...register("name")}
        />
        <InputField
          id="invite-email"
          label={words.email}
          problem={emailProblem}
          type="email"
          dir="ltr"
          autoComplete="off"
          {...register("email")}
        />
        <Field id="invite-role" label={words.role}>
          <select id="invite-role" className="control" {...register("role")}>
            {roles.map((role) => (
              <option key={role} value={role}>
                {shell.roles[role]}
              </option>
            ))}
          </select>
        </Field>
        <Field id="invite-language" label={words.language}>
          <select id="invite-language" className="control" {...register("language")}>
            <LanguageOptions />
          </select>
        </Field>
        <Button type="submit" disabled={invite.isPending}>
          {words.invite}
        </Button>
      </form>
      {invite.isSuccess && <p role="status">{words.invited(invite.data)}</p>}
      {emailProblem === undefined && <ProblemNote error={invite.error} />}
    </section>
  );
}
