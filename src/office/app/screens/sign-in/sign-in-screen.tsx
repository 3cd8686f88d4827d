import { useQuery } from "@tanstack/react-query";
import { languages, ownNames } from "#domain/language.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { officeQuery, queryClient, sessionQuery } from "#office/app/queries.ts";
import { SignInForm } from "#office/app/shell/sign-in-form.tsx";

/** First screen for everybody who is not signed in. */
export function SignInScreen() {
  const words = useWords("signIn");
  const { language, setLanguage } = useLanguage();
  const { data: office } = useQuery(officeQuery);
  return (
    <main className="sign-in">
      <div className="sign-in-panel">
        <p className="sign-in-company">
          <bdi>{office?.companyName}</bdi>
        </p>
        <h1>{words.title}</h1>
        <p className="sign-in-lead">{words.lead}</p>
        <SignInForm
          onSignedIn={(session) => queryClient.setQueryData(sessionQuery.queryKey, session)}
        />
      </div>
      <p className="sign-in-languages">
        {languages.map((name) => (
          <button
            key={name}
            type="button"
            lang={name}
            aria-pressed={name === language}
            onClick={() => setLanguage(name)}
          >
            {ownNames[name]}
          </button>
        ))}
      </p>
    </main>
  );
}
