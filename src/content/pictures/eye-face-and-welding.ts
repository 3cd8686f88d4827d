import type { Pictures } from "#content/pictures/picture.ts";

export const eyeFaceAndWeldingPictures: Pictures = {
  "auto-darkening-welding-helmet-front":
    "three-quarter front view of a black welding helmet with a wide rectangular filter window",
  "auto-darkening-welding-helmet-inside":
    "inside of the black helmet with the filter cartridge, its knobs and the ratchet headgear",
  "auto-darkening-welding-helmet-detail":
    "close view of the filter window with four arc sensors and the solar cell strip",
  "gas-welding-goggles-flip-up-shade-5-front":
    "black goggles with two round dark green filters lowered, three-quarter front view",
  "gas-welding-goggles-flip-up-shade-5-detail":
    "black goggles with the round green filters flipped up above clear inner lenses",
  "clear-face-shield-browguard-front":
    "three-quarter front view of a clear rectangular visor on a black browguard",
  "clear-face-shield-browguard-side":
    "clear visor raised on its black browguard, seen from the left with the ratchet knob at " +
    "the back",
  "arc-rated-face-shield-12-cal-front":
    "three-quarter front view of a light green tinted visor with a black chin guard below",
  "arc-rated-face-shield-12-cal-side":
    "green tinted visor from the left with its black bracket and chin guard",
  "arc-rated-face-shield-12-cal-worn-parts":
    "green tinted visor fitted by its bracket to a white closed electrical helmet",
};
