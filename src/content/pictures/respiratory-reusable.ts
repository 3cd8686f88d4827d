import type { Pictures } from "#content/pictures/picture.ts";

export const respiratoryReusablePictures: Pictures = {
  "half-mask-facepiece-twin-bayonet-front":
    "grey half mask without filters, showing the two open bayonet connections and the centre " +
    "valve",
  "half-mask-facepiece-twin-bayonet-inside":
    "inner side of the grey half mask with its soft chin cup and inhalation valves",
  "half-mask-set-a2p3-front":
    "grey silicone half mask with two round filters that carry a brown and white band",
  "half-mask-set-a2p3-contents":
    "half mask, two banded filters and an instruction leaflet before their open storage box",
  "half-mask-set-a2p3-detail":
    "close view of one filter with its brown and white band and the mark A2P3 R",
  "full-face-mask-twin-bayonet-class-2-front":
    "grey full-face mask with a wide clear visor and a round filter on each side",
  "full-face-mask-twin-bayonet-class-2-side":
    "grey full-face mask from the left with one side filter and the five-strap harness",
  "full-face-mask-twin-bayonet-class-2-inside":
    "inner side of the full-face mask with its silicone inner mask and double sealing lip",
  "full-face-mask-thread-class-3-front":
    "black rubber full-face mask with a clear visor and an empty round thread at the chin",
  "full-face-mask-thread-class-3-side":
    "black full-face mask from the right with a large canister filter screwed to the front",
  "full-face-mask-thread-class-3-detail":
    "close view of the round thread with its gasket and the speech diaphragm above it",
};
