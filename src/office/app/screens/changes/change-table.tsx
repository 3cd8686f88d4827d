import { useMutation } from "@tanstack/react-query";
import { groupBy } from "#domain/group-by.ts";
import type { ListedChange } from "#domain/office/catalogue-messages.ts";
import { useWords } from "#office/app/language.tsx";
import { useReason } from "#office/app/screens/catalogue/cell-notes.tsx";
import { useCellText } from "#office/app/screens/changes/cell-text.ts";
import { discardChanges } from "#office/app/screens/changes/change-calls.ts";
import { ChangeAuthor, ChangesTable } from "#office/app/screens/changes/table-parts.tsx";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";

/** Unpublished changes as old and new text, with who made them. */
export function ChangeTable({ changes }: { readonly changes: readonly ListedChange[] }) {
  const words = useWords("changes");
  const { outside, empty } = useWords("catalogue");
  const cellText = useCellText();
  const reason = useReason();
  const discard = useMutation({ mutationFn: discardChanges });
  const edited = changes.filter(({ isNew, refusal }) => !isNew || refusal !== null);
  return (
    <>
      <ProblemNote error={discard.error} />
      <ChangesTable label={words.unpublished} subject={words.product}>
        {groupNew(changes).map(({ slug, name, count, person, changedAt, fields }) => (
          <tr key={slug}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>{words.newProduct}</td>
            <td className="changes-old">{empty}</td>
            <td className="changes-new">{words.values(count)}</td>
            <ChangeAuthor
              person={person}
              changedAt={changedAt}
              discardLabel={words.discardOf(words.newProduct, name)}
              isPending={discard.isPending}
              onDiscard={() => discard.mutate(fields.map((field) => ({ slug, field })))}
            />
          </tr>
        ))}
        {edited.map((change) => {
          const { slug, field, name, label, old, value, file, refusal } = change;
          const isOutside = file !== old && file !== value;
          return (
            <tr key={`${slug}/${field}`}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>{label}</td>
              <td className="changes-old">
                <bdi>{cellText(field, old)}</bdi>
              </td>
              <td className="changes-new">
                <bdi>{cellText(field, value)}</bdi>
                {refusal !== null && (
                  <small className="changes-refusal" dir="auto">
                    {reason(refusal)}
                  </small>
                )}
                {isOutside && (
                  <small className="changes-refusal">
                    {outside(cellText(field, file) || empty)}
                  </small>
                )}
              </td>
              <ChangeAuthor
                person={change.person}
                changedAt={change.changedAt}
                discardLabel={words.discardOf(label, name)}
                isPending={discard.isPending}
                onDiscard={() => discard.mutate([{ slug, field }])}
              />
            </tr>
          );
        })}
      </ChangesTable>
    </>
  );
}

/** Gathers the fields of each new product, which stand or fall together. */
function groupNew(changes: readonly ListedChange[]) {
  const created = changes.filter(({ isNew }) => isNew);
  return [...groupBy(created, ({ slug }) => slug)].flatMap(([slug, fields]) => {
    const [first] = fields;
    return first === undefined
      ? []
      : [
          {
            slug,
            name: first.name,
            count: fields.length,
            person: first.person,
            changedAt: first.changedAt,
            fields: fields.map(({ field }) => field),
          },
        ];
  });
}
