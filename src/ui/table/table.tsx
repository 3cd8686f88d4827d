import type { ReactNode } from "react";

interface TableProps {
  /** The id of the caption, which labels the table. */
  readonly id: string;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: ReactNode;
}

/** The maximum characters of a row for a table of half the width. */
const narrowRowLimit = 46;

function isNarrow({ columns, rows }: Pick<TableProps, "columns" | "rows">): boolean {
  return (
    columns.length <= 4 && [columns, ...rows].every((row) => row.join(" ").length <= narrowRowLimit)
  );
}

/** The maximum characters of a cell in a narrow column on a phone. */
const narrowCellLimit = 24;

/** Renders a captioned table; the first cell of each row is its heading. Wide tables scroll. */
export function Table({ id, caption, columns, rows, note }: TableProps) {
  const hasLongCells = rows.some(([, ...cells]) =>
    cells.some((cell) => cell.length > narrowCellLimit),
  );
  return (
    <figure
      className="table-figure"
      data-narrow={isNarrow({ columns, rows }) ? "" : undefined}
      data-wordy={hasLongCells ? "" : undefined}
    >
      <h2 id={id}>{caption}</h2>
      <ScrollTable id={id} columns={columns}>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </ScrollTable>
      {note && <figcaption className="note">{note}</figcaption>}
    </figure>
  );
}

interface ScrollTableProps {
  /** The id of the heading, which labels the table. */
  readonly id: string;
  readonly columns: readonly string[];
  readonly className?: string;
  /** The rows. */
  readonly children: ReactNode;
}

/** Renders a table with a header row that scrolls where it is wider than its place. */
export function ScrollTable({ id, columns, className, children }: ScrollTableProps) {
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-labelledby={id}>
      <table className={className} aria-labelledby={id}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
