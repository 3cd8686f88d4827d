import type { Pictures } from "#content/pictures/picture.ts";

export const fireBlanketsPictures: Pictures = {
  "fire-blanket-1200x1200-front": {
    shows: "flat red hard case with a hanging eye at the top and two black pull tapes below",
    standIn: "extinguisher_hero",
  },
  "fire-blanket-1200x1200-contents": {
    shows: "white glass-fibre blanket drawn half out of its red case, both seen from above",
    standIn: "extinguisher_hero",
  },
  "fire-blanket-1800x1800-front": {
    shows: "red soft fabric case with two eyelets at the top and two pull tapes below",
    standIn: "extinguisher_hero",
  },
  "fire-blanket-1800x1800-contents": {
    shows: "large white blanket spread flat, its case beside it for size",
    standIn: "extinguisher_hero",
  },
  "fire-blanket-1800x1800-detail": {
    shows: "sewn hem with hand pocket at the blanket edge",
    standIn: "extinguisher_hero",
  },
};
