import type { Pictures } from "#content/pictures/picture.ts";

export const handElectricalPictures: Pictures = {
  "insulating-gloves-class-0-1000v-front": {
    shows: "pair of red rubber insulating gloves with rolled cuffs, fingers slightly curved",
    standIn: "gloves_hero",
  },
  "insulating-gloves-class-0-1000v-label": {
    shows:
      "red class label at the cuff with the double triangle, class 0 and boxes for the test date",
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
      "pair of long black rubber insulating gloves with flared cuffs, one cuff folded to show " +
      "the yellow inner layer",
    standIn: "gloves_hero",
  },
  "insulating-gloves-class-2-17000v-label": {
    shows: "yellow class label at the cuff with the double triangle and class 2",
    standIn: "gloves_hero",
  },
  "insulating-gloves-class-2-17000v-detail": {
    shows:
      "finger crotch stretched by hand to show how a cut would reveal the yellow layer under " +
      "the black",
    standIn: "gloves_hero",
  },
};
