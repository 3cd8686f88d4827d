import { memo, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { settleAgain, formatChoices } from "#reading/rows/kept-review.ts";
import type { RowsReading } from "#reading/rows/read-rows.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import { chooseIn, choiceOfKey, linesOf, nextOpen } from "#reading/rows/settle-rows.ts";
import type { RowChoice } from "#reading/rows/settle-rows.ts";
import { inOrder } from "#site/bidi.ts";
import { ReviewRow } from "#site/islands/request/review-row.tsx";
import { keepInTab, keptInTab } from "#site/islands/request/rows-draft.ts";
import { Button } from "#ui/button/button.tsx";
import type { RequestWords } from "#words/request-words.ts";

interface ReviewRowsProps {
  readonly words: RequestWords;
  readonly reading: RowsReading;
  readonly onPut: (lines: readonly DraftLine[]) => void;
  readonly onCancel: () => void;
}

/** So many rows are shown at once, the others after the browser has drawn them: a phone stays at hand meanwhile. */
const rowsAtOnce = 24;

const Row = memo(ReviewRow);

const rowIn = (table: HTMLElement | null, at: number) =>
  table?.querySelector<HTMLElement>(`[data-row="${at}"]`);

/** Rows that were read, to be looked through by keys: only those that are not sure ask for one. */
export function ReviewRows({ words, reading, onPut, onCancel }: ReviewRowsProps) {
  const { pasted } = words;
  const [rows, setRows] = useState(() => settleAgain(reading.rows, keptInTab("choices")));
  const [current, setCurrent] = useState(() => Math.max(0, nextOpen(rows, -1)));
  const [shown, setShown] = useState(() => Math.max(rowsAtOnce, current + 1));
  const table = useRef<HTMLTableSectionElement>(null);
  const put = useRef<HTMLButtonElement>(null);
  const open = rows.filter(({ choice }) => choice === undefined).length;
  const lines = linesOf(rows);

  useEffect(() => {
    // The rows are drawn first: many take a phone long to write down.
    const timer = setTimeout(() => keepInTab("reading", JSON.stringify(reading)), 0);
    return () => clearTimeout(timer);
  }, [reading]);
  useEffect(() => keepInTab("choices", formatChoices(rows)), [rows]);

  const first = useRef(open === 0 ? -1 : current);
  useEffect(() => (rowIn(table.current, first.current) ?? put.current)?.focus(), []);
  useEffect(() => {
    if (shown < rows.length) {
      const timer = setTimeout(() => setShown(shown + rowsAtOnce), 0);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [shown, rows.length]);

  function moveTo(at: number) {
    if (at >= 0) {
      setCurrent(at);
    }
    (rowIn(table.current, at) ?? put.current)?.focus();
  }

  const change = useRef<(at: number, choice: RowChoice) => void>(() => undefined);
  useEffect(() => {
    change.current = (at, choice) => {
      const next = chooseIn(rows, at, choice);
      setRows(next);
      moveTo(nextOpen(next, at));
    };
  });
  const [choose] = useState(() => (at: number, choice: RowChoice) => change.current(at, choice));

  function press(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event;
    const place = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-row]") : null;
    const at = Number(place?.dataset["row"] ?? -1);
    const row = rows[at];
    // Enter on a button of the row presses that button.
    if (
      row === undefined ||
      (key === "Enter" && place !== target) ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    ) {
      return;
    }
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
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
      choose(at, choice);
    }
  }

  return (
    <section className="request-review" aria-label={pasted.heading(rows.length)}>
      <h3>{pasted.heading(rows.length)}</h3>
      {reading.headings !== undefined && <p>{pasted.headings(inOrder(reading.headings))}</p>}
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
        <tbody ref={table} onKeyDown={press}>
          {rows.slice(0, shown).map((settled, at) => (
            <Row
              key={at}
              words={words}
              settled={settled}
              at={at}
              current={at === current}
              onChoose={choose}
              onOpen={setCurrent}
            />
          ))}
        </tbody>
      </table>
      <p className="request-tools">
        <Button ref={put} type="button" onClick={() => onPut(lines)}>
          {pasted.put(lines.length)}
        </Button>
        <Button type="button" variant="ghost" onClick={onCancel}>
          {pasted.cancel}
        </Button>
      </p>
    </section>
  );
}
