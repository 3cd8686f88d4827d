import type { Pictures } from "#content/pictures/picture.ts";

export const fallHarnessesPictures: Pictures = {
  "full-body-harness-two-point-front": {
    shows:
      "front view of the harness on a torso form, orange shoulder straps and black leg straps, " +
      "chest strap closed",
    standIn: "harness_hero",
  },
  "full-body-harness-two-point-back": {
    shows: "back view showing the steel dorsal D-ring on its sliding plate",
    standIn: "harness_hero",
  },
  "full-body-harness-two-point-detail": {
    shows: "paired textile chest loops marked A/2, joined by a connector",
    standIn: "harness_hero",
  },
  "full-body-harness-positioning-belt-front": {
    shows:
      "front view of a black and yellow harness with wide padded belt and a steel D-ring at " +
      "each hip",
    standIn: "harness_hero",
  },
  "full-body-harness-positioning-belt-back": {
    shows: "back view with moulded belt pad and dorsal D-ring",
    standIn: "harness_hero",
  },
  "full-body-harness-positioning-belt-detail": {
    shows: "side D-ring and yellow gear loops on the padded belt",
    standIn: "harness_hero",
  },
  "full-body-harness-aramid-hot-work-front": {
    shows:
      "front view of a charcoal aramid harness with steel quick-connect buckles at chest and legs",
    standIn: "harness_hero",
  },
  "full-body-harness-aramid-hot-work-detail": {
    shows: "close view of the dark aramid leg strap with yellow box stitching and steel buckle",
    standIn: "harness_hero",
  },
  "rescue-harness-shoulder-rings-front": {
    shows: "front view of a red and black harness with a D-ring on top of each shoulder",
    standIn: "harness_hero",
  },
  "rescue-harness-shoulder-rings-top": {
    shows: "shoulder D-rings seen from above, joined by a spreader bar to a winch hook",
    standIn: "harness_hero",
  },
};
