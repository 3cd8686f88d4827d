import { createContext, use } from "react";
import type { Language } from "#domain/language.ts";
import type { QuotationView } from "#domain/office/quotation-messages.ts";
import type { QuotationLine } from "#domain/quotation/quotation.ts";
import type { Cell, GridMove } from "#office/app/screens/quotation/grid-moves.ts";
import type { DraftControl } from "#office/app/screens/quotation/use-draft.ts";

/** Everything that the cells of the grid share. */
export interface Grid {
  readonly draft: DraftControl;
  readonly view: QuotationView;
  readonly lines: readonly QuotationLine[];
  readonly language: Language;
  /** A sent quotation is locked until it is revised. */
  readonly isLocked: boolean;
  /** Texts of problems by the path of their field. */
  readonly problems: Readonly<Record<string, string>>;
  /** Line for which a product is searched. */
  readonly searched: string | undefined;
  readonly search: (line: string | undefined) => void;
  readonly move: (cell: Cell, move: GridMove) => void;
  readonly paste: (line: string, column: string) => void;
  readonly toggleOffered: (line: QuotationLine) => void;
  readonly send: () => void;
}

export const GridContext = createContext<Grid | undefined>(undefined);

/** Returns the grid that a cell belongs to. */
export function useGrid(): Grid {
  const grid = use(GridContext);
  if (grid === undefined) {
    throw new Error("the cell is in no grid");
  }
  return grid;
}

/** Id of the element of a cell. */
export function cellId({ line, field }: Cell): string {
  return `cell-${line}-${field}`;
}

/** Focuses a cell, or the control of any other field by its path. */
export function focusField(path: string): void {
  const [part, line = "", field = ""] = path.split(".");
  const id = part === "lines" ? `cell-${line}-${field}` : `quotation-${path.replace(".", "-")}`;
  const element = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  element?.closest("details")?.setAttribute("open", "");
  element?.focus();
  element?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
