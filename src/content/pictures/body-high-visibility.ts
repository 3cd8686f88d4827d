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
      "front view of the orange vest: radio pocket, pen pocket, two lower flap pockets, clear ID " +
      "window, lime-edged tape",
    standIn: "vest_hero",
  },
  "class-2-safety-vest-orange-six-pockets-detail": {
    shows:
      "close view of the chest of the orange vest: radio pocket with flap, clear ID window and " +
      "pen pocket",
    standIn: "vest_hero",
  },
  "class-2-safety-vest-orange-six-pockets-back": {
    shows: "back view of the orange vest with its open mesh and lime-edged bands",
    standIn: "vest_hero",
  },
  "class-3-safety-vest-long-sleeves-lime-front": {
    shows:
      "front view of the long-sleeved lime vest, storm flap closed, with bands round waist, " +
      "shoulders and sleeves",
    standIn: "vest_hero",
  },
  "class-3-safety-vest-long-sleeves-lime-side": {
    shows:
      "side view of the long-sleeved lime vest showing two bands round the sleeve and the bands " +
      "of the body",
    standIn: "vest_hero",
  },
  "waterproof-hi-vis-jacket-class-3-front": {
    shows:
      "front view of the long yellow and navy rain jacket, hood up, storm flap closed, two body " +
      "bands and sleeve bands",
    standIn: "coverall_hero",
  },
  "waterproof-hi-vis-jacket-class-3-detail": {
    shows: "close view of the raised hood, storm flap and shoulder bands of the yellow rain jacket",
    standIn: "coverall_hero",
  },
  "waterproof-hi-vis-jacket-class-3-back": {
    shows:
      "back view of the yellow and navy rain jacket with hood up and bands over both shoulders",
    standIn: "coverall_hero",
  },
  "winter-hi-vis-bomber-jacket-detachable-sleeves-front": {
    shows:
      "front view of the orange quilted bomber jacket with sleeves attached, four zipped " +
      "pockets, navy hem and cuffs",
    standIn: "vest_hero",
  },
  "winter-hi-vis-bomber-jacket-detachable-sleeves-worn-parts": {
    shows: "the orange bomber jacket as a bodywarmer, with its two zipped-off sleeves beside it",
    standIn: "vest_hero",
  },
};
