import type { Pictures } from "#content/pictures/picture.ts";

export const handCutResistantPictures: Pictures = {
  "cut-resistant-gloves-pu-level-c-front":
    "palm side of a pair of grey knitted gloves with a thin grey PU coating on palm and fingers",
  "cut-resistant-gloves-pu-level-c-back":
    "uncoated knitted back of one glove with the size band at its cuff",
  "cut-resistant-gloves-pu-level-c-detail":
    "close view of the wrist where the thin PU film ends on the grey rib knit",
  "cut-resistant-gloves-nitrile-foam-level-d-front":
    "pair of blue-grey knitted gloves with black foamed nitrile palms, one palm up and one " +
    "palm down",
  "cut-resistant-gloves-nitrile-foam-level-d-detail":
    "close view of the matt open-cell nitrile foam on the palm",
  "cut-resistant-gloves-nitrile-foam-level-d-label":
    "printed mark on the knitted back with EN 388:2016, 4X43D and cut level D",
  "cut-resistant-gloves-sandy-nitrile-level-f-front":
    "pair of dark grey heavy knitted gloves with black sandy nitrile palms and long cuffs",
  "cut-resistant-gloves-sandy-nitrile-level-f-detail":
    "grey reinforcement patch over the crotch between thumb and forefinger",
};
