import type { Pictures } from "#content/pictures/picture.ts";

export const respiratoryDisposablePictures: Pictures = {
  "ffp2-cup-mask-valved-front":
    "white moulded cup mask with a square exhalation valve in the centre, front view",
  "ffp2-cup-mask-valved-side":
    "white valved cup mask from the right with two yellow head straps and an aluminium nose clip",
  "ffp2-cup-mask-valved-contents":
    "open box of 20 white cup masks stacked with their valves facing forward",
  "ffp3-fold-mask-valved-front":
    "white three-panel fold mask, opened, with a round exhalation valve and red straps",
  "ffp3-fold-mask-valved-inside":
    "inner side of the three-panel mask with a soft seal round its whole edge",
  "ffp2-fold-mask-unvalved-front":
    "plain white fold-flat mask, opened into its chamber shape, without a valve",
  "ffp2-fold-mask-unvalved-contents":
    "white fold-flat masks in clear single bags fanned in front of their box",
  "n95-class-particulate-respirator-front":
    "white cup respirator without a valve, with two beige head straps and an outer nose clip",
  "n95-class-particulate-respirator-inside":
    "inner side of the cup respirator with a grey foam nose pad",
  "n95-class-particulate-respirator-contents":
    "open box of 20 unvalved cup respirators with one standing in front",
  "ffp1-dust-mask-front": "thin white cup-shaped dust mask without a valve, front view",
  "ffp1-dust-mask-side":
    "thin white dust mask from the left with white elastic straps and a narrow nose clip",
};
