import {
  electricalClasses,
  headwearByWork,
  helmetStandards,
} from "#content/pages/categories/head-face-protection-tables.ts";
import type { CategoryPage } from "#content/pages/category-page.ts";

export const headFaceProtectionPage: CategoryPage = {
  slug: "head-face-protection",
  title: "Safety Helmets and Face Shields in Saudi Arabia",
  description:
    "Safety helmets, electrical helmets, bump caps, face shields and welding helmets for Saudi sites. Compare EN and ANSI types and classes before you order in bulk.",
  keywords: [
    "safety helmet Saudi Arabia",
    "hard hat bulk Jeddah",
    "Class E electrical helmet",
    "Type II helmet",
    "bump cap",
    "face shield",
    "welding helmet",
  ],
  canonical: true,
  name: "Head & Face Protection",
  heading: "Head & Face Protection",
  lead: "Two helmets of the same shape can differ in everything that matters: side impact, voltage class, cold, heat and the way the chin strap behaves. This page sets the European and the American marks beside each other and says which headwear and which face cover goes with which work.",
  productTypes: [
    {
      name: "Hard hats",
      text: "Industrial helmets with a plastic shell and a cradle, in the colours by which sites tell trades apart. Choose full brim for sun, peak for upward view.",
    },
    {
      name: "Electrical helmets",
      text: "Unvented helmets without metal parts that carry an electrical class. The class, and not the colour or the word on the shelf, is what to order by.",
    },
    {
      name: "Bump caps",
      text: "A light insert in a cap for low ceilings and fixed obstacles. Not for areas where anything can fall.",
    },
    {
      name: "Winter helmets",
      text: "Helmets with a liner for cold stores and northern winter nights. Use the liner of the helmet's own maker, so that the cradle keeps its clearance.",
    },
    {
      name: "Face shields",
      text: "Clear visors of polycarbonate or acetate on a headgear or helmet carrier, against splash, sparks and fragments.",
    },
    {
      name: "Welding protection",
      text: "Welding helmets and shields with fixed or automatic filters, for use alone or on a safety helmet.",
    },
  ],
  standards: [
    {
      code: "EN 397:2012+A1:2012",
      text: "Industrial safety helmets; the edition on most helmets in the trade today. Helmets certified to it may be used to their own expiry date.",
    },
    {
      code: "EN 397:2025",
      text: "The new edition, published in April 2025: Type 1 for impact on the crown, Type 2 for impact on and off the crown.",
    },
    {
      code: "EN 12492:2012",
      text: "Helmets for mountaineers, with a chin strap that stays closed.",
    },
    {
      code: "EN 812:2012",
      text: "Industrial bump caps.",
    },
    {
      code: "ANSI/ISEA Z89.1-2014 (R2019)",
      text: "Industrial head protection in the United States: Type I or II for the direction of impact, Class C, G or E for electricity.",
    },
    {
      code: "EN 50365:2023",
      text: "Electrically insulating helmets; its scope is wider than that of the 2002 edition.",
    },
    {
      code: "EN ISO 16321-1:2022",
      text: "Eye and face protectors, among them face shields; it replaces EN 166:2001.",
    },
    {
      code: "EN ISO 16321-2:2021",
      text: "Additional requirements for protectors used in welding.",
    },
  ],
  tables: [helmetStandards, electricalClasses, headwearByWork],
  selection: [
    "Write type and class into the enquiry, for example Type II, Class E under ANSI/ISEA Z89.1-2014 (R2019), and ask for the certificate of the model quoted.",
    "Ask the client which system the gate accepts. A contract that names ANSI is not met by a helmet with a European mark alone.",
    "Settle the shell colours by trade before ordering, and order the visitors' colour as well.",
    "For outdoor crews prefer a vented shell, except where electricity is a hazard: vents and an electrical class exclude each other in practice.",
    "Order chin straps for work at height and for wind, and say which rule the strap has to follow.",
    "Buy face shields, muffs and lamp clips as parts of the same system as the helmet.",
    "Count a spare cradle and sweatband for each helmet on long projects. They wear out before the shell.",
    "Ask for the date of manufacture and the maker's service life. Sun in the Kingdom is hard on plastic, so the life outdoors may be the shorter of the two stated.",
  ],
  mistakes: [
    {
      mistake: "Reading the proof-test voltage of a helmet as its working voltage.",
      instead:
        "Treat the class as a last barrier. Isolate the plant and have a competent person choose.",
    },
    {
      mistake: "Giving bump caps to a shutdown crew because they are cooler.",
      instead: "Wherever something can fall, only a safety helmet serves.",
    },
    {
      mistake: "Fitting a climbing-style helmet with a strap of unknown rule.",
      instead: "Ask which standard the strap meets: releasing, or holding.",
    },
    {
      mistake: "Drilling, painting or covering the shell with stickers.",
      instead: "Order logos printed by the maker or with the inks that the maker allows.",
    },
    {
      mistake: "Keeping a helmet after a hard blow because no crack shows.",
      instead: "Replace it at once; shell and cradle spend themselves in the impact.",
    },
    {
      mistake: "Wearing a face shield without anything below it.",
      instead: "Add glasses or goggles. The shield covers the face, the lens protects the eye.",
    },
  ],
  related: ["eye-protection", "hearing-protection", "electrical-arc-flash", "fall-protection"],
  opening: {
    categories: ["Head Protection"],
    subcategories: ["Face Shields", "Welding Protection"],
  },
  figures: [],
};
