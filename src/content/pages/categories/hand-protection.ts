import {
  americanCut,
  chemicalTypes,
  europeanCut,
  gloveByTask,
  insulatingClasses,
  mechanicalLevels,
} from "#content/pages/categories/hand-protection-tables.ts";
import type { CategoryPage } from "#content/pages/category-page.ts";

export const handProtectionPage: CategoryPage = {
  slug: "hand-protection",
  title: "Safety Gloves in Saudi Arabia: Cut, Chemical, Electrical",
  description:
    "Cut-resistant, chemical, impact, welding and electrical insulating gloves in bulk for Saudi sites. Tables of levels and voltage classes, with their limits.",
  keywords: [
    "safety gloves Saudi Arabia",
    "cut resistant gloves level F",
    "chemical gloves bulk",
    "electrical insulating gloves class 0",
    "impact gloves",
    "welding gloves",
    "work gloves Jeddah",
  ],
  canonical: true,
  name: "Hand Protection",
  heading: "Hand Protection",
  lead: "No glove protects against everything, and the one that protects most is often the one that is taken off. The marks on the back of a glove say what was tested and how far. Read them with the tables below, and order by level rather than by the name of a glove.",
  productTypes: [
    {
      name: "Cut-resistant gloves",
      text: "Knitted gloves of high-strength yarn, steel or glass fibre, mostly with a dipped palm. Ordered by cut letter or level.",
    },
    {
      name: "Work and leather gloves",
      text: "Coated knits for handling and assembly; leather for abrasion, sparks and rope.",
    },
    {
      name: "Chemical gloves",
      text: "Nitrile, neoprene, PVC, butyl and laminate gauntlets. Each material stands up to some substances and fails quickly with others.",
    },
    {
      name: "Impact gloves",
      text: "Moulded guards over knuckles and fingers for drilling, rigging and lifting crews.",
    },
    {
      name: "Welding gloves",
      text: "Long-cuffed leather gloves, heavy for stick and cutting, thin for TIG.",
    },
    {
      name: "Winter gloves",
      text: "Lined gloves for cold stores and winter nights, with or without a waterproof layer.",
    },
    {
      name: "Electrical gloves",
      text: "Rubber insulating gloves in voltage classes, worn below leather over-gloves and retested at fixed intervals.",
    },
  ],
  standards: [
    {
      code: "EN ISO 21420:2020",
      text: "General requirements for protective gloves: sizing, fit, harmlessness and marking.",
    },
    {
      code: "EN 388:2016+A1:2018",
      text: "Mechanical risks: abrasion, cut, tear, puncture and, as an option, impact.",
    },
    {
      code: "EN ISO 374-1:2016+A1:2018",
      text: "Chemical risks: Types A, B and C by the number of test chemicals withstood.",
    },
    {
      code: "EN ISO 374-5:2016",
      text: "Micro-organisms; the word VIRUS stands on the glove only if that test was passed as well.",
    },
    {
      code: "EN 407:2020",
      text: "Heat and flame in six digits. The second is contact heat: its level 1 means at least 15 s at 100 °C.",
    },
    {
      code: "EN 511:2006",
      text: "Cold: convective, contact, and penetration by water.",
    },
    {
      code: "EN 12477:2001+A1:2005",
      text: "Welders' gloves: Type A for higher protection, Type B for higher dexterity.",
    },
    {
      code: "IEC 60903:2014",
      text: "Insulating gloves for live working, in the classes 00 to 4.",
    },
  ],
  tables: [
    gloveByTask,
    mechanicalLevels,
    europeanCut,
    americanCut,
    chemicalTypes,
    insulatingClasses,
  ],
  selection: [
    "List the tasks, not the trades: one fitter may need a dipped knit, a chemical gauntlet and a heat glove in a single shift.",
    "For each task name the dominant hazard and the level, then the dexterity needed. The lowest level that suffices is the one that stays on the hand.",
    "Name the chemical with its concentration and temperature. A material that holds an acid may swell in a solvent within minutes.",
    "For insulating gloves give the greatest voltage of the system; for mixed voltages order by the greatest. Order the leather over-gloves in the same enquiry.",
    "Order sizes by measurement. A crew wears a spread of sizes, and a glove too large catches and slips.",
    "Check oil, grip and coating: foam nitrile for dry and lightly oiled parts, sandy finishes for wet ones.",
    "Ask whether the levels hold after washing, if you intend to wash.",
    "For a shutdown, estimate pairs per person and day from the last one, and keep a reserve of chemical gloves: they are discarded after contact.",
  ],
  mistakes: [
    {
      mistake: "Ordering by the old phrase cut level 5.",
      instead:
        "State the standard with the letter or level. The digit, the European letter and the American level are three different tests.",
    },
    {
      mistake: "Quoting the test voltage of an insulating glove as its working voltage.",
      instead: "Order by the working voltage of the class, and check the date of the last test.",
    },
    {
      mistake: "Wearing thin disposable gloves for chemicals all day.",
      instead: "Use them against splashes, change them after contact, and use a gauntlet for work.",
    },
    {
      mistake: "One cut glove for dry, wet and oily work.",
      instead: "Keep the fibre and choose the coating by the surface.",
    },
    {
      mistake: "Leather gloves for hot pipework without a heat mark.",
      instead: "Look for the contact-heat digit under EN 407:2020.",
    },
    {
      mistake: "Storing insulating gloves folded in a tool bag.",
      instead: "Hang them in their own bag, away from sun, heat, oil and ozone.",
    },
  ],
  related: ["electrical-arc-flash", "protective-clothing", "ppe", "safety-shoes"],
  opening: { categories: ["Hand Protection"] },
  figures: [
    { quantity: "15 s", section: "4.3", confidence: "B" },
    { quantity: "100 °C", section: "4.3", confidence: "B" },
  ],
};
