import type { Pictures } from "#content/pictures/picture.ts";

export const hearingPlugsPictures: Pictures = {
  "foam-ear-plugs-uncorded-front":
    "one pair of tapered orange foam ear plugs, one upright and one lying, without a cord",
  "foam-ear-plugs-uncorded-contents":
    "open dispenser box filled with sealed pouches, each holding a pair of orange foam plugs",
  "corded-flanged-ear-plugs-front":
    "pair of yellow triple-flange ear plugs joined by a looped blue cord",
  "corded-flanged-ear-plugs-detail":
    "close view of one yellow plug with its three flanges and stiff stem",
  "corded-flanged-ear-plugs-contents":
    "small clear carrying case with belt loop, open, with the corded yellow plugs coiled inside",
  "banded-ear-plugs-front":
    "blue U-shaped band standing on its curve with an orange foam pod at each end",
  "banded-ear-plugs-detail": "close view of one orange foam pod on the tip of the blue band",
};
