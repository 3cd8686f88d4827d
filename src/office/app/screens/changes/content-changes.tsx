import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ContentChange } from "#domain/office/catalogue-messages.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { discardField } from "#office/app/screens/content/content-calls.ts";
import { Drawing } from "#office/app/screens/content/drawing-input.tsx";
import { entryName } from "#office/app/screens/content/entry-name.ts";
import {
  useFieldName,
  usePlaceName,
  useRefusal,
} from "#office/app/screens/content/field-context.ts";
import { useFileName } from "#office/app/screens/content/file-name.ts";
import { ValueLines } from "#office/app/screens/content/value-lines.tsx";
import { differences } from "#office/app/screens/changes/differences.ts";
import type { Difference } from "#office/app/screens/changes/differences.ts";
import { ChangeAuthor, ChangesTable } from "#office/app/screens/changes/table-parts.tsx";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";

const readJson = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

/** Unpublished changes of texts and pages; of long values, the parts that differ. */
export function ContentChanges({ changes }: { readonly changes: readonly ContentChange[] }) {
  const words = useWords("changes");
  const content = useWords("content");
  const fieldName = useFieldName();
  const refusalText = useRefusal();
  const fileName = useFileName();
  const discard = useMutation({ mutationFn: discardField });
  return (
    <>
      <ProblemNote error={discard.error} />
      <ChangesTable label={content.title} subject={content.file}>
        {changes.map((change) => {
          const { path, field, refusal, person, changedAt, isOutside } = change;
          return (
            <tr key={`${path}/${field}`}>
              <th scope="row">
                <bdi>{fileName(change)}</bdi>
              </th>
              <td>
                <Link to="/content/file" search={{ path }} hash={field}>
                  {fieldName(change)}
                </Link>
              </td>
              <td colSpan={2}>
                <Differences
                  path={path}
                  old={readJson(change.old)}
                  value={readJson(change.value)}
                />
                {refusal !== null && (
                  <small className="changes-refusal" dir="auto">
                    {refusalText(refusal)}
                  </small>
                )}
                {isOutside && <small className="changes-refusal">{content.outside}</small>}
              </td>
              <ChangeAuthor
                person={person}
                changedAt={changedAt}
                discardLabel={words.discardOf(fieldName(change), fileName(change))}
                isPending={discard.isPending}
                onDiscard={() => discard.mutate({ path, field })}
              />
            </tr>
          );
        })}
      </ChangesTable>
    </>
  );
}

interface DifferencesProps {
  readonly path: string;
  readonly old: unknown;
  readonly value: unknown;
}

/** Differences that are shown of one field. */
const mostDifferences = 12;

/** The parts of a field that differ, as they are now and as they will be. */
function Differences({ path, old, value }: DifferencesProps) {
  const placeName = usePlaceName();
  if (path.endsWith(".svg")) {
    return (
      <div className="change-part">
        <Drawing svg={old} />
        <Drawing svg={value} />
      </div>
    );
  }
  const parts = differences(old, value);
  return (
    <>
      {parts.slice(0, mostDifferences).map((part) => (
        <div key={`${part.kind}/${part.path.join("/")}`} className="change-part">
          {part.path.length > 0 && <small>{placeName(part.path)}</small>}
          <Sides part={part} />
        </div>
      ))}
      {parts.length > mostDifferences && <span>...</span>}
    </>
  );
}

function Sides({ part }: { readonly part: Difference }) {
  const { moved } = useWords("changes");
  const { removed } = useWords("content");
  const { empty } = useWords("catalogue");
  const { language } = useLanguage();
  if (part.kind === "moved") {
    return (
      <>
        <span className="changes-old">
          <bdi>{entryName(part.new, language, {})}</bdi>
        </span>
        <span className="changes-new">
          {moved(Number(part.old) + 1, Number(part.path.at(-1)) + 1)}
        </span>
      </>
    );
  }
  return (
    <>
      <span className="changes-old">
        {part.old === undefined ? empty : <ValueLines value={part.old} at={part.path} />}
      </span>
      <span className="changes-new">
        {part.new === undefined ? removed : <ValueLines value={part.new} at={part.path} />}
      </span>
    </>
  );
}
