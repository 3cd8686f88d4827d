import type { CellField } from "#domain/quotation/cell-values.ts";
import type { GridMove } from "#office/app/screens/quotation/grid-moves.ts";

type CellCommand = GridMove | "send" | "undo-cell" | "undo" | "search" | "not-offered";

interface PressedKey {
  readonly key: string;
  /** Place on the keyboard, the same in every layout. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

interface CellState {
  readonly field: CellField;
  /** Something was typed since the cell was entered. */
  readonly isTyped: boolean;
}

/**
 * Finds the command of a key in a cell; undefined leaves the key to the browser. A price holds no letters, so that
 * letters are commands there until something is typed.
 */
export function cellCommand(event: PressedKey, cell: CellState): CellCommand | undefined {
  const { key, code, altKey, shiftKey } = event;
  const isControlled = event.ctrlKey || event.metaKey;
  if (isControlled) {
    if (key === "Enter") {
      return "send";
    }
    return code === "KeyZ" && !cell.isTyped && !shiftKey && !altKey ? "undo" : undefined;
  }
  if (altKey) {
    return undefined;
  }
  switch (key) {
    case "Enter":
      return enterCommand(cell.field, shiftKey);
    case "ArrowUp":
      return "up";
    case "ArrowDown":
      return "down";
    case "Escape":
      return "undo-cell";
    default:
      return cell.field === "unitPrice" && !cell.isTyped ? letterCommand(key, code) : undefined;
  }
}

/** Enter looks for the next price; in another column it completes the line or goes down. */
function enterCommand(field: CellField, isBack: boolean): GridMove {
  if (field === "unitPrice") {
    return isBack ? "back" : "forward";
  }
  return isBack ? "up" : "onward";
}

function letterCommand(key: string, code: string): CellCommand | undefined {
  if (key === "/" || code === "KeyA") {
    return "search";
  }
  return key === "-" || code === "KeyN" ? "not-offered" : undefined;
}
