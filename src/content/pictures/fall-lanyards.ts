import type { Pictures } from "#content/pictures/picture.ts";

export const fallLanyardsPictures: Pictures = {
  "twin-leg-energy-absorbing-lanyard-front": {
    shows: "twin-leg webbing lanyard laid in a Y with two large scaffold hooks and one snap hook",
    standIn: "lanyard_hero",
  },
  "twin-leg-energy-absorbing-lanyard-detail": {
    shows: "scaffold hook closed round a 48 mm scaffold tube",
    standIn: "lanyard_hero",
  },
  "twin-leg-energy-absorbing-lanyard-label": {
    shows: "absorber pack with its clear cover and printed length and user mass",
    standIn: "lanyard_hero",
  },
  "single-leg-energy-absorbing-lanyard-front": {
    shows:
      "single rope lanyard with an absorber pack at one end and a snap hook at each end, laid " +
      "in a loose S",
    standIn: "lanyard_hero",
  },
  "single-leg-energy-absorbing-lanyard-detail": {
    shows: "steel snap hook with its gate swung open and its locking lever drawn in",
    standIn: "lanyard_hero",
  },
  "adjustable-positioning-lanyard-2m-front": {
    shows:
      "red rope positioning lanyard with protective sleeve, aluminium grip adjuster and snap hook",
    standIn: "lanyard_hero",
  },
  "adjustable-positioning-lanyard-2m-detail": {
    shows: "aluminium grip adjuster close up, the rope running between its cheeks under the lever",
    standIn: "lanyard_hero",
  },
  "adjustable-positioning-lanyard-2m-worn-parts": {
    shows: "lanyard passed round a steel tube and clipped to both side rings of a belt",
    standIn: "lanyard_hero",
  },
};
