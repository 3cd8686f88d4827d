import type { Pictures } from "#content/pictures/picture.ts";

export const bodyHighVisibilityPictures: Pictures = {
  "class-2-safety-vest-lime-front":
    "three-quarter front view of the lime vest, zip closed, two waist bands and two shoulder " +
    "bands",
  "class-2-safety-vest-lime-back":
    "back view of the lime vest with its two waist bands and two vertical shoulder bands",
  "class-2-safety-vest-orange-six-pockets-front":
    "front view of the orange vest: radio pocket, pen pocket, two lower flap pockets, clear ID " +
    "window, lime-edged tape",
  "class-2-safety-vest-orange-six-pockets-detail":
    "close view of the chest of the orange vest: radio pocket with flap, clear ID window and " +
    "pen pocket",
  "class-2-safety-vest-orange-six-pockets-back":
    "back view of the orange vest with its open mesh and lime-edged bands",
  "class-3-safety-vest-long-sleeves-lime-front":
    "front view of the long-sleeved lime vest, storm flap closed, with bands round waist, " +
    "shoulders and sleeves",
  "class-3-safety-vest-long-sleeves-lime-side":
    "side view of the long-sleeved lime vest showing two bands round the sleeve and the bands " +
    "of the body",
  "waterproof-hi-vis-jacket-class-3-front":
    "front view of the long yellow and navy rain jacket, hood up, storm flap closed, two body " +
    "bands and sleeve bands",
  "waterproof-hi-vis-jacket-class-3-detail":
    "close view of the raised hood, storm flap and shoulder bands of the yellow rain jacket",
  "waterproof-hi-vis-jacket-class-3-back":
    "back view of the yellow and navy rain jacket with hood up and bands over both shoulders",
  "winter-hi-vis-bomber-jacket-detachable-sleeves-front":
    "front view of the orange quilted bomber jacket with sleeves attached, four zipped " +
    "pockets, navy hem and cuffs",
  "winter-hi-vis-bomber-jacket-detachable-sleeves-worn-parts":
    "the orange bomber jacket as a bodywarmer, with its two zipped-off sleeves beside it",
};
