import type { Pictures } from "#content/pictures/picture.ts";

export const handSpecialPictures: Pictures = {
  "impact-gloves-tpr-sandy-nitrile-back": {
    shows:
      "back of a pair of black and hi-vis yellow gloves with moulded TPR bars over knuckles and " +
      "fingers",
    standIn: "gloves_hero",
  },
  "impact-gloves-tpr-sandy-nitrile-front": {
    shows: "sandy black nitrile palm with a grey patch at the thumb crotch",
    standIn: "gloves_hero",
  },
  "impact-gloves-tpr-sandy-nitrile-detail": {
    shows: "side view of the TPR finger guards, showing the gaps that let the fingers bend",
    standIn: "gloves_hero",
  },
  "winter-gloves-thermal-double-latex-front": {
    shows: "pair of hi-vis orange thermal gloves fully dipped in latex with black foamed palms",
    standIn: "gloves_hero",
  },
  "winter-gloves-thermal-double-latex-inside": {
    shows: "cuff turned back to show the brushed acrylic terry lining",
    standIn: "gloves_hero",
  },
  "welding-gauntlets-type-a-cow-split-front": {
    shows:
      "pair of red-brown split leather welding gauntlets, palm of one glove and back of the other",
    standIn: "leatherglove_hero",
  },
  "welding-gauntlets-type-a-cow-split-detail": {
    shows: "welted thumb seam with yellow aramid thread",
    standIn: "leatherglove_hero",
  },
  "welding-gauntlets-type-a-cow-split-scale": {
    shows: "gauntlet beside a steel ruler, 35 cm from fingertip to cuff edge",
    standIn: "leatherglove_hero",
  },
};
