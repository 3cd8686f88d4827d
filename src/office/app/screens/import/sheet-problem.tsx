import { ApiError } from "#office/app/api.ts";
import { useWords } from "#office/app/language.tsx";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";

/** Shows why a sheet or its map was refused. */
export function SheetProblem({ error }: { readonly error: unknown }) {
  const { problems } = useWords("import");
  const texts: Readonly<Record<string, string>> = problems;
  const [field] = error instanceof ApiError ? (error.problem.fields ?? []) : [];
  const text = field && Object.hasOwn(texts, field.problem) ? texts[field.problem] : undefined;
  return text === undefined ? (
    <ProblemNote error={error} />
  ) : (
    <p className="problem-note" role="alert">
      {text}
    </p>
  );
}
