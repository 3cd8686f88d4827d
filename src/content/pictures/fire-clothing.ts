import type { Pictures } from "#content/pictures/picture.ts";

export const fireClothingPictures: Pictures = {
  "fr-shirt-trousers-arc-12cal-front":
    "front view of the navy FR work shirt worn over matching trousers, closed at neck and wrists",
  "fr-shirt-trousers-arc-12cal-label":
    "sewn inner label of the navy FR shirt with its 12 cal/cm² arc rating and care symbols",
  "fr-shirt-trousers-arc-12cal-detail":
    "close view of the chest of the navy FR shirt: covered front and two flap pockets",
  "aluminised-approach-coat-furnace-front":
    "knee-length silver aluminised coat with stand-up collar, closed by a covered front flap",
  "aluminised-approach-coat-furnace-inside":
    "inside neck of the silver coat: cotton lining and the sewn label with its heat levels",
};
