import type { Pictures } from "#content/pictures/picture.ts";

export const fallHarnessesPictures: Pictures = {
  "full-body-harness-two-point-front":
    "front view of the harness on a torso form, orange shoulder straps and black leg straps, " +
    "chest strap closed",
  "full-body-harness-two-point-back":
    "back view showing the steel dorsal D-ring on its sliding plate",
  "full-body-harness-two-point-detail":
    "paired textile chest loops marked A/2, joined by a connector",
  "full-body-harness-positioning-belt-front":
    "front view of a black and yellow harness with wide padded belt and a steel D-ring at " +
    "each hip",
  "full-body-harness-positioning-belt-back": "back view with moulded belt pad and dorsal D-ring",
  "full-body-harness-positioning-belt-detail":
    "side D-ring and yellow gear loops on the padded belt",
  "full-body-harness-aramid-hot-work-front":
    "front view of a charcoal aramid harness with steel quick-connect buckles at chest and legs",
  "full-body-harness-aramid-hot-work-detail":
    "close view of the dark aramid leg strap with yellow box stitching and steel buckle",
  "rescue-harness-shoulder-rings-front":
    "front view of a red and black harness with a D-ring on top of each shoulder",
  "rescue-harness-shoulder-rings-top":
    "shoulder D-rings seen from above, joined by a spreader bar to a winch hook",
};
