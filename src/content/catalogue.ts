import type { Product } from "#domain/catalogue/product.ts";
import { headHardHatsProducts } from "#content/products/head-hard-hats.ts";
import { headSpecialHelmetsProducts } from "#content/products/head-special-helmets.ts";
import { hearingPlugsProducts } from "#content/products/hearing-plugs.ts";
import { hearingMuffsProducts } from "#content/products/hearing-muffs.ts";
import { bodyHighVisibilityProducts } from "#content/products/body-high-visibility.ts";
import { bodyCoverallsProducts } from "#content/products/body-coveralls.ts";
import { bodyArcFlashProducts } from "#content/products/body-arc-flash.ts";
import { bodyDisposableProducts } from "#content/products/body-disposable.ts";
import { bodyApronsProducts } from "#content/products/body-aprons.ts";
import { eyeGlassesProducts } from "#content/products/eye-glasses.ts";
import { eyeGogglesProducts } from "#content/products/eye-goggles.ts";
import { eyeFaceAndWeldingProducts } from "#content/products/eye-face-and-welding.ts";
import { handCutResistantProducts } from "#content/products/hand-cut-resistant.ts";
import { handWorkProducts } from "#content/products/hand-work.ts";
import { handChemicalProducts } from "#content/products/hand-chemical.ts";
import { handSpecialProducts } from "#content/products/hand-special.ts";
import { handElectricalProducts } from "#content/products/hand-electrical.ts";
import { footBootsProducts } from "#content/products/foot-boots.ts";
import { footShoesProducts } from "#content/products/foot-shoes.ts";
import { footSpecialProducts } from "#content/products/foot-special.ts";
import { respiratoryDisposableProducts } from "#content/products/respiratory-disposable.ts";
import { respiratoryReusableProducts } from "#content/products/respiratory-reusable.ts";
import { fallHarnessesProducts } from "#content/products/fall-harnesses.ts";
import { fallLanyardsProducts } from "#content/products/fall-lanyards.ts";
import { fallLifelinesProducts } from "#content/products/fall-lifelines.ts";
import { fireExtinguishersProducts } from "#content/products/fire-extinguishers.ts";
import { fireBlanketsProducts } from "#content/products/fire-blankets.ts";
import { fireClothingProducts } from "#content/products/fire-clothing.ts";
import { trafficProducts } from "#content/products/traffic.ts";
import { firstAidProducts } from "#content/products/first-aid.ts";
import { signsProducts } from "#content/products/signs.ts";
import { lockoutProducts } from "#content/products/lockout.ts";
import { facilityProducts } from "#content/products/facility.ts";
import { facilityImpactProducts } from "#content/products/facility-impact.ts";

/** Every product, in the order in which the shop shows them. */
export const products: readonly Product[] = [
  ...headHardHatsProducts,
  ...headSpecialHelmetsProducts,
  ...hearingPlugsProducts,
  ...hearingMuffsProducts,
  ...bodyHighVisibilityProducts,
  ...bodyCoverallsProducts,
  ...bodyArcFlashProducts,
  ...bodyDisposableProducts,
  ...bodyApronsProducts,
  ...eyeGlassesProducts,
  ...eyeGogglesProducts,
  ...eyeFaceAndWeldingProducts,
  ...handCutResistantProducts,
  ...handWorkProducts,
  ...handChemicalProducts,
  ...handSpecialProducts,
  ...handElectricalProducts,
  ...footBootsProducts,
  ...footShoesProducts,
  ...footSpecialProducts,
  ...respiratoryDisposableProducts,
  ...respiratoryReusableProducts,
  ...fallHarnessesProducts,
  ...fallLanyardsProducts,
  ...fallLifelinesProducts,
  ...fireExtinguishersProducts,
  ...fireBlanketsProducts,
  ...fireClothingProducts,
  ...trafficProducts,
  ...firstAidProducts,
  ...signsProducts,
  ...lockoutProducts,
  ...facilityProducts,
  ...facilityImpactProducts,
];

/** The product with that slug; a code may belong to several products, a slug belongs to one. */
export function productBySlug(slug: string | null | undefined): Product | undefined {
  return products.find((product) => product.slug === slug);
}
