import type { Pictures } from "#content/pictures/picture.ts";

export const handElectricalPictures: Pictures = {
  "insulating-gloves-class-0-1000v-front":
    "pair of red rubber insulating gloves with rolled cuffs and a class label, fingers " +
    "slightly curved",
  "insulating-gloves-class-0-1000v-label":
    "red class label at the cuff with the double triangle, class 0 and boxes for the test dates",
  "insulating-gloves-class-0-1000v-worn-parts":
    "rubber glove with a leather protector pulled over it, the red cuff left visible above " +
    "the leather",
  "insulating-gloves-class-2-17000v-front":
    "pair of long black rubber insulating gloves with flared cuffs, one cuff turned back to " +
    "show the yellow inner layer",
  "insulating-gloves-class-2-17000v-label":
    "yellow class label at the cuff with the double triangle, class 2 and 17,000 V AC",
  "insulating-gloves-class-2-17000v-detail":
    "cut in the black rubber that lets the yellow layer beneath it show",
};
