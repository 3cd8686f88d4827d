import { byHazard, paperwork, shutdownKit } from "#content/pages/categories/ppe-tables.ts";
import type { CategoryPage } from "#content/pages/category-page.ts";

export const ppePage: CategoryPage = {
  slug: "ppe",
  title: "Safety Equipment & PPE in Saudi Arabia | {company}",
  description:
    "Personal protective equipment in bulk for Saudi industry: choose by hazard and by trade, see which class to name in the enquiry, and which papers to ask for.",
  keywords: [
    "PPE supplier Saudi Arabia",
    "personal protective equipment Jeddah",
    "safety equipment wholesale KSA",
    "refinery shutdown PPE",
    "SABER PPE certificate",
    "bulk safety gear",
  ],
  canonical: true,
  name: "PPE",
  heading: "Personal Protective Equipment",
  lead: "PPE is the last measure, after the hazard has been removed, enclosed or kept at a distance. What remains is protected piece by piece, and each piece is ordered by a mark and a class. Start here with the hazard or the trade, then follow the page of the part of the body.",
  productTypes: [
    {
      name: "Head, face and hearing",
      text: "Helmets by type and electrical class, bump caps, face shields and welding helmets, plugs and muffs.",
    },
    {
      name: "Eyes and breathing",
      text: "Glasses and goggles by impact and splash marks; disposable masks, half masks and full-face masks with their filters.",
    },
    {
      name: "Hands",
      text: "Gloves by cut letter, chemical type, heat digit or voltage class.",
    },
    {
      name: "Body",
      text: "High-visibility garments, coveralls, flame-resistant and arc-rated clothing, chemical suits, disposable garments and aprons.",
    },
    {
      name: "Feet",
      text: "Safety shoes and boots by category, gumboots, insulating boots and shoes for kitchens.",
    },
    {
      name: "Work at height",
      text: "Harnesses, lanyards, retractable lines and connectors, ordered as one system with the anchor.",
    },
  ],
  standards: [
    {
      code: "EN 397:2012+A1:2012",
      text: "Industrial safety helmets. The edition EN 397:2025 is replacing it and adds a type for impact off the crown.",
    },
    {
      code: "EN ISO 16321-1:2022",
      text: "Eye and face protectors; it replaces EN 166:2001.",
    },
    {
      code: "EN 149:2001+A1:2009",
      text: "Disposable masks against particles, in the classes FFP1, FFP2 and FFP3.",
    },
    {
      code: "EN 388:2016+A1:2018",
      text: "Gloves against mechanical risks, marked with four digits and one or two letters.",
    },
    {
      code: "EN ISO 20345:2022",
      text: "Safety footwear with a toe cap tested at 200 J. The marks SRA, SRB and SRC no longer exist in this edition.",
    },
    {
      code: "EN ISO 20471:2013+A1:2016",
      text: "High-visibility clothing in three classes by the area of background and reflective material.",
    },
    {
      code: "EN ISO 11612:2015",
      text: "Clothing against heat and flame, with a letter and level for each kind of heat.",
    },
    {
      code: "EN 361:2002",
      text: "Full-body harnesses; the points for fall arrest carry the letter A.",
    },
  ],
  tables: [byHazard, shutdownKit, paperwork],
  selection: [
    "Begin with the risk assessment: hazard, level, time, and what else is worn at once.",
    "Ask the client which system of standards the contract names. American and European classes are not directly comparable, and one does not stand in for the other.",
    "Write mark, class and edition into the enquiry. A product name alone brings quotes that cannot be compared.",
    "Check that the pieces fit together: helmet with muffs and visor, goggles with half mask, glove with sleeve, harness over clothing.",
    "Buy by size spread from your own records, and keep a reserve of the sizes at both ends.",
    "Choose for heat. Light, breathable equipment that is worn all shift protects better than heavy equipment that hangs on a hook.",
    "For a shutdown, fix quantities by trade, days and consumption. Order consumables with a reserve and durable items with spare parts.",
    "Let a few people of each trade wear samples before the bulk order goes out.",
  ],
  mistakes: [
    {
      mistake: "Asking for certified PPE without naming a standard.",
      instead: "Name the standard, its edition and the class, and ask for the model's certificate.",
    },
    {
      mistake: "Taking a certificate for a whole range of products.",
      instead: "Compare the model on the certificate with the model on the label.",
    },
    {
      mistake: "Accepting a mark of one system because a table on the internet equates it.",
      instead: "Have the client's safety department agree to any substitute in writing.",
    },
    {
      mistake: "Buying one class for the whole site, the highest.",
      instead: "Sort by area and task. Too much protection hinders, heats and is left off.",
    },
    {
      mistake: "Leaving training, fit tests and storage out of the budget.",
      instead: "Plan them with the order; several kinds of PPE do not work without them.",
    },
    {
      mistake: "Keeping stock without dates.",
      instead: "Record date of manufacture and expiry at receipt, and issue the oldest first.",
    },
  ],
  related: [
    "head-face-protection",
    "hand-protection",
    "safety-shoes",
    "respiratory-protection",
    "fall-protection",
  ],
  opening: {
    categories: [
      "Head Protection",
      "Body Protection",
      "Eye & Face Protection",
      "Hand Protection",
      "Foot Protection",
      "Respiratory Protection",
      "Fall Protection",
    ],
  },
  figures: [
    { quantity: "200 J", section: "5.1", confidence: "B" },
    { quantity: "1 year", section: "11", confidence: "B" },
  ],
};
