import type { Pictures } from "#content/pictures/picture.ts";

export const eyeGogglesPictures: Pictures = {
  "direct-vent-impact-goggles-front": {
    shows:
      "three-quarter front view of clear soft-frame goggles with rows of open holes along the " +
      "top edge",
    standIn: "goggles_hero",
  },
  "direct-vent-impact-goggles-side": {
    shows:
      "green-framed goggles from the left with open holes along the top and a grey elastic " +
      "strap",
    standIn: "goggles_hero",
  },
  "foam-sealed-dust-goggles-front": {
    shows:
      "three-quarter front view of low-profile black goggles with a clear lens, foam-filled " +
      "vents and black strap",
    standIn: "goggles_hero",
  },
  "foam-sealed-dust-goggles-inside": {
    shows: "back of the black goggles with grey closed-cell foam round the whole edge",
    standIn: "goggles_hero",
  },
  "foam-sealed-dust-goggles-detail": {
    shows: "close view of the long vents in the upper frame filled with open-cell foam",
    standIn: "goggles_hero",
  },
  "chemical-splash-goggles-indirect-vent-front": {
    shows:
      "three-quarter front view of wide clear goggles with six covered vents and a black " +
      "neoprene strap",
    standIn: "goggles_hero",
  },
  "chemical-splash-goggles-indirect-vent-detail": {
    shows: "close view of the capped vents, which let air in only below the rim of the cap",
    standIn: "goggles_hero",
  },
  "chemical-splash-goggles-indirect-vent-side": {
    shows:
      "blue-framed splash goggles from the right with the covered vents on top and the black " +
      "neoprene strap",
    standIn: "goggles_hero",
  },
};
