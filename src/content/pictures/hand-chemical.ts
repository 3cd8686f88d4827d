import type { Pictures } from "#content/pictures/picture.ts";

export const handChemicalPictures: Pictures = {
  "chemical-gauntlets-nitrile-33cm-front":
    "pair of long green nitrile gauntlets lying flat with a raised diamond grip on palm and " +
    "fingers",
  "chemical-gauntlets-nitrile-33cm-inside":
    "turned-back cuff showing the white cotton flock lining",
  "chemical-gauntlets-nitrile-33cm-scale":
    "one gauntlet beside a steel ruler, reaching 33 cm from fingertip to cuff edge",
  "chemical-gauntlets-neoprene-38cm-front":
    "pair of long black neoprene gauntlets with rough-textured palms, cuffs flared",
  "chemical-gauntlets-neoprene-38cm-inside":
    "cuff turned back to show the knitted cotton lining bonded to black neoprene",
};
