import type { Pictures } from "#content/pictures/picture.ts";

export const bodyHighVisibilityPictures: Pictures = {
  "class-2-safety-vest-lime-front": {
    shows:
      "three-quarter front view of the lime vest, zip closed, two waist bands and two shoulder " +
      "bands",
    standIn: "vest_hero",
  },
  "class-2-safety-vest-lime-back": {
    shows: "back view of the lime vest with its two waist bands and two vertical shoulder bands",
    standIn: "vest_hero",
  },
  "class-2-safety-vest-orange-six-pockets-front": {
    shows:
      "front view of the orange vest with six pockets, clear ID window and contrast-edged tape, " +
      "zip closed",
    standIn: "vest_hero",
  },
  "class-2-safety-vest-orange-six-pockets-detail": {
    shows:
      "close view of the left chest of the orange vest: radio pocket, pen slots and clear ID " +
      "window",
    standIn: "vest_hero",
  },
  "class-2-safety-vest-orange-six-pockets-back": {
    shows: "back view of the orange vest with its mesh panel and contrast-edged bands",
    standIn: "vest_hero",
  },
  "class-3-safety-vest-long-sleeves-lime-front": {
    shows:
      "front view of the long-sleeved lime vest, zip closed, with bands round waist, shoulders " +
      "and sleeves",
    standIn: "vest_hero",
  },
  "class-3-safety-vest-long-sleeves-lime-side": {
    shows:
      "side view of the long-sleeved lime vest showing two bands round the sleeve and the open " +
      "mesh underarm",
    standIn: "vest_hero",
  },
  "waterproof-hi-vis-jacket-class-3-front": {
    shows:
      "front view of the long yellow rain jacket, hood up, storm flap closed, two body bands and " +
      "sleeve bands",
    standIn: "coverall_hero",
  },
  "waterproof-hi-vis-jacket-class-3-detail": {
    shows: "close view inside the yellow rain jacket: taped seam, mesh lining and inner pocket",
    standIn: "coverall_hero",
  },
  "waterproof-hi-vis-jacket-class-3-back": {
    shows: "back view of the yellow rain jacket with hood stowed, shoulder bands and back vent",
    standIn: "coverall_hero",
  },
  "winter-hi-vis-bomber-jacket-detachable-sleeves-front": {
    shows:
      "front view of the orange quilted bomber jacket with sleeves attached, ribbed hem, navy " +
      "lower panel",
    standIn: "vest_hero",
  },
  "winter-hi-vis-bomber-jacket-detachable-sleeves-worn-parts": {
    shows: "the orange bomber jacket as a bodywarmer, with its two detached sleeves laid beside it",
    standIn: "vest_hero",
  },
};
