import type { Pictures } from "#content/pictures/picture.ts";

export const headSpecialHelmetsPictures: Pictures = {
  "bump-cap-baseball-style-front":
    "three-quarter front view of a navy cotton baseball-style bump cap with mesh side panels",
  "bump-cap-baseball-style-contents":
    "navy cap beside its black ABS insert, which is taken out and turned up to show the grey " +
    "foam pads",
  "electrical-helmet-class-e-front":
    "three-quarter front view of a plain white closed electrical helmet with a central ridge " +
    "and no vents",
  "electrical-helmet-class-e-inside":
    "underside of the white electrical helmet with six textile straps held by white plastic " +
    "hooks, no metal",
  "electrical-helmet-class-e-detail":
    "close view of the slot at the side of the white shell that takes a face shield bracket",
  "low-voltage-insulating-helmet-visor-front":
    "three-quarter front view of a white helmet with its clear visor lowered over the eyes",
  "low-voltage-insulating-helmet-visor-side":
    "white helmet from the left with the visor slid up into the shell and the chin strap hanging",
  "low-voltage-insulating-helmet-visor-detail":
    "close view of the visor's ribbed slider and the red double-triangle mark on the white " +
    "shell",
  "winter-helmet-insulated-liner-front":
    "three-quarter front view of an orange helmet with a dark grey fleece liner closed under " +
    "the chin",
  "winter-helmet-insulated-liner-contents":
    "orange helmet beside its dark grey fleece liner, which is unclipped and taken out",
};
