import { ground, type Raster } from "#tools/masters/raster.ts";

/** Levels between two pixels beside each other from which there is an edge: a shadow is softer. */
const edge = 8;
/** Levels by which red, green and blue fall apart: a shadow keeps the ground's colour. */
const coloured = 24;
/** Levels below and above the ground that no shadow has. */
const dark = 110;
const bright = 8;
/** Pixels in a row or column from which the product is in it. */
const least = 3;

export const sides = ["top", "bottom", "left", "right"] as const;
export type Side = (typeof sides)[number];

/** Shares of the frame, counted from its left upper corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Which pixels show the product and not the ground or its shadow, and how dark the others are. */
export interface Outline {
  /** Pixels along each side of the square that was looked at. */
  readonly side: number;
  /** 1 where the product is seen. Its smooth grey parts are missing. */
  readonly product: Uint8Array;
  /** Levels below the ground. */
  readonly shade: Float32Array;
}

/** Whether two pixels are so far apart that there is an edge between them. */
function isEdge(data: Uint8Array, one: number, other: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs((data[one + channel] ?? 0) - (data[other + channel] ?? 0)) >= edge) {
      return true;
    }
  }
  return false;
}

/** What is product in the middle copy of a picture. */
export function outlineOf({ side, data }: Raster): Outline {
  const product = new Uint8Array(side * side);
  const shade = new Float32Array(side * side);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const at = pixel * 3;
    const red = (data[at] ?? 0) / ground[0];
    const green = (data[at + 1] ?? 0) / ground[1];
    const blue = (data[at + 2] ?? 0) / ground[2];
    const darkness = (255 * (3 - red - green - blue)) / 3;
    const colour = 255 * (Math.max(red, green, blue) - Math.min(red, green, blue));
    if (colour >= coloured || darkness >= dark || darkness <= -bright) {
      product[pixel] = 1;
    }
    shade[pixel] = Math.max(0, darkness);
    if (pixel % side < side - 1 && isEdge(data, at, at + 3)) {
      product[pixel] = 1;
      product[pixel + 1] = 1;
    }
    if (pixel < side * (side - 1) && isEdge(data, at, at + side * 3)) {
      product[pixel] = 1;
      product[pixel + side] = 1;
    }
  }
  return { side, product, shade };
}

/** The pixel `depth` pixels away from a side of the frame, at a place counted from the left or the top. */
export function pixelAt(side: number, of: Side, depth: number, place: number): number {
  switch (of) {
    case "top":
      return depth * side + place;
    case "bottom":
      return (side - 1 - depth) * side + place;
    case "left":
      return place * side + depth;
    case "right":
      return place * side + side - 1 - depth;
  }
}

/** How many pixels of the line `depth` pixels away from a side show the product. */
function productAlong({ side, product }: Outline, of: Side, depth: number): number {
  let count = 0;
  for (let place = 0; place < side; place += 1) {
    count += product[pixelAt(side, of, depth, place)] ?? 0;
  }
  return count;
}

/** The share of the frame between a side and the product; 1 where no product is seen. */
function margin(outline: Outline, of: Side): number {
  let depth = 0;
  while (depth < outline.side && productAlong(outline, of, depth) < least) {
    depth += 1;
  }
  return depth / outline.side;
}

/** The box that holds the product, or nothing where no product is seen. */
export function boxOf(outline: Outline): Box | undefined {
  const top = margin(outline, "top");
  const left = margin(outline, "left");
  return top === 1 || left === 1
    ? undefined
    : { left, top, right: 1 - margin(outline, "right"), bottom: 1 - margin(outline, "bottom") };
}

/** The sides at which the product is cut off: it covers a hundredth of their outermost pixels. */
export function sidesReached(outline: Outline): readonly Side[] {
  return sides.filter((of) => productAlong(outline, of, 0) >= outline.side / 100);
}
