import {
  chooseByAtmosphere,
  filteringFacepieces,
  filters,
} from "#content/pages/categories/respiratory-protection-tables.ts";
import type { CategoryPage } from "#content/pages/category-page.ts";

export const respiratoryProtectionPage: CategoryPage = {
  slug: "respiratory-protection",
  title: "Respirators, FFP Masks and Filters in Saudi Arabia",
  description:
    "Disposable FFP masks, half masks, full-face respirators and filters for Saudi sites. Compare FFP1, FFP2 and FFP3, and read filter letters before you order.",
  keywords: [
    "respiratory protection Saudi Arabia",
    "FFP2 mask bulk",
    "FFP3 mask",
    "half mask respirator",
    "full-face respirator",
    "P3 filter",
    "dust mask Jeddah",
  ],
  canonical: true,
  name: "Respiratory Protection",
  heading: "Respiratory Protection",
  lead: "A respirator is chosen in three steps: is there enough oxygen, is the hazard a particle or a gas, and how far above the limit is it. Answer these in the enquiry and the class follows. The tables below say what each mark means and where it ends.",
  productTypes: [
    {
      name: "Disposable masks",
      text: "Filtering facepieces in the classes FFP1 to FFP3, folded or cup-shaped, with or without an exhalation valve. The whole mask is the filter and is thrown away.",
    },
    {
      name: "Dust masks",
      text: "Light masks for nuisance dust. Read the marking: a mask without an FFP or NIOSH class on it is no respirator.",
    },
    {
      name: "Reusable half masks",
      text: "An elastomer or silicone body with replaceable filters. The body lasts for a project, the filters do not.",
    },
    {
      name: "Full-face respirators",
      text: "Mask and visor in one, for higher protection and for substances that attack the eyes. Spectacle wearers need the maker's insert frame.",
    },
    {
      name: "Particle, gas and combined filters",
      text: "Screwed or clipped to one mask system. Filters of one maker fit another's mask only if both state the same thread.",
    },
  ],
  standards: [
    {
      code: "EN 149:2001+A1:2009",
      text: "Filtering half masks against particles, in the classes FFP1, FFP2 and FFP3; NR means single shift, R reusable, D dolomite clogging test passed.",
    },
    {
      code: "EN 140:1998",
      text: "Half masks and quarter masks without filters.",
    },
    {
      code: "EN 136:1998",
      text: "Full-face masks, in classes 1 to 3.",
    },
    {
      code: "EN 143:2021",
      text: "Particle filters for masks, in the classes P1, P2 and P3.",
    },
    {
      code: "EN 14387:2021",
      text: "Gas filters and combined filters, marked by letter and colour.",
    },
    {
      code: "NIOSH 42 CFR 84",
      text: "United States approval of particulate respirators: N is not resistant to oil, R is resistant to oil, P is oil-proof. An N95 filters at least 95% of the test particles.",
    },
  ],
  tables: [filteringFacepieces, filters, chooseByAtmosphere],
  selection: [
    "Ask first whether oxygen can be short or the gas unknown. If so, stop: no filtering mask is suitable, and entry needs supplied air.",
    "Separate particles from gases. Dust, fume, mist and fibres need a P or FFP class; vapours and gases need a lettered gas filter; spray painting needs both.",
    "Divide the measured concentration by the exposure limit. The assigned protection factor of the mask has to be higher than the result.",
    "For oil mist, state it. The EN 149:2001+A1:2009 test includes paraffin oil; under NIOSH the letter has to be R or P.",
    "Plan fit tests before delivery: order a few pieces of each size, test the crew, then order the sizes in quantity.",
    "In heat, a valve makes a disposable mask easier to bear. Do not use a valved mask where the product or a patient has to be protected from the wearer.",
    "Write the change of filters into the order: shifts per filter, stock on site, and a shelf life that outlasts the project.",
    "Check the marking on arrival: class, standard with year, maker, expiry date, and for a NIOSH approval the TC-84A number.",
  ],
  mistakes: [
    {
      mistake: "Treating N95 and FFP2 as one class.",
      instead:
        "The test programmes differ and the classes are not directly comparable. Order the one that your site rule names.",
    },
    {
      mistake: "Using a dust mask against solvent or gas.",
      instead: "Use a gas or combined filter for that substance, on a fit-tested mask.",
    },
    {
      mistake: "Issuing one size to a whole crew.",
      instead: "Fit-test each wearer and keep at least two sizes or models in stock.",
    },
    {
      mistake: "Wearing a tight-fitting mask over a beard.",
      instead:
        "Clean-shaven at the seal, or a loose-fitting powered hood chosen by a competent person.",
    },
    {
      mistake: "Entering a vessel with a filter mask because the job is short.",
      instead:
        "Test the atmosphere; in an oxygen-deficient or IDLH atmosphere only supplied air serves.",
    },
    {
      mistake: "Using a gas filter until it smells.",
      instead:
        "Follow a change schedule from the maker's data; many gases give no warning by smell.",
    },
  ],
  related: ["ppe", "eye-protection", "protective-clothing", "head-face-protection"],
  opening: { categories: ["Respiratory Protection"] },
  figures: [{ quantity: "95%", section: "7", confidence: "B" }],
};
