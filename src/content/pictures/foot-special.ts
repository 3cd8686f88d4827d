import type { Pictures } from "#content/pictures/picture.ts";

export const footSpecialPictures: Pictures = {
  "pvc-safety-gumboot-s5-yellow-front": {
    shows: "three-quarter front view of the yellow PVC gumboot with black cleated sole",
    standIn: "gumboot_hero",
  },
  "pvc-safety-gumboot-s5-yellow-sole": {
    shows: "view of the black cleated sole of the yellow PVC gumboot",
    standIn: "gumboot_hero",
  },
  "pvc-safety-gumboot-s5-yellow-inside": {
    shows: "cut-away view of the yellow gumboot showing steel toe cap and steel midsole",
    standIn: "gumboot_hero",
  },
  "pu-safety-gumboot-s4-white-front": {
    shows: "three-quarter front view of the white polyurethane gumboot with grey sole",
    standIn: "gumboot_hero",
  },
  "pu-safety-gumboot-s4-white-side": {
    shows: "side view of the white polyurethane gumboot with its smooth shaft and heel ridge",
    standIn: "gumboot_hero",
  },
  "dielectric-knee-boot-class-2-front": {
    shows:
      "three-quarter front view of the orange dielectric knee boot with ribbed shaft and thick " +
      "sole",
    standIn: "gumboot_hero",
  },
  "dielectric-knee-boot-class-2-label": {
    shows:
      "close view of the double-triangle marking and class 2 mark on the shaft of the orange boot",
    standIn: "gumboot_hero",
  },
  "dielectric-knee-boot-class-2-sole": {
    shows: "view of the unbroken rubber sole of the orange dielectric knee boot",
    standIn: "gumboot_hero",
  },
  "dielectric-overboot-class-0-front": {
    shows: "three-quarter front view of the yellow dielectric overboot with wide opening and strap",
    standIn: "gumboot_hero",
  },
  "dielectric-overboot-class-0-worn-parts": {
    shows: "the yellow dielectric overboot pulled over a black safety shoe",
    standIn: "gumboot_hero",
  },
  "slip-on-kitchen-shoe-o2-black-front": {
    shows:
      "three-quarter front view of the black slip-on kitchen shoe with closed heel and high front",
    standIn: "boot_hero",
  },
  "slip-on-kitchen-shoe-o2-black-sole": {
    shows: "view of the black kitchen shoe sole with narrow wave channels",
    standIn: "boot_hero",
  },
  "slip-on-kitchen-shoe-o2-black-side": {
    shows: "side view of the black slip-on kitchen shoe on a low wedge sole",
    standIn: "boot_hero",
  },
};
