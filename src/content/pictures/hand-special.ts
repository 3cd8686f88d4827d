import type { Pictures } from "#content/pictures/picture.ts";

export const handSpecialPictures: Pictures = {
  "impact-gloves-tpr-sandy-nitrile-back":
    "back of a pair of black and hi-vis yellow gloves with moulded TPR bars over knuckles and " +
    "fingers",
  "impact-gloves-tpr-sandy-nitrile-front":
    "sandy black nitrile palm with a grey patch at the thumb crotch",
  "impact-gloves-tpr-sandy-nitrile-detail":
    "side view of the TPR finger guards, showing the gaps that let the fingers bend",
  "winter-gloves-thermal-double-latex-front":
    "pair of hi-vis orange thermal gloves fully dipped in latex with black foamed palms",
  "winter-gloves-thermal-double-latex-inside":
    "cuff turned back to show the brushed acrylic terry lining",
  "welding-gauntlets-type-a-cow-split-front":
    "pair of red-brown split leather welding gauntlets, palm of one glove and back of the other",
  "welding-gauntlets-type-a-cow-split-detail": "welted thumb seam with yellow aramid thread",
  "welding-gauntlets-type-a-cow-split-scale":
    "gauntlet beside a steel ruler, 35 cm from fingertip to cuff edge",
};
