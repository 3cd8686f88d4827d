import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { copyLines, copyPrices } from "#domain/quotation/copy-quotation.ts";
import { formatRiyals } from "#domain/quotation/money.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { queryClient } from "#office/app/queries.ts";
import { useGrid } from "#office/app/screens/quotation/grid-context.ts";
import { Modal } from "#office/app/screens/quotation/modal.tsx";
import { earlierQuery, quotationQuery } from "#office/app/screens/quotation/quotation-calls.ts";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";
import { minuteIn } from "#words/times.ts";

/** Copies prices or lines of an earlier quotation of the buyer. */
export function CopyEarlier({ onDone }: { readonly onDone: (text: string) => void }) {
  const words = useWords("quotation");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {words.copyEarlier}
      </Button>
      {isOpen && (
        <Modal title={words.copy.title} className="earlier-dialog" onClose={() => setOpen(false)}>
          <EarlierList
            onDone={(text) => {
              setOpen(false);
              onDone(text);
            }}
          />
        </Modal>
      )}
    </>
  );
}

function EarlierList({ onDone }: { readonly onDone: (text: string) => void }) {
  const words = useWords("quotation");
  const { close } = useWords("shell");
  const { language } = useLanguage();
  const { draft, view, lines } = useGrid();
  const { data, error } = useQuery(earlierQuery(view.id));

  const copy = async (id: string, take: typeof copyLines) => {
    const earlier = await queryClient.fetchQuery(quotationQuery(id));
    const edits = take(lines, earlier.content.lines);
    if (edits.length > 0) {
      draft.edit(edits);
    }
    const changed = new Set(edits.map(({ path }) => path.split(".")[1]));
    onDone(words.copy.done(changed.size));
  };

  return (
    <>
      <ProblemNote error={error} />
      {data?.quotations.length === 0 && <p>{words.copy.none}</p>}
      <ul className="earlier-list">
        {data?.quotations.map(({ id, number, state, total, changedAt }) => (
          <li key={id}>
            <bdi>{number ?? words.draft}</bdi>
            <span>{words.states[state]}</span>
            <span>{minuteIn(language, changedAt)}</span>
            <span className="figure">{formatRiyals(total)}</span>
            <Button variant="outline" size="sm" onClick={() => void copy(id, copyPrices)}>
              {words.copy.prices}
            </Button>
            <Button variant="outline" size="sm" onClick={() => void copy(id, copyLines)}>
              {words.copy.lines}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" onClick={() => onDone("")}>
        {close}
      </Button>
    </>
  );
}
