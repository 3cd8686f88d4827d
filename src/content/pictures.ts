import type { Pictures } from "#content/pictures/picture.ts";
import { headHardHatsPictures } from "#content/pictures/head-hard-hats.ts";
import { headSpecialHelmetsPictures } from "#content/pictures/head-special-helmets.ts";
import { hearingPlugsPictures } from "#content/pictures/hearing-plugs.ts";
import { hearingMuffsPictures } from "#content/pictures/hearing-muffs.ts";
import { bodyHighVisibilityPictures } from "#content/pictures/body-high-visibility.ts";
import { bodyCoverallsPictures } from "#content/pictures/body-coveralls.ts";
import { bodyArcFlashPictures } from "#content/pictures/body-arc-flash.ts";
import { bodyDisposablePictures } from "#content/pictures/body-disposable.ts";
import { bodyApronsPictures } from "#content/pictures/body-aprons.ts";
import { eyeGlassesPictures } from "#content/pictures/eye-glasses.ts";
import { eyeGogglesPictures } from "#content/pictures/eye-goggles.ts";
import { eyeFaceAndWeldingPictures } from "#content/pictures/eye-face-and-welding.ts";
import { handCutResistantPictures } from "#content/pictures/hand-cut-resistant.ts";
import { handWorkPictures } from "#content/pictures/hand-work.ts";
import { handChemicalPictures } from "#content/pictures/hand-chemical.ts";
import { handSpecialPictures } from "#content/pictures/hand-special.ts";
import { handElectricalPictures } from "#content/pictures/hand-electrical.ts";
import { footBootsPictures } from "#content/pictures/foot-boots.ts";
import { footShoesPictures } from "#content/pictures/foot-shoes.ts";
import { footSpecialPictures } from "#content/pictures/foot-special.ts";
import { respiratoryDisposablePictures } from "#content/pictures/respiratory-disposable.ts";
import { respiratoryReusablePictures } from "#content/pictures/respiratory-reusable.ts";
import { fallHarnessesPictures } from "#content/pictures/fall-harnesses.ts";
import { fallLanyardsPictures } from "#content/pictures/fall-lanyards.ts";
import { fallLifelinesPictures } from "#content/pictures/fall-lifelines.ts";
import { fireExtinguishersPictures } from "#content/pictures/fire-extinguishers.ts";
import { fireBlanketsPictures } from "#content/pictures/fire-blankets.ts";
import { fireClothingPictures } from "#content/pictures/fire-clothing.ts";
import { trafficPictures } from "#content/pictures/traffic.ts";
import { firstAidPictures } from "#content/pictures/first-aid.ts";
import { signsPictures } from "#content/pictures/signs.ts";
import { lockoutPictures } from "#content/pictures/lockout.ts";
import { facilityPictures } from "#content/pictures/facility.ts";
import { facilityImpactPictures } from "#content/pictures/facility-impact.ts";

/** Every picture by its key. */
export const pictures: Pictures = {
  ...headHardHatsPictures,
  ...headSpecialHelmetsPictures,
  ...hearingPlugsPictures,
  ...hearingMuffsPictures,
  ...bodyHighVisibilityPictures,
  ...bodyCoverallsPictures,
  ...bodyArcFlashPictures,
  ...bodyDisposablePictures,
  ...bodyApronsPictures,
  ...eyeGlassesPictures,
  ...eyeGogglesPictures,
  ...eyeFaceAndWeldingPictures,
  ...handCutResistantPictures,
  ...handWorkPictures,
  ...handChemicalPictures,
  ...handSpecialPictures,
  ...handElectricalPictures,
  ...footBootsPictures,
  ...footShoesPictures,
  ...footSpecialPictures,
  ...respiratoryDisposablePictures,
  ...respiratoryReusablePictures,
  ...fallHarnessesPictures,
  ...fallLanyardsPictures,
  ...fallLifelinesPictures,
  ...fireExtinguishersPictures,
  ...fireBlanketsPictures,
  ...fireClothingPictures,
  ...trafficPictures,
  ...firstAidPictures,
  ...signsPictures,
  ...lockoutPictures,
  ...facilityPictures,
  ...facilityImpactPictures,
};
