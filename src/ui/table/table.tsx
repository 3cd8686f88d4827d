import type { ReactNode } from "react";

interface TableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: ReactNode;
}

/** The most characters in a row of a table that needs only half the width. */
const narrow = 46;

function isNarrow({ columns, rows }: Pick<TableProps, "columns" | "rows">): boolean {
  return [columns, ...rows].every((row) => row.join(" ").length <= narrow);
}

/** A table of figures; the first cell of a row is its heading. Wide ones scroll inside their frame. */
export function Table({ caption, columns, rows, note }: TableProps) {
  return (
    <figure className="table-figure" data-narrow={isNarrow({ columns, rows }) ? "" : undefined}>
      <div className="table-scroll" tabIndex={0} role="group" aria-label={caption}>
        <table>
          <caption>{caption}</caption>
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
      {note && <figcaption>{note}</figcaption>}
    </figure>
  );
}
