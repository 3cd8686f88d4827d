import type { Pictures } from "#content/pictures/picture.ts";

export const eyeFaceAndWeldingPictures: Pictures = {
  "auto-darkening-welding-helmet-front": {
    shows:
      "three-quarter front view of a black welding helmet with a wide rectangular filter window",
    standIn: "weldhelmet_hero",
  },
  "auto-darkening-welding-helmet-inside": {
    shows:
      "inside of the black helmet with the filter cartridge, its knobs and the ratchet headgear",
    standIn: "weldhelmet_hero",
  },
  "auto-darkening-welding-helmet-detail": {
    shows: "close view of the filter window with four arc sensors and the solar cell strip",
    standIn: "weldhelmet_hero",
  },
  "gas-welding-goggles-flip-up-shade-5-front": {
    shows: "black goggles with two round dark green filters lowered, three-quarter front view",
    standIn: "goggles_hero",
  },
  "gas-welding-goggles-flip-up-shade-5-detail": {
    shows: "black goggles with the round green filters flipped up above clear inner lenses",
    standIn: "goggles_hero",
  },
  "clear-face-shield-browguard-front": {
    shows: "three-quarter front view of a clear rectangular visor on a black browguard",
    standIn: "faceshield_hero",
  },
  "clear-face-shield-browguard-side": {
    shows:
      "clear visor raised on its black browguard, seen from the left with the ratchet knob at " +
      "the back",
    standIn: "faceshield_hero",
  },
  "arc-rated-face-shield-12-cal-front": {
    shows: "three-quarter front view of a light green tinted visor with a black chin guard below",
    standIn: "faceshield_hero",
  },
  "arc-rated-face-shield-12-cal-side": {
    shows: "green tinted visor from the left with its black bracket and chin guard",
    standIn: "faceshield_hero",
  },
  "arc-rated-face-shield-12-cal-worn-parts": {
    shows: "green tinted visor fitted by its bracket to a white closed electrical helmet",
    standIn: "faceshield_hero",
  },
};
