import type { CategoryPage, CategoryPageSlug } from "#content/pages/category-page.ts";
import { electricalArcFlashPage } from "#content/pages/categories/electrical-arc-flash.ts";
import { eyeProtectionPage } from "#content/pages/categories/eye-protection.ts";
import { fallProtectionPage } from "#content/pages/categories/fall-protection.ts";
import { fireSafetyPage } from "#content/pages/categories/fire-safety.ts";
import { handProtectionPage } from "#content/pages/categories/hand-protection.ts";
import { headFaceProtectionPage } from "#content/pages/categories/head-face-protection.ts";
import { hearingProtectionPage } from "#content/pages/categories/hearing-protection.ts";
import { ppePage } from "#content/pages/categories/ppe.ts";
import { protectiveClothingPage } from "#content/pages/categories/protective-clothing.ts";
import { respiratoryProtectionPage } from "#content/pages/categories/respiratory-protection.ts";
import { safetyShoesPage } from "#content/pages/categories/safety-shoes.ts";

/** The eleven category pages in the order of the menus. */
export const categoryPages: readonly CategoryPage[] = [
  ppePage,
  headFaceProtectionPage,
  eyeProtectionPage,
  hearingProtectionPage,
  respiratoryProtectionPage,
  handProtectionPage,
  protectiveClothingPage,
  safetyShoesPage,
  fallProtectionPage,
  electricalArcFlashPage,
  fireSafetyPage,
];

/** The four category links of the footer. */
export const footerCategories: readonly CategoryPageSlug[] = [
  "ppe",
  "safety-shoes",
  "fall-protection",
  "fire-safety",
];
