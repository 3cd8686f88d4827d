import { useId, useState } from "react";
import type { ChangeEvent, ClipboardEvent, FocusEvent, KeyboardEvent } from "react";
import { formatCell, readCell } from "#domain/quotation/cell-values.ts";
import type { CellField } from "#domain/quotation/cell-values.ts";
import type { QuotationLine } from "#domain/quotation/quotation.ts";
import { useWords } from "#office/app/language.tsx";
import { cellId, useGrid } from "#office/app/screens/quotation/grid-context.ts";
import { cellCommand } from "#office/app/screens/quotation/cell-keys.ts";

interface CellInputProps {
  readonly line: QuotationLine;
  readonly field: CellField;
  readonly label: string;
}

type CellElement = HTMLInputElement | HTMLTextAreaElement;

/** A cell of the grid that is typed into; its text stays until it can be read. */
export function CellInput({ line, field, label }: CellInputProps) {
  const grid = useGrid();
  const { problems: texts } = useWords("quotation");
  const { draft, problems, isLocked } = grid;
  const visit = useId();
  const [visits, setVisits] = useState(0);
  const [typed, setTyped] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  const path = `lines.${line.id}.${field}`;
  const cell = { line: line.id, field };
  const group = `${visit}${visits}`;
  const unread = draft.draft.unread[path];
  const value = typed ?? unread ?? formatCell(field, line);
  const reading = readCell(field, unread ?? "");
  const unreadProblem = reading.ok || isFocused ? undefined : texts[reading.problem];
  const problem = unreadProblem ?? problems[path];

  const type = (text: string) => {
    setTyped(text);
    const result = readCell(field, text);
    if (result.ok) {
      draft.edit([{ path, value: result.value }], group);
    } else {
      draft.keepUnread(path, text);
    }
  };

  const handleKey = (event: KeyboardEvent<CellElement>) => {
    const command = cellCommand(event, { field, isTyped: typed !== undefined });
    if (command === undefined) {
      return;
    }
    event.preventDefault();
    switch (command) {
      case "send":
        grid.send();
        break;
      case "undo-cell":
        draft.undoCell(path, group);
        setTyped(undefined);
        event.currentTarget.select();
        break;
      case "undo":
        draft.undo();
        break;
      case "search":
        grid.search(line.id);
        break;
      case "not-offered":
        grid.toggleOffered(line);
        break;
      case "forward":
      case "back":
      case "up":
      case "down":
      case "onward":
      case "stay":
        grid.move(cell, command);
    }
  };

  const handlePaste = (event: ClipboardEvent<CellElement>) => {
    const text = event.clipboardData.getData("text/plain");
    if (field === "unitPrice" && text.includes("\n")) {
      event.preventDefault();
      setTyped(undefined);
      grid.paste(line.id, text);
    }
  };

  const control = {
    id: cellId(cell),
    className: "cell-input",
    "aria-label": label,
    autoComplete: "off",
    spellCheck: field === "text",
    dir: field === "text" ? "auto" : "ltr",
    inputMode: field === "text" || field === "discount" ? "text" : "decimal",
    "data-field": field,
    readOnly: isLocked,
    value,
    ...(problem !== undefined && {
      "aria-invalid": true,
      "aria-describedby": `${cellId(cell)}-problem`,
    }),
    onFocus({ currentTarget }: FocusEvent<CellElement>) {
      setVisits(visits + 1);
      setFocused(true);
      currentTarget.select();
    },
    onBlur() {
      setFocused(false);
      setTyped(undefined);
    },
    onChange: ({ target }: ChangeEvent<CellElement>) =>
      type(target.value.replaceAll(/[\r\n]+/g, " ")),
    onKeyDown: handleKey,
    onPaste: handlePaste,
  } as const;

  return (
    <>
      {field === "text" ? (
        // The copy behind the text gives its cell the height of all of it.
        <span className="cell-text" data-text={`${value} `}>
          <textarea rows={1} {...control} />
        </span>
      ) : (
        <input {...control} />
      )}
      {problem !== undefined && (
        <span className="cell-problem" id={`${cellId(cell)}-problem`}>
          {problem}
        </span>
      )}
    </>
  );
}
