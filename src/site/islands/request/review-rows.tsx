import { memo, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { formatChoices, parseRemembered, settleAgain } from "#reading/rows/kept-review.ts";
import type { Language } from "#domain/language.ts";
import type { RowsReading } from "#reading/rows/read-rows.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import {
  acceptProposals,
  chooseIn,
  choiceOfKey,
  choicesToRemember,
  countEqual,
  linesOf,
  nextOpen,
  withProducts,
} from "#reading/rows/settle-rows.ts";
import type { RowChoice } from "#reading/rows/settle-rows.ts";
import { isBlankLine } from "#reading/request/list-line.ts";
import { readStored, storageKeys, writeStored } from "#site/islands/device-storage.ts";
import { fetchParsedRows } from "#site/islands/request/paste-rows.tsx";
import { ReviewColumns } from "#site/islands/request/review-columns.tsx";
import { ReviewRow } from "#site/islands/request/review-row.tsx";
import { saveInTab, readFromTab } from "#site/islands/request/rows-draft.ts";
import { Button } from "#ui/button/button.tsx";
import type { RequestWords } from "#words/en.ts";

/** Renders what the sheet says around its rows: its total, its number, rows that are no lines. */
function ReviewNotes({ words: { pasted }, reading }: Pick<ReviewRowsProps, "words" | "reading">) {
  const { totals, reference, wanted, rows } = reading;
  const skipped = rows.filter(({ skip }) => skip !== undefined).length;
  const title = [reference, wanted].flatMap((text) => text ?? []);
  const wrong = totals.filter(({ stated, read }) => stated !== read);
  const finalTotal = totals.at(-1);
  return (
    <>
      {wrong.map(({ stated, read }, index) => (
        <p key={index} className="request-review-wrong">
          {pasted.totalWrong(stated, read)}
        </p>
      ))}
      {wrong.length === 0 && finalTotal && <p>{pasted.totalRight(finalTotal.stated)}</p>}
      {title.length > 0 && <p>{pasted.fromTitle(title)}</p>}
      {skipped > 0 && <p>{pasted.leftOut(skipped)}</p>}
    </>
  );
}

interface ReviewRowsProps {
  readonly language: Language;
  readonly words: RequestWords;
  readonly reading: RowsReading;
  readonly onPut: (lines: readonly DraftLine[]) => void;
  readonly onCancel: () => void;
  /** Reads the rows again, with the columns that the buyer chose. */
  readonly onReread: () => void;
}

/** Rows rendered at a time, so that a phone stays responsive. */
const batchSize = 24;

/** Most choices kept on the device. */
const rememberedChoices = 300;

const Row = memo(ReviewRow);

const findRow = (table: HTMLElement | null, index: number) =>
  table?.querySelector<HTMLElement>(`[data-row="${index}"]`);

/** Lists the rows whose best proposal the window shows, under neither the header nor the bar. */
function listSeen(table: HTMLElement | null): readonly number[] {
  const proposals = [...(table?.querySelectorAll<HTMLElement>("[data-open] [data-best]") ?? [])];
  return proposals.flatMap((proposal) => {
    const { left, top, width, bottom } = proposal.getBoundingClientRect();
    const isSeen = [top + 1, bottom - 1].every((height) =>
      proposal.contains(document.elementFromPoint(left + width / 2, height)),
    );
    return isSeen ? [Number(proposal.closest("tr")?.dataset["row"])] : [];
  });
}

