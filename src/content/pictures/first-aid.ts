import type { Pictures } from "#content/pictures/picture.ts";

/** What the pictures of these products show. */
export const firstAidPictures: Pictures = {
  "workplace-first-aid-kit-25-person-front":
    "closed green first aid case with a white cross on its wall bracket, front view",
  "workplace-first-aid-kit-25-person-inside":
    "the case open with dressings and bandages in its compartments and a list in the lid",
  "workplace-first-aid-kit-25-person-contents":
    "bandages, sterile pads, gloves and shears laid out in rows from above",
  "vehicle-first-aid-kit-soft-bag-front":
    "closed red nylon first aid bag with carrying handle, white cross and reflective stripe",
  "vehicle-first-aid-kit-soft-bag-contents":
    "the red bag opened flat with trauma dressings and a foil blanket in its pockets",
  "eyewash-bottle-station-2x500ml-front":
    "green wall panel with two saline bottles and a small mirror between them",
  "eyewash-bottle-station-2x500ml-detail":
    "close view of one bottle with its eye cup and tamper seal",
  "portable-eyewash-gravity-60-litre-front":
    "green 60 litre eyewash tank on its wall bracket with the yellow arm folded up",
  "portable-eyewash-gravity-60-litre-detail":
    "the yellow arm pulled down with its two rinsing jets in view",
  "portable-eyewash-gravity-60-litre-side":
    "side view of the tank with its filling cap and inspection tag",
  "aed-semi-automatic-voice-prompts-front":
    "AED seen from the front with its shock button, status light and closed pad cover",
  "aed-semi-automatic-voice-prompts-inside":
    "AED lying open, lid off the pad tray, its two electrode pads laid out on their cable",
  "aed-semi-automatic-voice-prompts-contents":
    "AED with carrying case, spare pads, shears and breathing barrier from above",
};
