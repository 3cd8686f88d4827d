import type { CellField } from "#domain/quotation/cell-values.ts";
import type { QuotationLine } from "#domain/quotation/quotation.ts";

/** A field of a line in the grid. */
export interface Cell {
  readonly line: string;
  readonly field: CellField;
}

/**
 * `forward` and `back` look for a price to type, `up` and `down` keep the column, and `onward` completes the line. `stay` is the cell itself.
 */
export type GridMove = "forward" | "back" | "up" | "down" | "onward" | "stay";

type Target = Cell | "send" | undefined;

/**
 * Finds the cell that a move reaches. `send` follows the last price. With `skipsPriced`, `forward` passes lines
 * that have a price, and returns to earlier ones without a price before it ends.
 */
export function moveFrom(
  lines: readonly QuotationLine[],
  cell: Cell,
  move: GridMove,
  { skipsPriced }: { readonly skipsPriced: boolean },
): Target {
  const index = lines.findIndex(({ id }) => id === cell.line);
  const after = lines.slice(index + 1).filter(isOpen);
  const previousLines = lines.slice(0, Math.max(index, 0)).filter(isOpen);
  switch (move) {
    case "onward":
      return (
        cellIn(lines[index], missingField(lines[index], cell.field)) ?? cellIn(after[0], cell.field)
      );
    case "stay":
      return cell;
    case "down":
      return cellIn(after[0], cell.field);
    case "up":
      return cellIn(previousLines.at(-1), cell.field);
    case "back":
      return cellIn(previousLines.at(-1), "unitPrice");
    case "forward":
      return skipsPriced
        ? (cellIn(after.find(isUnpriced) ?? previousLines.find(isUnpriced), "unitPrice") ?? "send")
        : (cellIn(after[0], "unitPrice") ?? "send");
  }
}

/** Finds the cell to begin with: the first missing price, or the first price. */
export function firstCell(lines: readonly QuotationLine[]): Cell | undefined {
  const open = lines.filter(isOpen);
  return cellIn(open.find(isUnpriced) ?? open[0], "unitPrice");
}

function cellIn(line: QuotationLine | undefined, field: CellField | undefined): Cell | undefined {
  return line && field && { line: line.id, field };
}

/** Finds the next field of a line to fill in; after its text the price in any case. */
function missingField(line: QuotationLine | undefined, field: CellField): CellField | undefined {
  if (field === "text" && line?.quantity === undefined && line?.kind !== "delivery") {
    return "quantity";
  }
  return field === "text" || line?.unitPrice === undefined ? "unitPrice" : undefined;
}

/** A line that is not offered has no price to type. */
function isOpen({ kind }: QuotationLine): boolean {
  return kind !== "not-offered";
}

function isUnpriced(line: QuotationLine): boolean {
  return isOpen(line) && line.unitPrice === undefined;
}
