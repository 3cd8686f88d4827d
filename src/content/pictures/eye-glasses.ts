import type { Pictures } from "#content/pictures/picture.ts";

export const eyeGlassesPictures: Pictures = {
  "clear-safety-glasses-wraparound-front": {
    shows: "three-quarter front view of clear frameless wraparound safety glasses with open arms",
    standIn: "glasses_hero",
  },
  "clear-safety-glasses-wraparound-side": {
    shows:
      "clear wraparound glasses from the left, showing how far the lens reaches round to the " +
      "temple",
    standIn: "glasses_hero",
  },
  "grey-sun-safety-glasses-anti-fog-front": {
    shows: "three-quarter front view of safety glasses with a grey lens and black arms",
    standIn: "glasses_hero",
  },
  "grey-sun-safety-glasses-anti-fog-back": {
    shows:
      "grey-lens glasses from behind with the soft nose pads, brow cushion and elastomer arm " +
      "tips",
    standIn: "glasses_hero",
  },
  "grey-sun-safety-glasses-anti-fog-contents": {
    shows: "folded grey-lens glasses half inside a black microfibre pouch",
    standIn: "glasses_hero",
  },
  "over-glasses-visitor-spectacles-front": {
    shows: "three-quarter front view of wide clear over-glasses with broad arms and a brow shield",
    standIn: "glasses_hero",
  },
  "over-glasses-visitor-spectacles-side": {
    shows: "clear over-glasses from the left placed over a pair of black prescription spectacles",
    standIn: "glasses_hero",
  },
};
