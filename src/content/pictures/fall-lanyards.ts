import type { Pictures } from "#content/pictures/picture.ts";

export const fallLanyardsPictures: Pictures = {
  "twin-leg-energy-absorbing-lanyard-front":
    "twin-leg webbing lanyard laid in a Y with two large scaffold hooks and one snap hook",
  "twin-leg-energy-absorbing-lanyard-detail": "scaffold hook closed round a 48 mm scaffold tube",
  "twin-leg-energy-absorbing-lanyard-label":
    "absorber pack with its clear cover and printed length and user mass",
  "single-leg-energy-absorbing-lanyard-front":
    "single rope lanyard with an absorber pack at one end and a snap hook at each end, laid " +
    "in a loose S",
  "single-leg-energy-absorbing-lanyard-detail":
    "steel snap hook with its gate swung open and its locking lever drawn in",
  "adjustable-positioning-lanyard-2m-front":
    "red rope positioning lanyard with protective sleeve, aluminium grip adjuster and snap hook",
  "adjustable-positioning-lanyard-2m-detail":
    "aluminium grip adjuster close up, the rope running between its cheeks under the lever",
  "adjustable-positioning-lanyard-2m-worn-parts":
    "lanyard passed round a steel tube and clipped to both side rings of a belt",
};
