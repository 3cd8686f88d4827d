import type { Pictures } from "#content/pictures/picture.ts";

export const footShoesPictures: Pictures = {
  "mesh-safety-shoe-s1ps-grey-front": {
    shows: "three-quarter front view of the grey mesh low shoe with overlaid toe guard and laces",
    standIn: "boot_hero",
  },
  "mesh-safety-shoe-s1ps-grey-side": {
    shows: "side view of the grey mesh low shoe with its light two-tone sole",
    standIn: "boot_hero",
  },
  "mesh-safety-shoe-s1ps-grey-sole": {
    shows: "view of the fine-lugged sole of the grey mesh low shoe",
    standIn: "boot_hero",
  },
  "leather-safety-shoe-s3s-ladder-grip-front": {
    shows:
      "three-quarter front view of the black leather low shoe with stitched toe and grey stitching",
    standIn: "boot_hero",
  },
  "leather-safety-shoe-s3s-ladder-grip-sole": {
    shows: "view of the sole of the black leather low shoe with ridged ladder-grip waist",
    standIn: "boot_hero",
  },
  "womens-safety-shoe-s3s-front": {
    shows: "three-quarter front view of the women's low shoe in black microfibre with slim heel",
    standIn: "boot_hero",
  },
  "womens-safety-shoe-s3s-side": {
    shows: "side view of the women's black microfibre low shoe showing the narrow heel cup",
    standIn: "boot_hero",
  },
  "womens-safety-shoe-s3s-top": {
    shows: "top view of a pair of women's black microfibre low shoes, laces tied",
    standIn: "boot_hero",
  },
  "white-slip-on-safety-shoe-s2-front": {
    shows: "three-quarter front view of the white microfibre slip-on with elastic side gore",
    standIn: "boot_hero",
  },
  "white-slip-on-safety-shoe-s2-sole": {
    shows: "view of the white slip-resistant sole with narrow drainage channels",
    standIn: "boot_hero",
  },
};
