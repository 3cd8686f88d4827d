import type { Pictures } from "#content/pictures/picture.ts";

export const fallLifelinesPictures: Pictures = {
  "vertical-rope-lifeline-with-grab-20m-front": {
    shows:
      "coil of white rope with a blue tracer, the steel grab and its short lanyard lying on top",
    standIn: "lanyard_hero",
  },
  "vertical-rope-lifeline-with-grab-20m-detail": {
    shows: "hinged rope grab closed on the rope, with its up arrow visible",
    standIn: "lanyard_hero",
  },
  "vertical-rope-lifeline-with-grab-20m-contents": {
    shows: "rope, grab, end weight and two connectors laid out beside the carry bag",
    standIn: "lanyard_hero",
  },
  "self-retracting-lifeline-steel-10m-front": {
    shows:
      "grey and yellow retractable block with steel swivel eye on top and cable drawn out to a " +
      "swivel hook",
    standIn: "lanyard_hero",
  },
  "self-retracting-lifeline-steel-10m-detail": {
    shows: "swivel hook under the swaged end of the cable, with its red load indicator band",
    standIn: "lanyard_hero",
  },
  "self-retracting-lifeline-steel-10m-top": {
    shows: "anchor eye with steel connector, seen from above",
    standIn: "lanyard_hero",
  },
};
