import type { Pictures } from "#content/pictures/picture.ts";

export const handChemicalPictures: Pictures = {
  "chemical-gauntlets-nitrile-33cm-front": {
    shows:
      "pair of long green nitrile gauntlets lying flat with a raised diamond grip on palm and " +
      "fingers",
    standIn: "gloves_hero",
  },
  "chemical-gauntlets-nitrile-33cm-inside": {
    shows: "turned-back cuff showing the white cotton flock lining",
    standIn: "gloves_hero",
  },
  "chemical-gauntlets-nitrile-33cm-scale": {
    shows: "one gauntlet beside a steel ruler, reaching 33 cm from fingertip to cuff edge",
    standIn: "gloves_hero",
  },
  "chemical-gauntlets-neoprene-38cm-front": {
    shows: "pair of long black neoprene gauntlets with rough-textured palms, cuffs flared",
    standIn: "gloves_hero",
  },
  "chemical-gauntlets-neoprene-38cm-inside": {
    shows: "cuff turned back to show the knitted cotton lining bonded to black neoprene",
    standIn: "gloves_hero",
  },
};
