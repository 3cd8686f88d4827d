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
  "work-gloves-nitrile-coated-polyester-carton": {
    shows: "closed carton of 100 pairs with the size printed on its side, one pair lying in front",
    standIn: "gloves_hero",
  },
  "work-gloves-cotton-pvc-dotted-front": {
    shows: "pair of off-white cotton knit gloves with rows of blue PVC dots on the palm",
    standIn: "gloves_hero",
  },
  "work-gloves-cotton-pvc-dotted-contents": {
    shows: "bundle of twelve pairs held by a printed paper band",
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
  "leather-rigger-gloves-canvas-back-detail": {
    shows: "close view of the second leather layer double-stitched across the grey palm",
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
