import type { Pictures } from "#content/pictures/picture.ts";

export const respiratoryReusablePictures: Pictures = {
  "half-mask-facepiece-twin-bayonet-front": {
    shows:
      "grey half mask without filters, showing the two open bayonet connections and the centre " +
      "valve",
    standIn: "respirator_hero",
  },
  "half-mask-facepiece-twin-bayonet-inside": {
    shows: "inner side of the grey half mask with its soft chin cup and inhalation valves",
    standIn: "respirator_hero",
  },
  "half-mask-set-a2p3-front": {
    shows: "grey silicone half mask with two round filters that carry a brown and white band",
    standIn: "respirator_hero",
  },
  "half-mask-set-a2p3-contents": {
    shows: "half mask, two banded filters and an instruction leaflet before their open storage box",
    standIn: "respirator_hero",
  },
  "half-mask-set-a2p3-detail": {
    shows: "close view of one filter with its brown and white band and the mark A2P3 R",
    standIn: "respirator_hero",
  },
  "full-face-mask-twin-bayonet-class-2-front": {
    shows: "grey full-face mask with a wide clear visor and a round filter on each side",
    standIn: "respirator_hero",
  },
  "full-face-mask-twin-bayonet-class-2-side": {
    shows: "grey full-face mask from the left with one side filter and the five-strap harness",
    standIn: "respirator_hero",
  },
  "full-face-mask-twin-bayonet-class-2-inside": {
    shows: "inner side of the full-face mask with its silicone inner mask and double sealing lip",
    standIn: "respirator_hero",
  },
  "full-face-mask-thread-class-3-front": {
    shows: "black rubber full-face mask with a clear visor and an empty round thread at the chin",
    standIn: "respirator_hero",
  },
  "full-face-mask-thread-class-3-side": {
    shows: "black full-face mask from the right with a large canister filter screwed to the front",
    standIn: "respirator_hero",
  },
  "full-face-mask-thread-class-3-detail": {
    shows: "close view of the round thread with its gasket and the speech diaphragm above it",
    standIn: "respirator_hero",
  },
};
