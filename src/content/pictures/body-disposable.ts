import type { Pictures } from "#content/pictures/picture.ts";

export const bodyDisposablePictures: Pictures = {
  "disposable-coverall-type-5-6-front": {
    shows:
      "front view of the white hooded disposable coverall, hood up, zip flap closed, elasticated " +
      "cuffs and ankles",
    standIn: "coverall_hero",
  },
  "disposable-coverall-type-5-6-contents": {
    shows: "white disposable coverall folded in its sealed single pack",
    standIn: "coverall_hero",
  },
  "chemical-splash-coverall-type-3-4-front": {
    shows:
      "front view of the yellow chemical coverall, hood up, double flap sealed, thumb loops " +
      "visible",
    standIn: "coverall_hero",
  },
  "chemical-splash-coverall-type-3-4-detail": {
    shows: "close view of a taped seam and the double zip flap on the yellow chemical coverall",
    standIn: "coverall_hero",
  },
  "chemical-splash-coverall-type-3-4-back": {
    shows: "back view of the yellow chemical coverall with taped seams across shoulders and seat",
    standIn: "coverall_hero",
  },
};
