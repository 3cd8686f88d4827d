import type { ListedChange, PublishAnswer } from "#domain/office/catalogue-messages.ts";
import { useWords } from "#office/app/language.tsx";
import { useReason } from "#office/app/screens/catalogue/cell-notes.tsx";

interface PublishResultProps {
  readonly answer: PublishAnswer;
  /** Names and labels of the refused fields. */
  readonly changes: readonly ListedChange[];
}

/** Says what a publish did; a refusal has the rule's words beside product and field. */
export function PublishResult({ answer, changes }: PublishResultProps) {
  const words = useWords("changes");
  const reason = useReason();
  const isPublished = answer.kind === "published";
  const done = isPublished && (
    <p className="changes-done" role="status">
      {words.published(answer.release ?? 0)}
    </p>
  );
  if (isPublished && answer.refused.length === 0) {
    return done;
  }
  const describe = (slug: string, field: string) => {
    const change = changes.find((entry) => entry.slug === slug && entry.field === field);
    return change === undefined ? slug : `${change.name}, ${change.label}`;
  };
  return (
    <>
      {done}
      <div className="catalogue-problems" role="alert">
        <h3>
          {isPublished ? words.waiting : answer.kind === "failed" ? words.failed : words.refused}
        </h3>
        <ul>
          {answer.refused.map(({ slug, field, problem }) => (
            <li key={`${slug}/${field}/${problem}`}>
              <b>
                <bdi>{describe(slug, field)}</bdi>:
              </b>{" "}
              <span dir="auto">{reason(problem)}</span>
            </li>
          ))}
          {answer.general.map((problem) => (
            <li key={problem} dir="auto">
              {problem}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
