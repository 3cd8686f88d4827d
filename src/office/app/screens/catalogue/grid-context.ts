import { createContext, use } from "react";
import type { GridField, GridRow } from "#domain/office/catalogue-messages.ts";
import type { CellControl } from "#office/app/screens/catalogue/use-cells.ts";

type CellMove = "up" | "down";

/** Parts that the cells of the grid share. */
interface GridParts {
  readonly cells: CellControl;
  readonly labels: Readonly<Record<string, string>>;
  readonly selected: ReadonlySet<string>;
  readonly select: (slug: string, isRange: boolean) => void;
  readonly move: (slug: string, field: string, move: CellMove) => void;
  /** Writes copied cells, from this cell on downwards. */
  readonly paste: (row: GridRow, field: GridField, text: string) => void;
}

export const GridContext = createContext<GridParts | undefined>(undefined);

export function useGrid(): GridParts {
  const grid = use(GridContext);
  if (grid === undefined) {
    throw new Error("a cell stands outside the grid");
  }
  return grid;
}

export const cellId = (slug: string, field: string): string => `cell-${slug}-${field}`;
