import type { ReactNode } from "react";

interface TableProps {
  /** Of the caption, which heads the table and names it. */
  readonly id: string;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: ReactNode;
}

/** The most characters in a row of a table that needs only half the width. */
const narrow = 46;

function isNarrow({ columns, rows }: Pick<TableProps, "columns" | "rows">): boolean {
  return columns.length <= 4 && [columns, ...rows].every((row) => row.join(" ").length <= narrow);
}

/** The most characters in a cell that may stand in a narrow column of a telephone. */
const short = 24;

/** A table of figures; the first cell of a row is its heading. Wide ones scroll below their caption. */
export function Table({ id, caption, columns, rows, note }: TableProps) {
  const isWordy = rows.some(([, ...cells]) => cells.some((cell) => cell.length > short));
  return (
    <figure
      className="table-figure"
      data-narrow={isNarrow({ columns, rows }) ? "" : undefined}
      data-wordy={isWordy ? "" : undefined}
    >
      <h2 id={id}>{caption}</h2>
      <div className="table-scroll" tabIndex={0} role="group" aria-labelledby={id}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([heading, ...cells]) => (
              <tr key={heading}>
                <th scope="row">{heading}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <figcaption className="note">{note}</figcaption>}
    </figure>
  );
}
