import type { Pictures } from "#content/pictures/picture.ts";

/** What the pictures of these products show. */
export const trafficPictures: Pictures = {
  "traffic-cone-450mm-pvc-front":
    "one orange 450 mm cone with a single white reflective sleeve, three-quarter view",
  "traffic-cone-450mm-pvc-detail":
    "close view of the one-piece orange base, standing on its moulded corner feet",
  "traffic-cone-750mm-rubber-base-front":
    "one orange 750 mm cone with two white reflective bands on a black rubber base",
  "traffic-cone-750mm-rubber-base-detail":
    "close view of the black rubber base locked round the foot of the cone",
  "traffic-cone-750mm-rubber-base-scale":
    "the 750 mm cone beside a 450 mm cone to compare their heights",
  "led-traffic-baton-red-540mm-front":
    "LED baton lying diagonally with its red tube lit and black grip towards the viewer",
  "led-traffic-baton-red-540mm-detail":
    "close view of the rubber grip with its switch and wrist strap",
  "water-filled-road-barrier-1500mm-front":
    "one red water-filled barrier seen from the front at a slight angle",
  "water-filled-road-barrier-1500mm-side":
    "end view of the red barrier showing its hinge loops and steel joining pin",
  "water-filled-road-barrier-1500mm-detail":
    "close view of the screwed filling cap on top and the reflective strips below",
  "expanding-barrier-steel-2500mm-front":
    "red and white steel lattice barrier opened to its full width between two uprights",
  "expanding-barrier-steel-2500mm-side":
    "the same lattice barrier folded flat and standing on its castors",
};
