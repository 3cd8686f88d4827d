import type { Pictures } from "#content/pictures/picture.ts";

/** What the pictures of these products show. */
export const facilityPictures: Pictures = {
  "chemical-spill-kit-wheeled-bin-100-litre-front":
    "yellow wheeled spill kit bin with its lid sealed, three-quarter view",
  "chemical-spill-kit-wheeled-bin-100-litre-contents":
    "yellow absorbent socks, pads and pillows, gloves, goggles and bags from above",
  "oil-absorbent-pads-pack-of-100-front":
    "stack of white absorbent pads half drawn out of its clear pack",
  "oil-absorbent-pads-pack-of-100-detail":
    "close view of one white pad with its dimpled surface and dark oil soaking in",
  "floor-marking-tape-pvc-50mm-front":
    "one roll of yellow and black striped floor tape standing on its edge",
  "floor-marking-tape-pvc-50mm-scale": "six rolls of floor tape in different colours in a row",
  "anti-slip-tape-60-grit-50mm-front":
    "one roll of black anti-slip tape with its abrasive face outwards",
  "anti-slip-tape-60-grit-50mm-detail":
    "close view of a yellow and black anti-slip strip on the nosing of a steel step",
};
