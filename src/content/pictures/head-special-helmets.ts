import type { Pictures } from "#content/pictures/picture.ts";

export const headSpecialHelmetsPictures: Pictures = {
  "bump-cap-baseball-style-front": {
    shows:
      "three-quarter front view of a navy cotton baseball-style bump cap with mesh side panels",
    standIn: "hardhat_hero",
  },
  "bump-cap-baseball-style-contents": {
    shows:
      "navy cap beside its black ABS insert, which is taken out and turned up to show the grey " +
      "foam pads",
    standIn: "hardhat_hero",
  },
  "electrical-helmet-class-e-front": {
    shows:
      "three-quarter front view of a plain white closed electrical helmet with a central ridge " +
      "and no vents",
    standIn: "hardhat_hero",
  },
  "electrical-helmet-class-e-inside": {
    shows:
      "underside of the white electrical helmet with six textile straps held by white plastic " +
      "hooks, no metal",
    standIn: "hardhat_hero",
  },
  "electrical-helmet-class-e-detail": {
    shows: "close view of the slot at the side of the white shell that takes a face shield bracket",
    standIn: "hardhat_hero",
  },
  "low-voltage-insulating-helmet-visor-front": {
    shows: "three-quarter front view of a white helmet with its clear visor lowered over the eyes",
    standIn: "hardhat_hero",
  },
  "low-voltage-insulating-helmet-visor-side": {
    shows:
      "white helmet from the left with the visor slid up into the shell and the chin strap hanging",
    standIn: "hardhat_hero",
  },
  "low-voltage-insulating-helmet-visor-detail": {
    shows:
      "close view of the visor's ribbed slider and the red double-triangle mark on the white " +
      "shell",
    standIn: "hardhat_hero",
  },
  "winter-helmet-insulated-liner-front": {
    shows:
      "three-quarter front view of an orange helmet with a dark grey fleece liner closed under " +
      "the chin",
    standIn: "hardhat_hero",
  },
  "winter-helmet-insulated-liner-contents": {
    shows: "orange helmet beside its dark grey fleece liner, which is unclipped and taken out",
    standIn: "hardhat_hero",
  },
};
