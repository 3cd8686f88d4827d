import type { Pictures } from "#content/pictures/picture.ts";

export const handWorkPictures: Pictures = {
  "work-gloves-nitrile-coated-polyester-front":
    "pair of black gloves with smooth black nitrile palms on grey polyester backs, palms up",
  "work-gloves-nitrile-coated-polyester-back": "grey knitted back of the glove with elastic cuff",
  "work-gloves-nitrile-coated-polyester-carton":
    "closed carton of 100 pairs with the size printed on its side, one pair lying in front",
  "work-gloves-cotton-pvc-dotted-front":
    "pair of off-white cotton knit gloves with rows of blue PVC dots on the palm",
  "work-gloves-cotton-pvc-dotted-contents": "bundle of twelve pairs held by a printed paper band",
  "leather-rigger-gloves-canvas-back-front":
    "palm side of a pair of grey split leather rigger gloves with a second leather layer " +
    "across the palm",
  "leather-rigger-gloves-canvas-back-back":
    "striped canvas back with leather knuckle strap and stiff canvas cuff",
  "leather-rigger-gloves-canvas-back-detail":
    "close view of the second leather layer double-stitched across the grey palm",
  "leather-driver-gloves-full-grain-front":
    "pair of cream full-grain leather driver gloves with smooth backs and shirred elastic wrists",
  "leather-driver-gloves-full-grain-detail": "keystone thumb seam set apart from the palm",
};
