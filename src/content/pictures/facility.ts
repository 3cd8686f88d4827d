import type { Pictures } from "#content/pictures/picture.ts";

/** What the pictures of these products show. */
export const facilityPictures: Pictures = {
  "chemical-spill-kit-wheeled-bin-100-litre-front": {
    shows: "yellow wheeled spill kit bin with its lid sealed, three-quarter view",
    standIn: "firstaid_hero",
  },
  "chemical-spill-kit-wheeled-bin-100-litre-contents": {
    shows: "yellow absorbent socks, pads and pillows, gloves, goggles and bags from above",
    standIn: "firstaid_hero",
  },
  "oil-absorbent-pads-pack-of-100-front": {
    shows: "stack of white absorbent pads half drawn out of its clear pack",
    standIn: "firstaid_hero",
  },
  "oil-absorbent-pads-pack-of-100-detail": {
    shows: "close view of one white pad with its dimpled surface and dark oil soaking in",
    standIn: "firstaid_hero",
  },
  "floor-marking-tape-pvc-50mm-front": {
    shows: "one roll of yellow and black striped floor tape standing on its edge",
    standIn: "cone_hero",
  },
  "floor-marking-tape-pvc-50mm-scale": {
    shows: "six rolls of floor tape in different colours in a row",
    standIn: "cone_hero",
  },
  "anti-slip-tape-60-grit-50mm-front": {
    shows: "one roll of black anti-slip tape with its abrasive face outwards",
    standIn: "cone_hero",
  },
  "anti-slip-tape-60-grit-50mm-detail": {
    shows: "close view of a yellow and black anti-slip strip on the nosing of a steel step",
    standIn: "cone_hero",
  },
};
