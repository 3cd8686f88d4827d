import { useMutation } from "@tanstack/react-query";
import { groupBy } from "#domain/group-by.ts";
import type { ListedChange } from "#domain/office/catalogue-messages.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { useReason } from "#office/app/screens/catalogue/cell-notes.tsx";
import { useCellText } from "#office/app/screens/changes/cell-text.ts";
import { discardChanges } from "#office/app/screens/changes/change-calls.ts";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { minuteIn } from "#words/times.ts";

/** Unpublished changes as old and new text, with who made them. */
export function ChangeTable({ changes }: { readonly changes: readonly ListedChange[] }) {
  const words = useWords("changes");
  const { outside, empty } = useWords("catalogue");
  const { language } = useLanguage();
  const cellText = useCellText();
  const reason = useReason();
  const discard = useMutation({ mutationFn: discardChanges });
  const edited = changes.filter(({ isNew, refusal }) => !isNew || refusal !== null);
  return (
    <>
      <ProblemNote error={discard.error} />
      <div className="table-scroll">
        <table className="changes-table" aria-label={words.unpublished}>
          <thead>
            <tr>
              <th scope="col">{words.product}</th>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.old}</th>
              <th scope="col">{words.new}</th>
              <th scope="col">{words.person}</th>
              <th scope="col">{words.time}</th>
              <th scope="col">
                <span className="sr-only">{words.discard}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {groupNew(changes).map(({ slug, name, count, person, changedAt, fields }) => (
              <tr key={slug}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>{words.newProduct}</td>
                <td className="changes-old">{empty}</td>
                <td className="changes-new">{words.values(count)}</td>
                <td>
                  <bdi>{person}</bdi>
                </td>
                <td className="nowrap">{minuteIn(language, changedAt)}</td>
                <td className="row-actions">
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={words.discardOf(words.newProduct, name)}
                    disabled={discard.isPending}
                    onClick={() => discard.mutate(fields.map((field) => ({ slug, field })))}
                  >
                    {words.discard}
                  </Button>
                </td>
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
                  <td>
                    <bdi>{change.person}</bdi>
                  </td>
                  <td className="nowrap">{minuteIn(language, change.changedAt)}</td>
                  <td className="row-actions">
                    <Button
                      size="sm"
                      variant="outline"
                      aria-label={words.discardOf(label, name)}
                      disabled={discard.isPending}
                      onClick={() => discard.mutate([{ slug, field }])}
                    >
                      {words.discard}
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
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
