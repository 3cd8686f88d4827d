import type { Pictures } from "#content/pictures/picture.ts";

/** What the pictures of these products show. */
export const facilityImpactPictures: Pictures = {
  "steel-rack-upright-guard-400mm-front": {
    shows: "yellow steel guard with black stripes bolted to the floor in front of a rack upright",
    standIn: "cone_hero",
  },
  "steel-rack-upright-guard-400mm-back": {
    shows: "inner side of the bent steel guard, open at the back, with its four floor bolts",
    standIn: "loto_hero",
  },
  "steel-rack-upright-guard-400mm-scale": {
    shows: "pair of guards on both uprights at the end of a pallet rack",
    standIn: "cone_hero",
  },
  "rubber-corner-protector-800mm-front": {
    shows: "black rubber corner angle with yellow reflective stripes on a concrete column",
    standIn: "cone_hero",
  },
  "rubber-corner-protector-800mm-detail": {
    shows: "end view of the 10 mm rubber angle with its countersunk screw holes",
    standIn: "cone_hero",
  },
  "convex-mirror-polycarbonate-600mm-front": {
    shows: "round convex mirror with an orange rim and hood, front view",
    standIn: "cone_hero",
  },
  "convex-mirror-polycarbonate-600mm-back": {
    shows: "back of the convex mirror with its ball joint and post bracket",
    standIn: "cone_hero",
  },
};
