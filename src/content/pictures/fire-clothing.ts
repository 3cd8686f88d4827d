import type { Pictures } from "#content/pictures/picture.ts";

export const fireClothingPictures: Pictures = {
  "fr-shirt-trousers-arc-12cal-front": {
    shows:
      "navy long-sleeved work shirt and matching trousers on a form, closed at neck and wrists",
    standIn: "coverall_hero",
  },
  "fr-shirt-trousers-arc-12cal-label": {
    shows: "sewn inner label giving the arc rating and the care symbols",
    standIn: "coverall_hero",
  },
  "fr-shirt-trousers-arc-12cal-detail": {
    shows: "shirt cuff with covered snap and double-stitched placket",
    standIn: "coverall_hero",
  },
  "aluminised-approach-coat-furnace-front": {
    shows:
      "knee-length silver aluminised coat with stand-up collar, closed by a covered front flap",
    standIn: "coverall_hero",
  },
  "aluminised-approach-coat-furnace-inside": {
    shows: "coat opened to show the cotton FR lining and the label",
    standIn: "coverall_hero",
  },
};
