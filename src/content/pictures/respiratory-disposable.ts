import type { Pictures } from "#content/pictures/picture.ts";

export const respiratoryDisposablePictures: Pictures = {
  "ffp2-cup-mask-valved-front": {
    shows: "white moulded cup mask with a square exhalation valve in the centre, front view",
    standIn: "ffp_hero",
  },
  "ffp2-cup-mask-valved-side": {
    shows:
      "white valved cup mask from the right with two yellow head straps and an aluminium nose clip",
    standIn: "ffp_hero",
  },
  "ffp2-cup-mask-valved-contents": {
    shows: "open box of 20 white cup masks stacked with their valves facing forward",
    standIn: "ffp_hero",
  },
  "ffp3-fold-mask-valved-front": {
    shows: "white three-panel fold mask, opened, with a round exhalation valve and red straps",
    standIn: "ffp_hero",
  },
  "ffp3-fold-mask-valved-inside": {
    shows: "inner side of the three-panel mask with a soft seal round its whole edge",
    standIn: "ffp_hero",
  },
  "ffp2-fold-mask-unvalved-front": {
    shows: "plain white fold-flat mask, opened into its chamber shape, without a valve",
    standIn: "ffp_hero",
  },
  "ffp2-fold-mask-unvalved-contents": {
    shows: "white fold-flat masks in clear single bags fanned in front of their box",
    standIn: "ffp_hero",
  },
  "n95-class-particulate-respirator-front": {
    shows:
      "white cup respirator without a valve, with two beige head straps and an outer nose clip",
    standIn: "ffp_hero",
  },
  "n95-class-particulate-respirator-inside": {
    shows: "inner side of the cup respirator with a grey foam nose pad",
    standIn: "ffp_hero",
  },
  "n95-class-particulate-respirator-contents": {
    shows: "open box of 20 unvalved cup respirators with one standing in front",
    standIn: "ffp_hero",
  },
  "ffp1-dust-mask-front": {
    shows: "thin white cup-shaped dust mask without a valve, front view",
    standIn: "ffp_hero",
  },
  "ffp1-dust-mask-side": {
    shows: "thin white dust mask from the left with white elastic straps and a narrow nose clip",
    standIn: "ffp_hero",
  },
};
