import type { Pictures } from "#content/pictures/picture.ts";

export const eyeGogglesPictures: Pictures = {
  "direct-vent-impact-goggles-front":
    "three-quarter front view of clear soft-frame goggles with rows of open holes along the " +
    "top edge",
  "direct-vent-impact-goggles-side":
    "green-framed goggles from the left with open holes along the top and a grey elastic " +
    "strap",
  "foam-sealed-dust-goggles-front":
    "three-quarter front view of low-profile black goggles with a clear lens, foam-filled " +
    "vents and black strap",
  "foam-sealed-dust-goggles-inside":
    "back of the black goggles with grey closed-cell foam round the whole edge",
  "foam-sealed-dust-goggles-detail":
    "close view of the long vents in the upper frame filled with open-cell foam",
  "chemical-splash-goggles-indirect-vent-front":
    "three-quarter front view of wide clear goggles with six covered vents and a black " +
    "neoprene strap",
  "chemical-splash-goggles-indirect-vent-detail":
    "close view of the capped vents, which let air in only below the rim of the cap",
  "chemical-splash-goggles-indirect-vent-side":
    "blue-framed splash goggles from the right with the covered vents on top and the black " +
    "neoprene strap",
};
