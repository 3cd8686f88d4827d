import { startRegistration } from "@simplewebauthn/browser";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { passkeyRow } from "#domain/office/person.ts";
import { callApi, emptyAnswer } from "#office/app/api.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { askPasskey, creationOptions } from "#office/app/passkeys.ts";
import { queryClient } from "#office/app/queries.ts";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { InputField } from "#ui/field/field.tsx";
import { ScrollTable } from "#ui/table/table.tsx";
import { minuteIn } from "#words/times.ts";

const passkeys = ["passkeys"];
const refresh = () => queryClient.invalidateQueries({ queryKey: passkeys });

async function addPasskey({ label }: { label: string }): Promise<void> {
  const optionsJSON = await callApi("/api/session/passkey-options", {
    method: "POST",
    answer: creationOptions,
  });
  const response = await askPasskey(() => startRegistration({ optionsJSON }));
  await callApi("/api/session/passkeys", {
    method: "POST",
    body: { label, response },
    answer: emptyAnswer,
  });
}

/** Lists the person's passkeys; adding one asks the device. */
export function PasskeyList() {
  const words = useWords("account");
  const { language } = useLanguage();
  const { data = [] } = useQuery({
    queryKey: passkeys,
    queryFn: () => callApi("/api/session/passkeys", { answer: z.array(passkeyRow) }),
  });
  const { register, handleSubmit, reset } = useForm({ defaultValues: { label: "" } });
  const add = useMutation({
    mutationFn: addPasskey,
    onSuccess: () => {
      reset();
      return refresh();
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) =>
      callApi(`/api/session/passkeys/${id}`, { method: "DELETE", answer: emptyAnswer }),
    onSuccess: refresh,
  });
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{words.passkeys}</h2>
      <p className="screen-lead">{words.passkeysNote}</p>
      {data.length === 0 ? (
        <p>{words.noPasskeys}</p>
      ) : (
        <ScrollTable
          id="passkeys"
          columns={[words.passkeyName, words.added, words.lastSeen, words.actions]}
        >
          {data.map(({ id, label, createdAt, lastUsedAt }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{label}</bdi>
              </th>
              <td className="nowrap">{minuteIn(language, createdAt)}</td>
              <td className="nowrap">
                {lastUsedAt === null ? words.never : minuteIn(language, lastUsedAt)}
              </td>
              <td className="row-actions">
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={words.removeOf(label)}
                  onClick={() => remove.mutate(id)}
                >
                  {words.remove}
                </Button>
              </td>
            </tr>
          ))}
        </ScrollTable>
      )}
      <form
        className="inline-form"
        onSubmit={(event) => void handleSubmit((form) => add.mutate(form))(event)}
      >
        <InputField
          id="passkey-name"
          label={words.passkeyName}
          required
          maxLength={60}
          {...register("label")}
        />
        <Button type="submit" variant="outline" size="sm" disabled={add.isPending}>
          {words.addPasskey}
        </Button>
        <ProblemNote error={add.error ?? remove.error} />
      </form>
    </section>
  );
}
