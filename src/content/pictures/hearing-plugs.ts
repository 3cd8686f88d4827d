import type { Pictures } from "#content/pictures/picture.ts";

export const hearingPlugsPictures: Pictures = {
  "foam-ear-plugs-uncorded-front": {
    shows: "one pair of tapered orange foam ear plugs, one upright and one lying, without a cord",
    standIn: "earmuffs_hero",
  },
  "foam-ear-plugs-uncorded-contents": {
    shows:
      "open dispenser box filled with sealed pouches, each holding a pair of orange foam plugs",
    standIn: "earmuffs_hero",
  },
  "corded-flanged-ear-plugs-front": {
    shows: "pair of yellow triple-flange ear plugs joined by a looped blue cord",
    standIn: "earmuffs_hero",
  },
  "corded-flanged-ear-plugs-detail": {
    shows: "close view of one yellow plug with its three flanges and stiff stem",
    standIn: "earmuffs_hero",
  },
  "corded-flanged-ear-plugs-contents": {
    shows:
      "small clear carrying case with belt loop, open, with the corded yellow plugs coiled inside",
    standIn: "earmuffs_hero",
  },
  "banded-ear-plugs-front": {
    shows: "blue U-shaped band standing on its curve with an orange foam pod at each end",
    standIn: "earmuffs_hero",
  },
  "banded-ear-plugs-detail": {
    shows: "close view of one orange foam pod on the tip of the blue band",
    standIn: "earmuffs_hero",
  },
};
