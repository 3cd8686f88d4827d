import { Link } from "@tanstack/react-router";
import type { GridField, GridRow } from "#domain/office/catalogue-messages.ts";
import { useWords } from "#office/app/language.tsx";
import { GridCell } from "#office/app/screens/catalogue/grid-cell.tsx";
import { useGrid } from "#office/app/screens/catalogue/grid-context.ts";
import type { GridSort } from "#office/app/screens/catalogue/filter-rows.ts";
import type { useWindow } from "#office/app/screens/catalogue/use-window.ts";

interface ProductGridProps {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridField[];
  readonly sort: GridSort | undefined;
  readonly onSort: (column: string) => void;
  readonly onSelectAll: (isSelected: boolean) => void;
  readonly rowWindow: ReturnType<typeof useWindow>;
}

/** The products as rows of which only the visible ones are drawn. */
export function ProductGrid(props: ProductGridProps) {
  const { rows, columns, sort, onSort, onSelectAll, rowWindow } = props;
  const words = useWords("catalogue");
  const { labels, selected } = useGrid();
  const { attach, update } = rowWindow;
  const sortOf = (column: string) =>
    sort?.column === column ? (sort.isDescending ? "descending" : "ascending") : undefined;
  const isAllSelected = rows.length > 0 && rows.every(({ slug }) => selected.has(slug));
  return (
    <div className="catalogue-scroll" ref={attach} onScroll={update} tabIndex={-1}>
      <div style={{ paddingBlock: `${rowWindow.above}px ${rowWindow.below}px` }}>
        <table className="catalogue-grid" aria-label={words.title} aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              <th scope="col" className="catalogue-select">
                <input
                  type="checkbox"
                  aria-label={words.selectAll}
                  checked={isAllSelected}
                  onChange={({ target }) => onSelectAll(target.checked)}
                />
              </th>
              {["product", ...columns].map((column) => (
                <th key={column} scope="col" data-field={column} aria-sort={sortOf(column)}>
                  <button
                    type="button"
                    title={words.sortBy(labels[column] ?? words.product)}
                    onClick={() => onSort(column)}
                  >
                    {labels[column] ?? words.product}
                  </button>
                </th>
              ))}
              <th scope="col" className="catalogue-press">
                <span>{words.soldOut}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(rowWindow.start, rowWindow.end).map((row, index) => (
              <ProductRow
                key={row.slug}
                row={row}
                columns={columns}
                position={rowWindow.start + index + 2}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface ProductRowProps {
  readonly row: GridRow;
  readonly columns: readonly GridField[];
  readonly position: number;
}

function ProductRow({ row, columns, position }: ProductRowProps) {
  const words = useWords("catalogue");
  const { cells, selected, select } = useGrid();
  const { slug, name, code, status } = row;
  const isOut = cells.read(row, "availability").text === "out";
  const statuses: Readonly<Record<string, string>> = words.statuses;
  return (
    <tr aria-rowindex={position} data-selected={selected.has(slug) ? "" : undefined}>
      <td className="catalogue-select">
        <input
          type="checkbox"
          aria-label={words.select(name)}
          checked={selected.has(slug)}
          onClick={({ shiftKey }) => select(slug, shiftKey)}
          onChange={() => {}}
        />
      </td>
      <th scope="row" className="catalogue-product">
        <Link to="/catalogue/$slug" params={{ slug }} search={true} title={name}>
          <bdi>{name}</bdi>
        </Link>
        <small>
          <bdi>{code}</bdi> · {row.category}
          {status !== "live" && <b> · {statuses[status] ?? status}</b>}
        </small>
      </th>
      {columns.map((field) => (
        <GridCell key={field} row={row} field={field} />
      ))}
      <td className="catalogue-press">
        <button
          type="button"
          onClick={() =>
            cells.edit([{ slug, field: "availability", text: isOut ? "in-stock" : "out" }])
          }
        >
          {isOut ? words.backInStock : words.soldOut}
        </button>
      </td>
    </tr>
  );
}
