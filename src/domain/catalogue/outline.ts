/** The width and height of what is drawn to scale, in millimetres. */
export interface Outline {
  readonly width: number;
  readonly height: number;
}

/** Objects of a size that everybody knows: a hand 190 mm long, a person 1.75 m tall. */
export type Beside = "hand" | "person";

/** How large each is drawn, in millimetres; the hand goes on below the wrist. */
const sizes: Readonly<Record<Beside, Outline>> = {
  hand: { width: 129, height: 213 },
  person: { width: 727, height: 1750 },
};

/** The side of a square of the grid, in millimetres. */
export const square = 100;

interface Scene {
  readonly beside: Beside;
  /** Of the whole drawing: whole squares. */
  readonly size: Outline;
  /** How far from the left each thing stands and how far it is from the top: what it is shown beside, then each product. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** Products at one scale on one floor, beside a hand where all are smaller than two hands, or beside a person. */
export function sceneOf(outlines: readonly Outline[]): Scene {
  const largest = Math.max(...outlines.flatMap(({ width, height }) => [width, height]));
  const reference = largest <= 2 * sizes.hand.height ? "hand" : "person";
  const gap = reference === "hand" ? square / 2 : 2 * square;
  const outlined = [sizes[reference], ...outlines];
  const wholeSquares = (length: number) => Math.ceil(length / square) * square;
  const height = wholeSquares(Math.max(...outlined.map((outline) => outline.height)) + gap / 2);
  const places = outlined.map((outline, index) => ({
    x: gap / 2 + outlined.slice(0, index).reduce((sum, { width }) => sum + width + gap, 0),
    y: height - outline.height,
  }));
  const width = wholeSquares(outlined.reduce((sum, outline) => sum + outline.width + gap, 0));
  return { beside: reference, size: { width, height }, places };
}
