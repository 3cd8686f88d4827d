import { useState } from "react";
import type { KeyboardEvent } from "react";
import { availabilityStates } from "#domain/catalogue/product.ts";
import type { GridField, GridRow } from "#domain/office/catalogue-messages.ts";
import { useWords } from "#office/app/language.tsx";
import { textOf } from "#office/app/screens/catalogue/cells.ts";
import { cellId, useGrid } from "#office/app/screens/catalogue/grid-context.ts";
import { useReason } from "#office/app/screens/catalogue/cell-notes.tsx";

interface GridCellProps {
  readonly row: GridRow;
  readonly field: GridField;
}

/** A cell that is typed into, or chosen from a list; it is saved when it is left. */
export function GridCell({ row, field }: GridCellProps) {
  const words = useWords("catalogue");
  const { cells, labels, move, paste } = useGrid();
  const reason = useReason();
  const [typed, setTyped] = useState<string>();
  const { slug } = row;
  const { text, file, mark, problem } = cells.read(row, field);
  const id = cellId(slug, field);
  const isOutside = mark === "outside" || problem === "changed-outside";
  const note = isOutside
    ? words.outside(textOf(file) || words.empty)
    : problem !== undefined && reason(problem);
  const remark = note || (mark && words.marks[mark]);
  const about = {
    id,
    "aria-label": words.place(row.name, labels[field] ?? field),
    ...(problem !== undefined && { "aria-invalid": true as const }),
    ...(remark && { "aria-describedby": `${id}-note` }),
  };

  const commit = () => {
    if (typed !== undefined) {
      setTyped(undefined);
      cells.edit([{ slug, field, text: typed.trim() }]);
    }
  };

  const handleKey = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    const { key, ctrlKey, metaKey, shiftKey, code } = event;
    const isList = event.currentTarget instanceof HTMLSelectElement;
    if ((ctrlKey || metaKey) && code === "KeyZ" && typed === undefined) {
      event.preventDefault();
      cells.undo();
    } else if (key === "Escape") {
      setTyped(undefined);
      cells.forget({ slug, field });
    } else if (key === "Enter" || (!isList && (key === "ArrowDown" || key === "ArrowUp"))) {
      event.preventDefault();
      commit();
      move(slug, field, key === "ArrowUp" || (key === "Enter" && shiftKey) ? "up" : "down");
    }
  };

  return (
    <td className="catalogue-cell" data-mark={mark} data-field={field} title={remark}>
      {field === "availability" ? (
        <select
          {...about}
          className="cell-input"
          value={text}
          onChange={({ target }) => cells.edit([{ slug, field, text: target.value }])}
          onKeyDown={handleKey}
        >
          {availabilityStates.map((state) => (
            <option key={state} value={state}>
              {words.availability[state]}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...about}
          className="cell-input"
          autoComplete="off"
          dir="ltr"
          inputMode="decimal"
          value={typed ?? text}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
          onKeyDown={handleKey}
          onPaste={(event) => {
            const copied = event.clipboardData.getData("text/plain");
            if (/[\t\n]/.test(copied.trimEnd())) {
              event.preventDefault();
              setTyped(undefined);
              paste(row, field, copied);
            }
          }}
        />
      )}
      {remark && (
        <span
          id={`${id}-note`}
          className="catalogue-note"
          dir="auto"
          data-words={note ? "" : undefined}
        >
          {remark}
        </span>
      )}
    </td>
  );
}
