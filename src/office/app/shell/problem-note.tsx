import { ApiError } from "#office/app/api.ts";
import { useWords } from "#office/app/language.tsx";

/** Shows why a request was refused or failed; nothing without an error. */
export function ProblemNote({ error }: { readonly error: unknown }) {
  const describe = useProblemText();
  if (error === null || error === undefined) {
    return null;
  }
  return (
    <p className="problem-note" role="alert">
      {describe(error)}
    </p>
  );
}

/** Returns a function that describes an error in the language of the person. */
export function useProblemText(): (error: unknown) => string {
  const { codes } = useWords("problems");
  return (error) => {
    const code = error instanceof ApiError ? error.problem.code : "failed";
    return textOf(codes, code) ?? codes.failed;
  };
}

/** Returns a function that finds the text for a field of a refused form. */
export function useFieldProblems(error: unknown): (field: string) => string | undefined {
  const { fields: texts } = useWords("problems");
  const problems = error instanceof ApiError ? (error.problem.fields ?? []) : [];
  return (field) => {
    const refused = problems.find((problem) => problem.field === field);
    return refused && (textOf(texts, refused.problem) ?? texts.other);
  };
}

function textOf(texts: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}
