import { memo, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { settleAgain, formatChoices } from "#reading/rows/kept-review.ts";
import type { RowsReading } from "#reading/rows/read-rows.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import { chooseIn, choiceOfKey, linesOf, nextOpen } from "#reading/rows/settle-rows.ts";
import type { RowChoice } from "#reading/rows/settle-rows.ts";
import { ReviewRow } from "#site/islands/request/review-row.tsx";
import { saveInTab, readFromTab } from "#site/islands/request/rows-draft.ts";
import { Button } from "#ui/button/button.tsx";
import type { RequestWords } from "#words/en.ts";

interface ReviewRowsProps {
  readonly words: RequestWords;
  readonly reading: RowsReading;
  readonly onPut: (lines: readonly DraftLine[]) => void;
  readonly onCancel: () => void;
}

/** Rows rendered at a time, so that a phone stays responsive. */
const batchSize = 24;

const Row = memo(ReviewRow);

const findRow = (table: HTMLElement | null, index: number) =>
  table?.querySelector<HTMLElement>(`[data-row="${index}"]`);

/** Renders parsed rows for review by keyboard; only uncertain rows need a decision. */
export function ReviewRows({ words, reading, onPut, onCancel }: ReviewRowsProps) {
  const { pasted } = words;
  const [rows, setRows] = useState(() => settleAgain(reading.rows, readFromTab("choices")));
  const [current, setCurrent] = useState(() => Math.max(0, nextOpen(rows, -1)));
  const [shown, setShown] = useState(() => Math.max(batchSize, current + 1));
  const table = useRef<HTMLTableSectionElement>(null);
  const putButton = useRef<HTMLButtonElement>(null);
  const open = rows.filter(({ choice }) => choice === undefined).length;
  const lines = linesOf(rows);

  useEffect(() => {
    // Renders first: serializing many rows is slow on a phone.
    const timer = setTimeout(() => saveInTab("reading", JSON.stringify(reading)), 0);
    return () => clearTimeout(timer);
  }, [reading]);
  useEffect(() => saveInTab("choices", formatChoices(rows)), [rows]);

  const initialRow = useRef(open === 0 ? -1 : current);
  useEffect(() => (findRow(table.current, initialRow.current) ?? putButton.current)?.focus(), []);
  useEffect(() => {
    if (shown < rows.length) {
      const timer = setTimeout(() => setShown(shown + batchSize), 0);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [shown, rows.length]);

  function moveTo(index: number) {
    if (index >= 0) {
      setCurrent(index);
    }
    (findRow(table.current, index) ?? putButton.current)?.focus();
  }

  const change = useRef<(index: number, choice: RowChoice) => void>(() => undefined);
  useEffect(() => {
    change.current = (index, choice) => {
      const changedRows = chooseIn(rows, index, choice);
      setRows(changedRows);
      moveTo(nextOpen(changedRows, index));
    };
  });
  const [choose] = useState(
    () => (index: number, choice: RowChoice) => change.current(index, choice),
  );

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event;
    const rowElement =
      target instanceof HTMLElement ? target.closest<HTMLElement>("[data-row]") : null;
    const index = Number(rowElement?.dataset["row"] ?? -1);
    const row = rows[index];
    // Enter on a button in the row activates the button.
    if (
      row === undefined ||
      (key === "Enter" && rowElement !== target) ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    ) {
      return;
    }
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: rows.length - 1,
    };
    const step = steps[key];
    const choice = choiceOfKey(key, row);
    if (step !== undefined || choice !== undefined) {
      event.preventDefault();
    }
    if (step !== undefined) {
      moveTo(Math.min(rows.length - 1, Math.max(0, step)));
    } else if (choice !== undefined) {
      choose(index, choice);
    }
  }

  return (
    <section className="request-review" aria-label={pasted.heading(rows.length)}>
      <h3>{pasted.heading(rows.length)}</h3>
      <p className="request-review-keys">{pasted.keys}</p>
      <p role="status">{open === 0 ? pasted.allSettled : pasted.open(open)}</p>
      <table>
        <thead>
          <tr>
            {[pasted.written, pasted.understood, pasted.product, words.sizes, words.quantity].map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody ref={table} onKeyDown={handleKey}>
          {rows.slice(0, shown).map((settled, index) => (
            <Row
              key={index}
              words={words}
              settled={settled}
              index={index}
              current={index === current}
              onChoose={choose}
              onOpen={setCurrent}
            />
          ))}
        </tbody>
      </table>
      <p className="request-tools">
        <Button ref={putButton} type="button" onClick={() => onPut(lines)}>
          {pasted.put(lines.length)}
        </Button>
        <Button type="button" variant="ghost" onClick={onCancel}>
          {pasted.cancel}
        </Button>
      </p>
    </section>
  );
}
