import { useQuery } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { sessionQuery } from "#office/app/queries.ts";
import { router } from "#office/app/routes.tsx";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { SignInScreen } from "#office/app/screens/sign-in/sign-in-screen.tsx";

/** Shows the office to a signed-in person, and the sign-in to everybody else. */
export function App() {
  const { data: session, error, isPending } = useQuery(sessionQuery);
  const { setLanguage } = useLanguage();
  const words = useWords("shell");
  const language = session?.person.language;
  useEffect(() => {
    if (language !== undefined) {
      setLanguage(language);
    }
  }, [language, setLanguage]);

  if (isPending) {
    return (
      <p className="loading" role="status">
        {words.loading}
      </p>
    );
  }
  if (error !== null) {
    return <ProblemNote error={error} />;
  }
  return session === null ? <SignInScreen /> : <RouterProvider router={router} />;
}
