import type { Pictures } from "#content/pictures/picture.ts";

export const footBootsPictures: Pictures = {
  "metal-free-safety-boot-s3s-brown-front": {
    shows: "three-quarter front view of the brown leather ankle boot with cleated sole, laces tied",
    standIn: "boot_hero",
  },
  "metal-free-safety-boot-s3s-brown-side": {
    shows: "side view of the brown leather ankle boot showing padded collar and heel",
    standIn: "boot_hero",
  },
  "metal-free-safety-boot-s3s-brown-sole": {
    shows: "view of the cleated dual-density sole of the brown metal-free boot",
    standIn: "boot_hero",
  },
  "steel-toe-safety-boot-s3-black-front": {
    shows:
      "three-quarter front view of the black leather site boot with stitched toe and deep " +
      "square cleats",
    standIn: "boot_hero",
  },
  "steel-toe-safety-boot-s3-black-sole": {
    shows: "view of the black nitrile rubber outsole with deep square cleats",
    standIn: "boot_hero",
  },
  "steel-toe-safety-boot-s3-black-parts": {
    shows: "steel toe cap and steel midsole of the black site boot, laid out beside it",
    standIn: "boot_hero",
  },
  "desert-safety-boot-s1ps-suede-sand-front": {
    shows: "three-quarter front view of the sand suede boot with mesh side panels and beige sole",
    standIn: "boot_hero",
  },
  "desert-safety-boot-s1ps-suede-sand-detail": {
    shows: "close view of the open mesh panel and double stitching on the sand suede boot",
    standIn: "boot_hero",
  },
  "waterproof-high-leg-safety-boot-s7s-front": {
    shows: "three-quarter front view of the high-leg black boot with rubber scuff cap and side zip",
    standIn: "boot_hero",
  },
  "waterproof-high-leg-safety-boot-s7s-side": {
    shows:
      "side view of the high-leg black boot, 25 cm high, with ankle padding, zip and pull loop",
    standIn: "boot_hero",
  },
  "waterproof-high-leg-safety-boot-s7s-detail": {
    shows: "close view of the rubber scuff cap over the toe of the high-leg boot",
    standIn: "boot_hero",
  },
  "astm-f2413-steel-toe-work-boot-eh-front": {
    shows:
      "three-quarter front view of the wheat nubuck boot with stitched welt, pale midsole and " +
      "brown outsole",
    standIn: "boot_hero",
  },
  "astm-f2413-steel-toe-work-boot-eh-label": {
    shows: "close view of the tongue label of the wheat nubuck boot with its ASTM F2413-18 marking",
    standIn: "boot_hero",
  },
};
