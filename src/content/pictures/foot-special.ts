import type { Pictures } from "#content/pictures/picture.ts";

export const footSpecialPictures: Pictures = {
  "pvc-safety-gumboot-s5-yellow-front":
    "three-quarter front view of the yellow PVC gumboot with black cleated sole",
  "pvc-safety-gumboot-s5-yellow-sole": "view of the black cleated sole of the yellow PVC gumboot",
  "pvc-safety-gumboot-s5-yellow-parts":
    "steel toe cap and steel midsole plate beside the yellow gumboot that contains them",
  "pu-safety-gumboot-s4-white-front":
    "three-quarter front view of the white polyurethane gumboot with grey sole",
  "pu-safety-gumboot-s4-white-side":
    "side view of the white polyurethane gumboot with its smooth shaft and heel ridge",
  "dielectric-knee-boot-class-2-front":
    "three-quarter front view of the orange dielectric knee boot with ribbed shaft and thick " +
    "sole",
  "dielectric-knee-boot-class-2-label":
    "close view of the label on the shaft of the orange boot with double triangle, class 2 " +
    "and boxes for test dates",
  "dielectric-knee-boot-class-2-sole":
    "view of the unbroken rubber sole of the orange dielectric knee boot",
  "dielectric-overboot-class-0-front":
    "three-quarter front view of the yellow dielectric overboot with wide opening and strap",
  "dielectric-overboot-class-0-scale":
    "yellow dielectric overboot standing beside the black safety shoe that it is worn over",
  "slip-on-kitchen-shoe-o2-black-front":
    "three-quarter front view of the black slip-on kitchen shoe with closed heel and high front",
  "slip-on-kitchen-shoe-o2-black-sole":
    "view of the black kitchen shoe sole with narrow wave channels",
  "slip-on-kitchen-shoe-o2-black-side":
    "side view of the black slip-on kitchen shoe on a low wedge sole",
};
