import { useSuspenseQuery } from "@tanstack/react-query";
import type { Language } from "#domain/language.ts";
import { person as personSchema } from "#domain/office/person.ts";
import type { Person } from "#domain/office/person.ts";
import { callApi, emptyAnswer } from "#office/app/api.ts";
import { queryClient, sessionQuery } from "#office/app/queries.ts";

/** Returns the signed-in person; the shell is shown to signed-in persons alone. */
export function usePerson(): Person {
  const { data } = useSuspenseQuery(sessionQuery);
  if (data === null) {
    throw new Error("nobody is signed in");
  }
  return data.person;
}

/** Changes the person's own name or language. */
export async function changeOwn(settings: { name?: string; language?: Language }): Promise<void> {
  const person = await callApi("/api/session", {
    method: "PATCH",
    body: settings,
    answer: personSchema,
  });
  queryClient.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, person });
}

/** Ends the session of this browser. */
export async function signOut(): Promise<void> {
  await callApi("/api/session", { method: "DELETE", answer: emptyAnswer });
  queryClient.clear();
  location.assign("/");
}
