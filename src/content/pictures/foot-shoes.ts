import type { Pictures } from "#content/pictures/picture.ts";

export const footShoesPictures: Pictures = {
  "mesh-safety-shoe-s1ps-grey-front":
    "three-quarter front view of the grey mesh low shoe with overlaid toe guard and laces",
  "mesh-safety-shoe-s1ps-grey-side":
    "side view of the grey mesh low shoe with its light two-tone sole",
  "mesh-safety-shoe-s1ps-grey-sole": "view of the fine-lugged sole of the grey mesh low shoe",
  "leather-safety-shoe-s3s-ladder-grip-front":
    "three-quarter front view of the black leather low shoe with stitched toe and grey stitching",
  "leather-safety-shoe-s3s-ladder-grip-sole":
    "view of the sole of the black leather low shoe with ridged ladder-grip waist",
  "womens-safety-shoe-s3s-front":
    "three-quarter front view of the women's low shoe in black microfibre with slim heel",
  "womens-safety-shoe-s3s-side":
    "side view of the women's black microfibre low shoe showing the narrow heel cup",
  "womens-safety-shoe-s3s-top":
    "top view of a pair of women's black microfibre low shoes, laces tied",
  "white-slip-on-safety-shoe-s2-front":
    "three-quarter front view of the white microfibre slip-on with elastic side gore",
  "white-slip-on-safety-shoe-s2-sole":
    "view of the white slip-resistant sole with narrow drainage channels",
};
