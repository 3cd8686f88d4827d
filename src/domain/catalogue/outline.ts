/** The width and height of what is drawn to scale, in millimetres. */
export interface Outline {
  readonly width: number;
  readonly height: number;
}

/** What everybody knows the size of: a hand 190 mm long, a person 1.75 m tall. */
export type Beside = "hand" | "person";

/** How large each is drawn, in millimetres; the hand goes on below the wrist. */
const sizes: Readonly<Record<Beside, Outline>> = {
  hand: { width: 129, height: 213 },
  person: { width: 727, height: 1750 },
};

/** The side of a square of the grid, in millimetres. */
export const square = 100;

export interface Scene {
  readonly beside: Beside;
  /** Of the whole drawing: whole squares. */
  readonly size: Outline;
  /** How far from the left each thing stands and how far it is from the top: what it is shown beside, then each product. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** Products at one scale on one floor, beside a hand where all are smaller than two hands, or beside a person. */
export function sceneOf(outlines: readonly Outline[]): Scene {
  const largest = Math.max(...outlines.flatMap(({ width, height }) => [width, height]));
  const beside = largest <= 2 * sizes.hand.height ? "hand" : "person";
  const gap = beside === "hand" ? square / 2 : 2 * square;
  const shown = [sizes[beside], ...outlines];
  const wholeSquares = (length: number) => Math.ceil(length / square) * square;
  const height = wholeSquares(Math.max(...shown.map((one) => one.height)) + gap / 2);
  const places = shown.map((one, at) => ({
    x: gap / 2 + shown.slice(0, at).reduce((sum, { width }) => sum + width + gap, 0),
    y: height - one.height,
  }));
  const width = wholeSquares(shown.reduce((sum, one) => sum + one.width + gap, 0));
  return { beside, size: { width, height }, places };
}
