/** A sheet that shows a product from all sides: its steps of a whole turn in rows, the first at the upper left. */
export const turn = {
  steps: 24,
  across: 6,
  /** Pixels of a step, which is square. */
  side: 400,
} as const;

/** Pixels of a sheet. */
export const sheetSize = {
  width: turn.across * turn.side,
  height: (turn.steps / turn.across) * turn.side,
} as const;
