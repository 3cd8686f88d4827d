import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { languages, ownNames } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { officeQuery, queryClient, sessionQuery } from "#office/app/queries.ts";
import { changeOwn } from "#office/app/session.ts";
import { SignInForm } from "#office/app/shell/sign-in-form.tsx";

/** First screen for everybody who is not signed in. */
export function SignInScreen() {
  const words = useWords("signIn");
  const { language: current, setLanguage } = useLanguage();
  const { data: office } = useQuery(officeQuery);
  const [chosen, setChosen] = useState<Language>();
  return (
    <main className="sign-in">
      <div className="sign-in-panel">
        <p className="sign-in-company">
          <bdi>{office?.companyName}</bdi>
        </p>
        <h1>{words.title}</h1>
        <p className="sign-in-lead">{words.lead}</p>
        <SignInForm
          onSignedIn={(session) => {
            const { person } = session;
            const language = chosen ?? person.language;
            queryClient.setQueryData(sessionQuery.queryKey, () => ({
              ...session,
              person: { ...person, language },
            }));
            if (language !== person.language) {
              void changeOwn({ language });
            }
          }}
        />
      </div>
      <p className="sign-in-languages">
        {languages.map((name) => (
          <button
            key={name}
            type="button"
            lang={name}
            aria-pressed={name === current}
            onClick={() => {
              setChosen(name);
              setLanguage(name);
            }}
          >
            {ownNames[name]}
          </button>
        ))}
      </p>
    </main>
  );
}
