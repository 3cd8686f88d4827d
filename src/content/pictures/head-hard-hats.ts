import type { Pictures } from "#content/pictures/picture.ts";

export const headHardHatsPictures: Pictures = {
  "vented-hard-hat-type-1-front":
    "three-quarter front view of a yellow cap-style hard hat with three vents showing on its " +
    "near side",
  "vented-hard-hat-type-1-side":
    "white hard hat of the same model from the left, peak to the left, showing the accessory " +
    "slot",
  "vented-hard-hat-type-1-inside":
    "underside of the yellow shell with its white four-point cradle, pin-lock band and " +
    "cotton sweatband",
  "full-brim-hard-hat-class-g-front":
    "three-quarter front view of a white hard hat with a brim running all round a ridged " +
    "closed shell",
  "full-brim-hard-hat-class-g-top":
    "white full-brim hard hat seen from above, showing the even width of the brim and no vents",
  "type-2-safety-helmet-chin-strap-front":
    "three-quarter front view of a closed white short-peak helmet with lamp clips and its " +
    "black chin strap buckled below",
  "type-2-safety-helmet-chin-strap-side":
    "red short-peak helmet from the right with two of its lamp clips and the front and rear " +
    "straps that meet below the ear",
  "type-2-safety-helmet-chin-strap-inside":
    "underside of the white helmet showing the grey foam liner, padded cradle and ratchet " +
    "knob",
  "reflective-hard-hat-ratchet-front":
    "three-quarter front view of a fluorescent orange hard hat with silver reflective strips " +
    "at front and side",
  "reflective-hard-hat-ratchet-back":
    "the orange hard hat from behind, with reflective strips across the back and the side",
  "reflective-hard-hat-ratchet-inside":
    "underside of the orange shell with six textile straps, brow pad and ratchet band",
};