/** Renders parsed rows for review by keyboard; only uncertain rows need a decision. */
export function ReviewRows({
  language,
  words,
  reading,
  onPut,
  onCancel,
  onReread,
}: ReviewRowsProps) {
  const { pasted } = words;
  const [remembered] = useState(() => parseRemembered(readStored(storageKeys.choices)));
  const [rows, setRows] = useState(() =>
    settleAgain(reading.rows, readFromTab("choices"), remembered),
  );
  const [current, setCurrent] = useState(() => Math.max(0, nextOpen(rows, -1)));
  const [shown, setShown] = useState(() => Math.max(batchSize, current + 1));
  const [message, setMessage] = useState("");
  const table = useRef<HTMLTableSectionElement>(null);
  const section = useRef<HTMLElement>(null);
  const putButton = useRef<HTMLButtonElement>(null);
  const open = rows.filter(({ choice }) => choice === undefined).length;
  const lines = linesOf(rows);
  const read = rows.filter(({ row }) => row.skip === undefined).length;
  const blank = lines.filter(isBlankLine).length;

  function put() {
    const choices = Object.entries({ ...remembered, ...choicesToRemember(rows) });
    writeStored(
      storageKeys.choices,
      JSON.stringify(Object.fromEntries(choices.slice(-rememberedChoices))),
    );
    onPut(lines);
  }

  useEffect(() => {
    // Renders first: serializing many rows is slow on a phone.
    const timer = setTimeout(() => saveInTab("reading", JSON.stringify(reading)), 0);
    return () => clearTimeout(timer);
  }, [reading]);
  useEffect(() => saveInTab("choices", formatChoices(rows)), [rows]);

  const initialRow = useRef(open === 0 ? -1 : current);
  useEffect(() => {
    section.current?.scrollIntoView();
    (findRow(table.current, initialRow.current) ?? putButton.current)?.focus();
  }, []);
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

  /** Accepts the proposals in view and brings the next ones into view. */
  function acceptSeen() {
    const seen = listSeen(table.current);
    const changedRows = acceptProposals(rows, seen);
    const nextRow = nextOpen(changedRows, seen.at(-1) ?? current - 1);
    setRows(changedRows);
    setMessage(seen.length > 0 ? pasted.accepted(seen.length) : "");
    findRow(table.current, nextRow)?.scrollIntoView();
    moveTo(nextRow);
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
  async function findProducts(index: number, text: string): Promise<void> {
    try {
      const { rows: results } = await fetchParsedRows(language, text);
      const products = results.flatMap((row) => row.products).slice(0, 3);
      setRows((currentRows) => withProducts(currentRows, index, products));
      setMessage(products.length === 0 ? pasted.foundNone : "");
      findRow(table.current, index)?.focus();
    } catch (error) {
      console.error(error);
      setMessage(pasted.failed);
    }
  }
  const [find] = useState(() => (index: number, text: string) => void findProducts(index, text));

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
    const isForAll = event.code === "KeyA";
    if (step !== undefined || choice !== undefined || isForAll) {
      event.preventDefault();
    }
    if (isForAll) {
      acceptSeen();
    } else if (step !== undefined) {
      moveTo(Math.min(rows.length - 1, Math.max(0, step)));
    } else if (choice !== undefined) {
      choose(index, choice);
    }
  }

  return (
    <section ref={section} className="request-review" aria-label={pasted.heading(read)}>
      <div className="request-tools">
        <h2>{pasted.heading(read)}</h2>
        <Button variant="outline" size="sm" onClick={onCancel}>
          {pasted.cancel}
        </Button>
      </div>
      <ReviewNotes words={words} reading={reading} />
      <ReviewColumns words={words} tables={reading.tables} onReread={onReread} />
      <p className="request-review-keys">{pasted.keys}</p>
      <table>
        <thead>
          <tr>
            {[pasted.written, pasted.product, words.quantity].map((name) => (
              <th key={name} scope="col" colSpan={name === words.quantity ? 2 : 1}>
                {name}
              </th>
            ))}
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
              equal={index === current ? countEqual(rows, index) : 0}
              onFind={find}
              onChoose={choose}
              onOpen={setCurrent}
            />
          ))}
        </tbody>
      </table>
      <div className="request-review-bar">
        <p role="status">
          {[
            message,
            open === 0 ? pasted.allSettled : pasted.open(open),
            blank > 0 && pasted.blank(blank),
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
        {open > 0 && (
          <Button variant="outline" onClick={acceptSeen}>
            {pasted.acceptSeen}
          </Button>
        )}
        <Button ref={putButton} onClick={put}>
          {pasted.put(lines.length)}
        </Button>
      </div>
    </section>
  );
}
