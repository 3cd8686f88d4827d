import type { Pictures } from "#content/pictures/picture.ts";

export const bodyDisposablePictures: Pictures = {
  "disposable-coverall-type-5-6-front":
    "front view of the white hooded disposable coverall, hood up, zip flap closed, elasticated " +
    "cuffs and ankles",
  "disposable-coverall-type-5-6-contents":
    "white disposable coverall folded in its sealed single pack with the size in large print",
  "chemical-splash-coverall-type-3-4-front":
    "front view of the yellow chemical coverall, hood up, zip flap sealed from crotch to chin",
  "chemical-splash-coverall-type-3-4-detail":
    "close view of the taped shoulder seam and the zip flap on the yellow chemical coverall",
  "chemical-splash-coverall-type-3-4-back":
    "back view of the yellow chemical coverall, hood up, with taped seams at shoulders and " +
    "waist",
};
