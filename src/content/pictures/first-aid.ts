import type { Pictures } from "#content/pictures/picture.ts";

/** What the pictures of these products show. */
export const firstAidPictures: Pictures = {
  "workplace-first-aid-kit-25-person-front": {
    shows: "closed green first aid case with a white cross on its wall bracket, front view",
    standIn: "firstaid_hero",
  },
  "workplace-first-aid-kit-25-person-inside": {
    shows: "the case open with dressings and bandages in its compartments and a list in the lid",
    standIn: "firstaid_hero",
  },
  "workplace-first-aid-kit-25-person-contents": {
    shows: "bandages, sterile pads, gloves and shears laid out in rows from above",
    standIn: "firstaid_hero",
  },
  "vehicle-first-aid-kit-soft-bag-front": {
    shows: "closed red nylon first aid bag with carrying handle, white cross and reflective stripe",
    standIn: "firstaid_hero",
  },
  "vehicle-first-aid-kit-soft-bag-contents": {
    shows: "the red bag opened flat with trauma dressings and a foil blanket in its pockets",
    standIn: "firstaid_hero",
  },
  "eyewash-bottle-station-2x500ml-front": {
    shows: "green wall panel with two saline bottles and a small mirror between them",
    standIn: "firstaid_hero",
  },
  "eyewash-bottle-station-2x500ml-detail": {
    shows: "close view of one bottle with its eye cup and tamper seal",
    standIn: "firstaid_hero",
  },
  "portable-eyewash-gravity-60-litre-front": {
    shows: "green 60 litre eyewash tank on its wall bracket with the yellow arm folded up",
    standIn: "firstaid_hero",
  },
  "portable-eyewash-gravity-60-litre-detail": {
    shows: "the yellow arm pulled down with its two rinsing jets in view",
    standIn: "firstaid_hero",
  },
  "portable-eyewash-gravity-60-litre-side": {
    shows: "side view of the tank with its filling cap and inspection tag",
    standIn: "firstaid_hero",
  },
  "aed-semi-automatic-voice-prompts-front": {
    shows: "AED seen from the front with its shock button, status light and closed pad cover",
    standIn: "aed_hero",
  },
  "aed-semi-automatic-voice-prompts-inside": {
    shows: "AED lying open, lid off the pad tray, its two electrode pads laid out on their cable",
    standIn: "aed_hero",
  },
  "aed-semi-automatic-voice-prompts-contents": {
    shows: "AED with carrying case, spare pads, shears and breathing barrier from above",
    standIn: "aed_hero",
  },
};
