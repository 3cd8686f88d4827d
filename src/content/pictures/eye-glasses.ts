import type { Pictures } from "#content/pictures/picture.ts";

export const eyeGlassesPictures: Pictures = {
  "clear-safety-glasses-wraparound-front":
    "three-quarter front view of clear frameless wraparound safety glasses with open arms",
  "clear-safety-glasses-wraparound-side":
    "clear wraparound glasses from the left, showing how far the lens reaches round to the " +
    "temple",
  "grey-sun-safety-glasses-anti-fog-front":
    "three-quarter front view of safety glasses with a grey lens and black arms",
  "grey-sun-safety-glasses-anti-fog-back":
    "grey-lens glasses from behind with the soft nose pads, brow cushion and elastomer arm " +
    "tips",
  "grey-sun-safety-glasses-anti-fog-contents":
    "folded grey-lens glasses half inside a black microfibre pouch",
  "over-glasses-visitor-spectacles-front":
    "three-quarter front view of wide clear over-glasses with broad arms and a brow shield",
  "over-glasses-visitor-spectacles-side":
    "clear over-glasses from the left placed over a pair of black prescription spectacles",
};
