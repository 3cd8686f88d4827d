import type { Pictures } from "#content/pictures/picture.ts";

export const bodyCoverallsPictures: Pictures = {
  "poly-cotton-coverall-navy-front": {
    shows:
      "front view of the navy coverall with reflective trim on chest, arms and legs, front closed",
    standIn: "coverall_hero",
  },
  "poly-cotton-coverall-navy-detail": {
    shows:
      "close view of the chest of the navy coverall: flap pockets, lime-edged tape and covered zip",
    standIn: "coverall_hero",
  },
  "hi-vis-coverall-orange-class-3-front": {
    shows:
      "front view of the orange coverall with navy yoke, cuffs and knees, bands round body, arms " +
      "and legs",
    standIn: "coverall_hero",
  },
  "hi-vis-coverall-orange-class-3-back": {
    shows: "back view of the orange coverall with navy yoke, shoulder bands and leg bands",
    standIn: "coverall_hero",
  },
  "hi-vis-coverall-orange-class-3-detail": {
    shows: "close view of the lower leg of the orange coverall: navy knee panel and two bands",
    standIn: "coverall_hero",
  },
  "fr-cotton-coverall-300-gsm-front": {
    shows:
      "front view of the orange FR cotton coverall with flame-resistant tape on chest, arms and " +
      "legs",
    standIn: "coverall_hero",
  },
  "fr-cotton-coverall-300-gsm-label": {
    shows:
      "close view of the neck label of the orange FR cotton coverall: standards, performance " +
      "codes and wash instructions",
    standIn: "coverall_hero",
  },
  "aramid-fr-coverall-200-gsm-front": {
    shows:
      "front view of the royal blue aramid coverall with silver flame-resistant tape, front " +
      "closed",
    standIn: "coverall_hero",
  },
  "aramid-fr-coverall-200-gsm-back": {
    shows:
      "back view of the royal blue aramid coverall with shoulder bands, waist seam and leg " +
      "bands",
    standIn: "coverall_hero",
  },
  "aramid-fr-coverall-200-gsm-detail": {
    shows:
      "close view of the royal blue aramid fabric with its fine antistatic grid and a " +
      "double-stitched cuff",
    standIn: "coverall_hero",
  },
};
