import type { Pictures } from "#content/pictures/picture.ts";

export const hearingMuffsPictures: Pictures = {
  "headband-ear-muffs-standard-front": {
    shows: "yellow ear muffs with slim cups seen from the front, the black headband upright",
    standIn: "earmuffs_hero",
  },
  "headband-ear-muffs-standard-folded": {
    shows: "the yellow ear muffs folded, both cups tucked inside the headband",
    standIn: "earmuffs_hero",
  },
  "headband-ear-muffs-high-attenuation-front": {
    shows:
      "black ear muffs with deep red double-shell cups and a padded headband, seen from the front",
    standIn: "earmuffs_hero",
  },
  "headband-ear-muffs-high-attenuation-side": {
    shows:
      "close view of one cup, showing the dark gap between its deep red outer shell and the " +
      "inner shell",
    standIn: "earmuffs_hero",
  },
  "headband-ear-muffs-high-attenuation-detail": {
    shows:
      "one red cup lying open with its black cushion taken off beside it and the foam insert " +
      "in view",
    standIn: "earmuffs_hero",
  },
  "helmet-mounted-ear-muffs-front": {
    shows: "pair of black ear muff cups on separate swing arms, laid side by side without a helmet",
    standIn: "earmuffs_hero",
  },
  "helmet-mounted-ear-muffs-worn-parts": {
    shows: "black ear muffs clipped to a yellow hard hat in the working position",
    standIn: "earmuffs_hero",
  },
  "helmet-mounted-ear-muffs-detail": {
    shows: "close view of a swing arm with its clip seated in the side slot of a yellow hard hat",
    standIn: "earmuffs_hero",
  },
};
