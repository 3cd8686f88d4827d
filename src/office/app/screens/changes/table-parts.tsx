import type { ReactNode } from "react";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { Button } from "#ui/button/button.tsx";
import { minuteIn } from "#words/times.ts";

interface ChangesTableProps {
  readonly label: string;
  /** Heading of what is changed, such as "Product". */
  readonly subject: string;
  readonly children: ReactNode;
}

/** Renders a table of changes around its rows. */
export function ChangesTable({ label, subject, children }: ChangesTableProps) {
  const words = useWords("changes");
  return (
    <div className="table-scroll">
      <table className="changes-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{subject}</th>
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
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface ChangeAuthorProps {
  readonly person: string | null;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  readonly discardLabel: string;
  readonly isPending: boolean;
  readonly onDiscard: () => void;
}

/** Renders the last cells of a change: who made it, when, and the button that discards it. */
export function ChangeAuthor(props: ChangeAuthorProps) {
  const { person, changedAt, discardLabel, isPending, onDiscard } = props;
  const words = useWords("changes");
  const { language } = useLanguage();
  return (
    <>
      <td>
        <bdi>{person}</bdi>
      </td>
      <td className="nowrap">{minuteIn(language, changedAt)}</td>
      <td className="row-actions">
        <Button
          size="sm"
          variant="outline"
          aria-label={discardLabel}
          disabled={isPending}
          onClick={onDiscard}
        >
          {words.discard}
        </Button>
      </td>
    </>
  );
}
