import { pixelAt, sides, type Outline, type Side } from "#tools/masters/outline.ts";
import { ground, type Raster } from "#tools/masters/raster.ts";

/** Levels by which a pixel of the ground may differ from its colour: what WebP makes of it. */
const likeGround = 6;
/** How far from the frame's edge a shadow is measured, and over which length: shares of a side. */
const closeness = 0.045;
const stretchLength = 0.05;

function isGround({ data }: Raster, pixel: number): boolean {
  return ground.every(
    (level, channel) => Math.abs((data[pixel * 3 + channel] ?? 0) - level) <= likeGround,
  );
}

/** The share of the outermost pixels of the sides named that are not of the ground's colour. */
export function foreignBorder(picture: Raster, among: readonly Side[]): number {
  let foreign = 0;
  for (const of of among) {
    for (let place = 0; place < picture.side; place += 1) {
      foreign += isGround(picture, pixelAt(picture.side, of, 0, place)) ? 0 : 1;
    }
  }
  return among.length === 0 ? 0 : foreign / (among.length * picture.side);
}

/** Levels of the shadow at `deep` pixels from the frame: none where product or no ground is outside of it. */
function shadeAt({ side, shade, product }: Outline, of: Side, deep: number, place: number): number {
  for (let depth = 0; depth <= deep; depth += 1) {
    if (product[pixelAt(side, of, depth, place)] === 1) {
      return 0;
    }
  }
  return shade[pixelAt(side, of, deep, place)] ?? 0;
}

/**
 * How dark the shadow is close to the frame, in levels: the darkest stretch. The ground is made to end
 * as one colour, so a shadow that is dark here ends in a straight edge. What has an edge between here
 * and the frame is product.
 */
export function shadowAtFrame(outline: Outline): number {
  const { side } = outline;
  const stretch = Math.round(side * stretchLength);
  const deep = Math.round(side * closeness);
  const darkest = sides.map((of) => {
    const levels = Float32Array.from({ length: side }, (_, place) =>
      shadeAt(outline, of, deep, place),
    );
    let sum = 0;
    let most = 0;
    levels.forEach((level, place) => {
      sum += level - (levels[place - stretch] ?? 0);
      most = Math.max(most, sum);
    });
    return most / stretch;
  });
  return Math.max(...darkest);
}
