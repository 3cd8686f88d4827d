import { coloursSeen, type Family } from "#tools/masters/colours.ts";
import {
  boxOf,
  outlineOf,
  sidesReached,
  sides,
  type Box,
  type Side,
} from "#tools/masters/outline.ts";
import type { Picture } from "#tools/masters/raster.ts";
import { sharpnessOf } from "#tools/masters/sharpness.ts";
import { foreignBorder, shadowAtFrame } from "#tools/masters/surroundings.ts";
import { impressionOf, type Impression } from "#tools/masters/twins.ts";

/** What is measured of a picture, without knowing what it shows. */
export interface Measures {
  /** Where the product is; nothing where none is seen. */
  readonly box: Box | undefined;
  /** The sides at which the product is cut off. */
  readonly reached: readonly Side[];
  /** The share of the other sides' outermost pixels that are not of the ground's colour. */
  readonly foreign: number;
  /** Levels of the darkest stretch of shadow close to the frame. */
  readonly shadow: number;
  /** How much of the detail is as fine as a pixel. */
  readonly sharpness: number;
  /** The share of the frame that each family of colours takes. */
  readonly colours: ReadonlyMap<Family, number>;
  readonly impression: Impression;
}

export function measure({ side: width, bright, middle, small, tiny }: Picture): Measures {
  const outline = outlineOf(middle);
  const reached = sidesReached(outline);
  const others = sides.filter((side) => !reached.includes(side));
  return {
    box: boxOf(outline),
    reached,
    foreign: foreignBorder(middle, others),
    shadow: shadowAtFrame(outline),
    sharpness: sharpnessOf(bright, width),
    colours: coloursSeen(small),
    impression: impressionOf(tiny),
  };
}

/** The share of the frame's side that the product takes, by its longer side. */
export function fillOf({ left, top, right, bottom }: Box): number {
  return Math.max(right - left, bottom - top);
}

/** How far the middle of the product is from that of the frame, as shares of its side: right and down. */
export function offCentre({ left, top, right, bottom }: Box): readonly [number, number] {
  return [(left + right) / 2 - 0.5, (top + bottom) / 2 - 0.5];
}
