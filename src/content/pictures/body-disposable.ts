import type { Pictures } from "#content/pictures/picture.ts";

export const bodyDisposablePictures: Pictures = {
  "disposable-coverall-type-5-6-front": {
    shows:
      "front view of the white hooded disposable coverall, hood up, zip flap closed, elasticated " +
      "cuffs and ankles",
    standIn: "coverall_hero",
  },
  "disposable-coverall-type-5-6-contents": {
    shows:
      "white disposable coverall folded in its sealed single pack with the size in large print",
    standIn: "coverall_hero",
  },
  "chemical-splash-coverall-type-3-4-front": {
    shows:
      "front view of the yellow chemical coverall, hood up, zip flap sealed from crotch to chin",
    standIn: "coverall_hero",
  },
  "chemical-splash-coverall-type-3-4-detail": {
    shows: "close view of the taped shoulder seam and the zip flap on the yellow chemical coverall",
    standIn: "coverall_hero",
  },
  "chemical-splash-coverall-type-3-4-back": {
    shows:
      "back view of the yellow chemical coverall, hood up, with taped seams at shoulders and " +
      "waist",
    standIn: "coverall_hero",
  },
};
