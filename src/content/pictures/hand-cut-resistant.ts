import type { Pictures } from "#content/pictures/picture.ts";

export const handCutResistantPictures: Pictures = {
  "cut-resistant-gloves-pu-level-c-front": {
    shows:
      "palm side of a pair of grey knitted gloves with a thin grey PU coating on palm and fingers",
    standIn: "gloves_hero",
  },
  "cut-resistant-gloves-pu-level-c-back": {
    shows: "uncoated knitted back of one glove with the size band at its cuff",
    standIn: "gloves_hero",
  },
  "cut-resistant-gloves-pu-level-c-detail": {
    shows: "close view of the wrist where the thin PU film ends on the grey rib knit",
    standIn: "gloves_hero",
  },
  "cut-resistant-gloves-nitrile-foam-level-d-front": {
    shows:
      "pair of blue-grey knitted gloves with black foamed nitrile palms, one palm up and one " +
      "palm down",
    standIn: "gloves_hero",
  },
  "cut-resistant-gloves-nitrile-foam-level-d-detail": {
    shows: "close view of the matt open-cell nitrile foam on the palm",
    standIn: "gloves_hero",
  },
  "cut-resistant-gloves-nitrile-foam-level-d-label": {
    shows: "printed mark on the knitted back with EN 388:2016, 4X43D and cut level D",
    standIn: "gloves_hero",
  },
  "cut-resistant-gloves-sandy-nitrile-level-f-front": {
    shows: "pair of dark grey heavy knitted gloves with black sandy nitrile palms and long cuffs",
    standIn: "gloves_hero",
  },
  "cut-resistant-gloves-sandy-nitrile-level-f-detail": {
    shows: "grey reinforcement patch over the crotch between thumb and forefinger",
    standIn: "gloves_hero",
  },
};
