import type { Pictures } from "#content/pictures/picture.ts";

/** What the pictures of these products show. */
export const trafficPictures: Pictures = {
  "traffic-cone-450mm-pvc-front": {
    shows: "one orange 450 mm cone with a single white reflective sleeve, three-quarter view",
    standIn: "cone_hero",
  },
  "traffic-cone-450mm-pvc-detail": {
    shows: "close view of the one-piece orange base, standing on its moulded corner feet",
    standIn: "cone_hero",
  },
  "traffic-cone-750mm-rubber-base-front": {
    shows: "one orange 750 mm cone with two white reflective bands on a black rubber base",
    standIn: "cone_hero",
  },
  "traffic-cone-750mm-rubber-base-detail": {
    shows: "close view of the black rubber base locked round the foot of the cone",
    standIn: "cone_hero",
  },
  "traffic-cone-750mm-rubber-base-scale": {
    shows: "the 750 mm cone beside a 450 mm cone to compare their heights",
    standIn: "cone_hero",
  },
  "led-traffic-baton-red-540mm-front": {
    shows: "LED baton lying diagonally with its red tube lit and black grip towards the viewer",
    standIn: "cone_hero",
  },
  "led-traffic-baton-red-540mm-detail": {
    shows: "close view of the rubber grip with its switch and wrist strap",
    standIn: "cone_hero",
  },
  "water-filled-road-barrier-1500mm-front": {
    shows: "one red water-filled barrier seen from the front at a slight angle",
    standIn: "cone_hero",
  },
  "water-filled-road-barrier-1500mm-side": {
    shows: "end view of the red barrier showing its hinge loops and steel joining pin",
    standIn: "cone_hero",
  },
  "water-filled-road-barrier-1500mm-detail": {
    shows: "close view of the screwed filling cap on top and the reflective strips below",
    standIn: "cone_hero",
  },
  "expanding-barrier-steel-2500mm-front": {
    shows: "red and white steel lattice barrier opened to its full width between two uprights",
    standIn: "cone_hero",
  },
  "expanding-barrier-steel-2500mm-side": {
    shows: "the same lattice barrier folded flat and standing on its castors",
    standIn: "cone_hero",
  },
};
