import type { Pictures } from "#content/pictures/picture.ts";

export const fallLifelinesPictures: Pictures = {
  "vertical-rope-lifeline-with-grab-20m-front":
    "coil of white rope with a blue tracer, the steel grab and its short lanyard lying on top",
  "vertical-rope-lifeline-with-grab-20m-detail":
    "hinged rope grab closed on the rope, with its up arrow visible",
  "vertical-rope-lifeline-with-grab-20m-contents":
    "rope, grab, end weight and two connectors laid out beside the carry bag",
  "self-retracting-lifeline-steel-10m-front":
    "grey and yellow retractable block with steel swivel eye on top and cable drawn out to a " +
    "swivel hook",
  "self-retracting-lifeline-steel-10m-detail":
    "swivel hook under the swaged end of the cable, with its red load indicator band",
  "self-retracting-lifeline-steel-10m-top": "anchor eye with steel connector, seen from above",
};
