import type { Pictures } from "#content/pictures/picture.ts";

/** What the pictures of these products show. */
export const facilityImpactPictures: Pictures = {
  "steel-rack-upright-guard-400mm-front":
    "yellow steel guard with black stripes bolted to the floor in front of a rack upright",
  "steel-rack-upright-guard-400mm-back":
    "inner side of the bent steel guard, open at the back, with its four floor bolts",
  "steel-rack-upright-guard-400mm-scale":
    "pair of guards on both uprights at the end of a pallet rack",
  "rubber-corner-protector-800mm-front":
    "black rubber corner angle with yellow reflective stripes on a concrete column",
  "rubber-corner-protector-800mm-detail":
    "end view of the 10 mm rubber angle with its countersunk screw holes",
  "convex-mirror-polycarbonate-600mm-front":
    "round convex mirror with an orange rim and hood, front view",
  "convex-mirror-polycarbonate-600mm-back":
    "back of the convex mirror with its ball joint and post bracket",
};
