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
  "pvc-safety-gumboot-s5-yellow-parts": {
    shows: "steel toe cap and steel midsole plate beside the yellow gumboot that contains them",
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
      "close view of the label on the shaft of the orange boot with double triangle, class 2 " +
      "and boxes for test dates",
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
  "dielectric-overboot-class-0-scale": {
    shows: "yellow dielectric overboot standing beside the black safety shoe that it is worn over",
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
