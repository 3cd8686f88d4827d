import type { Pictures } from "#content/pictures/picture.ts";

export const fireBlanketsPictures: Pictures = {
  "fire-blanket-1200x1200-front":
    "flat red hard case with a hanging eye at the top and two black pull tapes below",
  "fire-blanket-1200x1200-contents":
    "white glass-fibre blanket drawn half out of its red case, both seen from above",
  "fire-blanket-1800x1800-front":
    "red soft fabric case with two eyelets at the top and two pull tapes below",
  "fire-blanket-1800x1800-contents": "large white blanket spread flat, its case beside it for size",
  "fire-blanket-1800x1800-detail": "sewn hem with hand pocket at the blanket edge",
};
