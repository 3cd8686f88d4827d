import type { Pictures } from "#content/pictures/picture.ts";

export const hearingMuffsPictures: Pictures = {
  "headband-ear-muffs-standard-front":
    "yellow ear muffs with slim cups seen from the front, the black headband upright",
  "headband-ear-muffs-standard-folded":
    "the yellow ear muffs folded, both cups tucked inside the headband",
  "headband-ear-muffs-high-attenuation-front":
    "black ear muffs with deep red double-shell cups and a padded headband, seen from the front",
  "headband-ear-muffs-high-attenuation-side":
    "close view of one cup, showing the dark gap between its deep red outer shell and the " +
    "inner shell",
  "headband-ear-muffs-high-attenuation-detail":
    "one red cup lying open with its black cushion taken off beside it and the foam insert " +
    "in view",
  "helmet-mounted-ear-muffs-front":
    "pair of black ear muff cups on separate swing arms, laid side by side without a helmet",
  "helmet-mounted-ear-muffs-worn-parts":
    "black ear muffs clipped to a yellow hard hat in the working position",
  "helmet-mounted-ear-muffs-detail":
    "close view of a swing arm with its clip seated in the side slot of a yellow hard hat",
};
