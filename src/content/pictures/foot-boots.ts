import type { Pictures } from "#content/pictures/picture.ts";

export const footBootsPictures: Pictures = {
  "metal-free-safety-boot-s3s-brown-front":
    "three-quarter front view of the brown leather ankle boot with cleated sole, laces tied",
  "metal-free-safety-boot-s3s-brown-side":
    "side view of the brown leather ankle boot showing padded collar and heel",
  "metal-free-safety-boot-s3s-brown-sole":
    "view of the cleated dual-density sole of the brown metal-free boot",
  "steel-toe-safety-boot-s3-black-front":
    "three-quarter front view of the black leather site boot with stitched toe and deep " +
    "square cleats",
  "steel-toe-safety-boot-s3-black-sole":
    "view of the black nitrile rubber outsole with deep square cleats",
  "steel-toe-safety-boot-s3-black-parts":
    "steel toe cap and steel midsole of the black site boot, laid out beside it",
  "desert-safety-boot-s1ps-suede-sand-front":
    "three-quarter front view of the sand suede boot with mesh side panels and beige sole",
  "desert-safety-boot-s1ps-suede-sand-detail":
    "close view of the open mesh panel and double stitching on the sand suede boot",
  "waterproof-high-leg-safety-boot-s7s-front":
    "three-quarter front view of the high-leg black boot with rubber scuff cap and side zip",
  "waterproof-high-leg-safety-boot-s7s-side":
    "side view of the high-leg black boot, 25 cm high, with ankle padding, zip and pull loop",
  "waterproof-high-leg-safety-boot-s7s-detail":
    "close view of the rubber scuff cap over the toe of the high-leg boot",
  "astm-f2413-steel-toe-work-boot-eh-front":
    "three-quarter front view of the wheat nubuck boot with stitched welt, pale midsole and " +
    "brown outsole",
  "astm-f2413-steel-toe-work-boot-eh-label":
    "close view of the tongue label of the wheat nubuck boot with its ASTM F2413-18 marking",
};
