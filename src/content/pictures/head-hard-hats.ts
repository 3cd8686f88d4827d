import type { Pictures } from "#content/pictures/picture.ts";

export const headHardHatsPictures: Pictures = {
  "vented-hard-hat-type-1-front": {
    shows:
      "three-quarter front view of a yellow cap-style hard hat with three vents showing on its " +
      "near side",
    standIn: "hardhat_hero",
  },
  "vented-hard-hat-type-1-side": {
    shows:
      "white hard hat of the same model from the left, peak to the left, showing the accessory " +
      "slot",
    standIn: "hardhat_hero",
  },
  "vented-hard-hat-type-1-inside": {
    shows:
      "underside of the yellow shell with its white four-point cradle, pin-lock band and " +
      "cotton sweatband",
    standIn: "hardhat_hero",
  },
  "full-brim-hard-hat-class-g-front": {
    shows:
      "three-quarter front view of a white hard hat with a brim running all round a ridged " +
      "closed shell",
    standIn: "hardhat_hero",
  },
  "full-brim-hard-hat-class-g-top": {
    shows:
      "white full-brim hard hat seen from above, showing the even width of the brim and no vents",
    standIn: "hardhat_hero",
  },
  "type-2-safety-helmet-chin-strap-front": {
    shows:
      "three-quarter front view of a closed white short-peak helmet with lamp clips and its " +
      "black chin strap buckled below",
    standIn: "hardhat_hero",
  },
  "type-2-safety-helmet-chin-strap-side": {
    shows:
      "red short-peak helmet from the right with two of its lamp clips and the front and rear " +
      "straps that meet below the ear",
    standIn: "hardhat_hero",
  },
  "type-2-safety-helmet-chin-strap-inside": {
    shows:
      "underside of the white helmet showing the grey foam liner, padded cradle and ratchet " +
      "knob",
    standIn: "hardhat_hero",
  },
  "reflective-hard-hat-ratchet-front": {
    shows:
      "three-quarter front view of a fluorescent orange hard hat with silver reflective strips " +
      "at front and side",
    standIn: "hardhat_hero",
  },
  "reflective-hard-hat-ratchet-back": {
    shows: "the orange hard hat from behind, with reflective strips across the back and the side",
    standIn: "hardhat_hero",
  },
  "reflective-hard-hat-ratchet-inside": {
    shows: "underside of the orange shell with six textile straps, brow pad and ratchet band",
    standIn: "hardhat_hero",
  },
};
