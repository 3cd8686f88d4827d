import type { Pictures } from "#content/pictures/picture.ts";

export const fireClothingPictures: Pictures = {
  "fr-shirt-trousers-arc-12cal-front": {
    shows:
      "front view of the navy FR work shirt worn over matching trousers, closed at neck and wrists",
    standIn: "coverall_hero",
  },
  "fr-shirt-trousers-arc-12cal-label": {
    shows: "sewn inner label of the navy FR shirt with its 12 cal/cm² arc rating and care symbols",
    standIn: "coverall_hero",
  },
  "fr-shirt-trousers-arc-12cal-detail": {
    shows: "close view of the chest of the navy FR shirt: covered front and two flap pockets",
    standIn: "coverall_hero",
  },
  "aluminised-approach-coat-furnace-front": {
    shows:
      "knee-length silver aluminised coat with stand-up collar, closed by a covered front flap",
    standIn: "coverall_hero",
  },
  "aluminised-approach-coat-furnace-inside": {
    shows: "inside neck of the silver coat: cotton lining and the sewn label with its heat levels",
    standIn: "coverall_hero",
  },
};
