import type { Pictures } from "#content/pictures/picture.ts";

export const bodyCoverallsPictures: Pictures = {
  "poly-cotton-coverall-navy-front":
    "front view of the navy coverall with reflective trim on chest, arms and legs, front closed",
  "poly-cotton-coverall-navy-detail":
    "close view of the chest of the navy coverall: flap pockets, lime-edged tape and covered zip",
  "hi-vis-coverall-orange-class-3-front":
    "front view of the orange coverall with navy yoke, cuffs and knees, bands round body, arms " +
    "and legs",
  "hi-vis-coverall-orange-class-3-back":
    "back view of the orange coverall with navy yoke, shoulder bands and leg bands",
  "hi-vis-coverall-orange-class-3-detail":
    "close view of the lower leg of the orange coverall: navy knee panel and two bands",
  "fr-cotton-coverall-300-gsm-front":
    "front view of the orange FR cotton coverall with flame-resistant tape on chest, arms and " +
    "legs",
  "fr-cotton-coverall-300-gsm-label":
    "close view of the neck label of the orange FR cotton coverall: standards, performance " +
    "codes and wash instructions",
  "aramid-fr-coverall-200-gsm-front":
    "front view of the royal blue aramid coverall with silver flame-resistant tape, front " +
    "closed",
  "aramid-fr-coverall-200-gsm-back":
    "back view of the royal blue aramid coverall with shoulder bands, waist seam and leg " +
    "bands",
  "aramid-fr-coverall-200-gsm-detail":
    "close view of the royal blue aramid fabric with its fine antistatic grid and a " +
    "double-stitched cuff",
};
