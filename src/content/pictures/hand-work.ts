import type { Pictures } from "#content/pictures/picture.ts";

export const handWorkPictures: Pictures = {
  "work-gloves-nitrile-coated-polyester-front": {
    shows: "pair of black gloves with smooth black nitrile palms on grey polyester backs, palms up",
    standIn: "gloves_hero",
  },
  "work-gloves-nitrile-coated-polyester-back": {
    shows: "grey knitted back of the glove with elastic cuff",
    standIn: "gloves_hero",
  },
  "work-gloves-nitrile-coated-polyester-contents": {
    shows: "open carton of banded bundles of gloves, sorted by cuff colour",
    standIn: "gloves_hero",
  },
  "work-gloves-cotton-pvc-dotted-front": {
    shows: "pair of off-white cotton knit gloves with rows of blue PVC dots on the palm",
    standIn: "gloves_hero",
  },
  "work-gloves-cotton-pvc-dotted-contents": {
    shows: "bundle of twelve pairs tied with a paper band",
    standIn: "gloves_hero",
  },
  "leather-rigger-gloves-canvas-back-front": {
    shows:
      "palm side of a pair of grey split leather rigger gloves with a second leather layer " +
      "across the palm",
    standIn: "leatherglove_hero",
  },
  "leather-rigger-gloves-canvas-back-back": {
    shows: "striped canvas back with leather knuckle strap and stiff canvas cuff",
    standIn: "leatherglove_hero",
  },
  "leather-rigger-gloves-canvas-back-worn-parts": {
    shows: "gloved hands guiding a wire rope sling on a shackle",
    standIn: "leatherglove_hero",
  },
  "leather-driver-gloves-full-grain-front": {
    shows:
      "pair of cream full-grain leather driver gloves with smooth backs and shirred elastic wrists",
    standIn: "leatherglove_hero",
  },
  "leather-driver-gloves-full-grain-detail": {
    shows: "keystone thumb seam set apart from the palm",
    standIn: "leatherglove_hero",
  },
};
