import { useMutation } from "@tanstack/react-query";
import type { ContentChange } from "#domain/office/catalogue-messages.ts";
import { parsePath } from "#domain/office/content-form.ts";
import { useWords } from "#office/app/language.tsx";
import { useReason } from "#office/app/screens/catalogue/cell-notes.tsx";
import { discardField } from "#office/app/screens/content/content-calls.ts";
import { Drawing } from "#office/app/screens/content/drawing-input.tsx";
import { useLabels } from "#office/app/screens/content/field-context.ts";
import { useFileName } from "#office/app/screens/content/file-name.ts";
import { linesOnlyIn } from "#office/app/screens/content/value-text.ts";
import { ChangeAuthor, ChangesTable } from "#office/app/screens/changes/table-parts.tsx";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";

const readJson = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

/** Unpublished changes of texts and pages; of long values, the lines that differ. */
export function ContentChanges({ changes }: { readonly changes: readonly ContentChange[] }) {
  const words = useWords("changes");
  const content = useWords("content");
  const labels = useLabels();
  const reason = useReason();
  const fileName = useFileName();
  const discard = useMutation({ mutationFn: discardField });
  const labelOf = ({ field }: ContentChange) =>
    field === "" ? content.wholePage : parsePath(field).map(labels.label).join(", ");
  return (
    <>
      <ProblemNote error={discard.error} />
      <ChangesTable label={content.title} subject={content.file}>
        {changes.map((change) => {
          const { path, field, refusal, person, changedAt, isOutside } = change;
          const [old, value] = [readJson(change.old), readJson(change.value)];
          return (
            <tr key={`${path}/${field}`}>
              <th scope="row">
                <bdi>{fileName(change)}</bdi>
              </th>
              <td>{labelOf(change)}</td>
              <td className="changes-old">
                <Value path={path} value={old} other={value} />
              </td>
              <td className="changes-new">
                {value === undefined ? (
                  content.removed
                ) : (
                  <Value path={path} value={value} other={old} />
                )}
                {refusal !== null && (
                  <small className="changes-refusal" dir="auto">
                    {reason(refusal)}
                  </small>
                )}
                {isOutside && <small className="changes-refusal">{content.outside}</small>}
              </td>
              <ChangeAuthor
                person={person}
                changedAt={changedAt}
                discardLabel={words.discardOf(labelOf(change), fileName(change))}
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

interface ValueProps {
  readonly path: string;
  readonly value: unknown;
  readonly other: unknown;
}

/** A value of a change: a drawing, or the lines that the other one does not have. */
function Value({ path, value, other }: ValueProps) {
  return path.endsWith(".svg") ? (
    <Drawing svg={value} />
  ) : (
    <Lines lines={linesOnlyIn(value, other)} />
  );
}

/** Lines that are shown of a long value. */
const mostLines = 6;

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <>
      {lines.slice(0, mostLines).map((line, index) => (
        // The same line may differ at two places.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className="content-line" dir="auto">
          {line}
        </span>
      ))}
      {lines.length > mostLines && <span>...</span>}
    </>
  );
}
