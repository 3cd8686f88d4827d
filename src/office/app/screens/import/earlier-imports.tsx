import { useMutation, useQuery } from "@tanstack/react-query";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { importsQuery, undoImport } from "#office/app/screens/import/import-calls.ts";
import { UndoResult } from "#office/app/screens/import/undo-result.tsx";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { minuteIn } from "#words/times.ts";

/** Applied imports, each of which can be undone as one step. */
export function EarlierImports() {
  const words = useWords("import");
  const { language } = useLanguage();
  const { data, error } = useQuery(importsQuery);
  const undo = useMutation({ mutationFn: undoImport });
  const imports = data?.imports ?? [];
  if (imports.length === 0) {
    return <ProblemNote error={error} />;
  }
  return (
    <section aria-labelledby="earlier-imports">
      <h2 id="earlier-imports">{words.earlier}</h2>
      <ProblemNote error={undo.error} />
      {undo.data && <UndoResult answer={undo.data} />}
      <ul className="import-earlier">
        {imports.map(({ id, name, maker, person, at, state, products, canUndo }) => (
          <li key={id}>
            <b>
              <bdi>{name}</bdi>
            </b>
            <span>
              <bdi>{maker}</bdi> {minuteIn(language, at)} <bdi>{person}</bdi> ·{" "}
              {words.products(products)}
            </span>
            {state === "undone" ? (
              <span>{words.undone}</span>
            ) : (
              canUndo && (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={words.undoOf(name)}
                  disabled={undo.isPending}
                  onClick={() => undo.mutate(id)}
                >
                  {words.undo}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
