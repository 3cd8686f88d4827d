import { useMemo, useState } from "react";
import type { ImportColumn, PreviewLine } from "#domain/office/import-messages.ts";
import { useWords } from "#office/app/language.tsx";
import { useWindow } from "#office/app/screens/catalogue/use-window.ts";
import { useCellText } from "#office/app/screens/changes/cell-text.ts";

/** Tells if a price more than doubles or falls below half. */
function isLeap({ field, old, value }: PreviewLine["changes"][number]): boolean {
  const [before, after] = [Number(old ?? 0), Number(value ?? 0)];
  return field === "price" && before > 0 && after > 0 && (after > before * 2 || after * 2 < before);
}

/** Height of a row in pixels, as in the style sheet. */
const rowHeight = 44;

interface PreviewTableProps {
  readonly lines: readonly PreviewLine[];
  readonly columns: readonly ImportColumn[];
  /** Rows of the sheet that are not applied. */
  readonly without: ReadonlySet<number>;
  readonly onWithout: (rows: ReadonlySet<number>) => void;
}

/** Every change as old and new value; only the visible rows are drawn. */
export function PreviewTable({ lines, columns, without, onWithout }: PreviewTableProps) {
  const words = useWords("import");
  const cellText = useCellText();
  const [kind, setKind] = useState("");
  const labels = useMemo(() => new Map(columns.map(({ id, label }) => [id, label])), [columns]);
  const rows = useMemo(
    () =>
      lines
        .filter(({ isNew }) => kind === "" || kind === "leaps" || (kind === "new") === isNew)
        .flatMap((line) => line.changes.map((change, index) => ({ line, change, index })))
        .filter(({ change }) => kind !== "leaps" || isLeap(change)),
    [lines, kind],
  );
  const leaps = useMemo(
    () => lines.flatMap(({ changes }) => changes.filter(isLeap)).length,
    [lines],
  );
  const rowWindow = useWindow(rows.length, rowHeight);
  const { attach, update } = rowWindow;
  if (lines.length === 0) {
    return <p>{words.noChanges}</p>;
  }
  return (
    <>
      {leaps > 0 && (
        <p className="content-effect" role="status">
          {words.leaps(leaps)}
        </p>
      )}
      <label className="import-filter">
        <span>{words.filter}</span>{" "}
        <select
          className="control control-small"
          value={kind}
          onChange={({ target }) => setKind(target.value)}
        >
          <option value="">{words.all}</option>
          <option value="new">{words.onlyNew}</option>
          <option value="changed">{words.onlyChanged}</option>
          {leaps > 0 && <option value="leaps">{words.onlyLeaps}</option>}
        </select>
      </label>
      <div className="import-scroll" ref={attach} onScroll={update} tabIndex={-1}>
        <div style={{ paddingBlock: `${rowWindow.above}px ${rowWindow.below}px` }}>
          <table
            className="import-table"
            aria-label={words.preview}
            aria-rowcount={rows.length + 1}
          >
            <thead>
              <tr>
                <th scope="col">{words.row}</th>
                <th scope="col">{words.product}</th>
                <th scope="col">{words.field}</th>
                <th scope="col">{words.old}</th>
                <th scope="col">{words.new}</th>
              </tr>
            </thead>
            <tbody>
              {rows
                .slice(rowWindow.start, rowWindow.end)
                .map(({ line, change, change: { field, old, value }, index }, position) => (
                  <tr
                    key={`${line.row}/${field}`}
                    aria-rowindex={rowWindow.start + position + 2}
                    data-leap={isLeap(change) ? "" : undefined}
                    data-out={without.has(line.row) ? "" : undefined}
                  >
                    <td>
                      {index === 0 || kind === "leaps" ? (
                        <label className="check">
                          <input
                            type="checkbox"
                            aria-label={words.take(line.row, line.name)}
                            checked={!without.has(line.row)}
                            onChange={() => onWithout(toggled(without, line.row))}
                          />
                          <span>{line.row}</span>
                        </label>
                      ) : (
                        line.row
                      )}
                    </td>
                    <th scope="row" title={line.name}>
                      <bdi>{line.name}</bdi>{" "}
                      <small>
                        <bdi>{line.code}</bdi> {line.isNew && <b>{words.isNew}</b>}
                      </small>
                    </th>
                    <td>{labels.get(field) ?? field}</td>
                    <td className="changes-old" title={String(old ?? "")}>
                      <bdi>{cellText(field, old)}</bdi>
                    </td>
                    <td className="changes-new" title={String(value ?? "")}>
                      <bdi>{cellText(field, value)}</bdi>
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  );
}

function toggled(rows: ReadonlySet<number>, row: number): ReadonlySet<number> {
  const result = new Set(rows);
  if (!result.delete(row)) {
    result.add(row);
  }
  return result;
}
