import { Link } from "@tanstack/react-router";
import type {
  ContentChange,
  ListedChange,
  PublishAnswer,
} from "#domain/office/catalogue-messages.ts";
import { useWords } from "#office/app/language.tsx";
import { useReason } from "#office/app/screens/catalogue/cell-notes.tsx";
import { useFieldName, useRefusal } from "#office/app/screens/content/field-context.ts";
import { useFileName } from "#office/app/screens/content/file-name.ts";

interface PublishResultProps {
  readonly answer: PublishAnswer;
  /** Names and labels of the refused fields. */
  readonly changes: readonly ListedChange[];
  readonly content: readonly ContentChange[];
}

/** Says what a publish did; a refusal has the rule's words beside product and field. */
export function PublishResult({ answer, changes, content }: PublishResultProps) {
  const words = useWords("changes");
  const isPublished = answer.kind === "published";
  const done = isPublished && (
    <p className="changes-done" role="status">
      {words.published(answer.release ?? 0)}
    </p>
  );
  if (isPublished && answer.refused.length === 0) {
    return done;
  }
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
              <RefusedField
                place={{ slug, field, problem }}
                change={changes.find((entry) => entry.slug === slug && entry.field === field)}
                file={content.find(({ path }) => path === slug)}
              />
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

interface RefusedFieldProps {
  readonly place: PublishAnswer["refused"][number];
  readonly change: ListedChange | undefined;
  /** A change of the refused file, where it is no product. */
  readonly file: ContentChange | undefined;
}

/** Names a refused field as its form does, with a link to it. */
function RefusedField({ place, change, file }: RefusedFieldProps) {
  const { slug, field, problem } = place;
  const reason = useReason();
  const refusal = useRefusal();
  const fieldName = useFieldName();
  const fileName = useFileName();
  if (file !== undefined) {
    const { path } = file;
    return (
      <>
        <Link to="/content/file" search={{ path }} hash={field}>
          <bdi>{`${fileName(file)} / ${fieldName({ path, field })}`}</bdi>
        </Link>
        : <span dir="auto">{refusal(problem)}</span>
      </>
    );
  }
  return (
    <>
      <Link to="/catalogue/$slug" params={{ slug }}>
        <bdi>{change === undefined ? slug : `${change.name} / ${change.label}`}</bdi>
      </Link>
      : <span dir="auto">{reason(problem)}</span>
    </>
  );
}
