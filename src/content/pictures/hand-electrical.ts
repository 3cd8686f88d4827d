import type { Pictures } from "#content/pictures/picture.ts";

export const handElectricalPictures: Pictures = {
  "insulating-gloves-class-0-1000v-front": {
    shows:
      "pair of red rubber insulating gloves with rolled cuffs and a class label, fingers " +
      "slightly curved",
    standIn: "gloves_hero",
  },
  "insulating-gloves-class-0-1000v-label": {
    shows:
      "red class label at the cuff with the double triangle, class 0 and boxes for the test dates",
    standIn: "gloves_hero",
  },
  "insulating-gloves-class-0-1000v-worn-parts": {
    shows:
      "rubber glove with a leather protector pulled over it, the red cuff left visible above " +
      "the leather",
    standIn: "gloves_hero",
  },
  "insulating-gloves-class-2-17000v-front": {
    shows:
      "pair of long black rubber insulating gloves with flared cuffs, one cuff turned back to " +
      "show the yellow inner layer",
    standIn: "gloves_hero",
  },
  "insulating-gloves-class-2-17000v-label": {
    shows: "yellow class label at the cuff with the double triangle, class 2 and 17,000 V a.c.",
    standIn: "gloves_hero",
  },
  "insulating-gloves-class-2-17000v-detail": {
    shows: "cut in the black rubber that lets the yellow layer beneath it show",
    standIn: "gloves_hero",
  },
};
