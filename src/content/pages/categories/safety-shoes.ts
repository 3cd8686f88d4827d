import { safetyShoesTables } from "#content/pages/categories/safety-shoes-tables.ts";
import type { CategoryPage } from "#content/pages/category-page.ts";

/** The words of the page /categories/safety-shoes. */
export const safetyShoesPage: CategoryPage = {
  slug: "safety-shoes",
  title: "Safety Footwear: Classes S1 to S7 and ASTM Marks",
  description:
    "Safety footwear explained for buyers: EN ISO 20345:2022 classes SB to S7, slip and water " +
    "marks, ASTM F2413-18 figures, insulating boots and how to choose.",
  keywords: [
    "safety footwear",
    "safety shoes",
    "safety boots",
    "S3",
    "S7",
    "EN ISO 20345:2022",
    "ASTM F2413-18",
    "insulating boots",
    "Saudi Arabia",
  ],
  canonical: true,
  name: "Safety Footwear",
  heading: "Safety Footwear",
  lead:
    "The mark inside the tongue says what a boot was tested for: S3 is not a quality grade but " +
    "a list of properties. The 2022 edition changed several marks, so an order that still asks " +
    "for S3 SRC cannot be answered exactly. The tables below say which class to ask for and " +
    "which extra marks to add.",
  productTypes: [
    {
      name: "Safety boots",
      text:
        "Above the ankle, with toe cap and usually a perforation-resistant insert. The common " +
        "choice for construction and shutdowns.",
    },
    {
      name: "Safety shoes",
      text:
        "Below the ankle, lighter, for workshops, warehouses and supervisors. The same classes " +
        "apply as for boots.",
    },
    {
      name: "Gumboots",
      text:
        "All-rubber or all-polymer boots of the classes S4 and S5 for water, mud, concrete and " +
        "wash-down.",
    },
    {
      name: "Electrical boots",
      text:
        "Insulating footwear with a voltage class, for work near live parts. A different " +
        "product from antistatic or EH footwear.",
    },
    {
      name: "Kitchen shoes",
      text:
        "Slip-resistant shoes for wet and greasy floors, often occupational footwear without a " +
        "toe cap.",
    },
  ],
  standards: [
    {
      code: "EN ISO 20345:2022",
      text:
        "Safety footwear with a toe cap tested at 200 J impact and 15 kN compression; the " +
        "classes are SB and S1 to S7.",
    },
    {
      code: "EN ISO 20346:2022",
      text: "Protective footwear with a toe cap tested at 100 J, for lighter hazards.",
    },
    {
      code: "EN ISO 20347:2022",
      text: "Occupational footwear without a toe cap, classes OB and O1 to O7.",
    },
    {
      code: "ASTM F2413-18",
      text:
        "The US standard for protective footwear, to which OSHA 1910.136 refers; the marks " +
        "include Mt, PR, EH and SD.",
    },
    {
      code: "EN 50321-1:2018",
      text: "Insulating footwear for live work in voltage classes from 00 to 4.",
    },
  ],
  tables: safetyShoesTables,
  selection: [
    "Ask the client first whether the site rule names EN ISO or ASTM; certificates of one " +
      "system do not stand in for the other.",
    "Give the class and the extra marks in one line, for example S3S FO SR LG to EN ISO " +
      "20345:2022.",
    "Choose the insert by the ground: P is metal, PL and PS are flexible non-metal inserts " +
      "tested with a thicker and a thinner nail.",
    "For vapours and powders ask for antistatic footwear, and test the wearer with the floor " +
      "and not the boot alone.",
    "Ask for the size run in advance, including small and wide sizes, and let some of the " +
      "crew try the model before the bulk order.",
    "In heat, lining and upper matter for wearing time: ask for breathable linings and a " +
      "second pair or spare insoles for long shifts.",
    "Ask for the certificate of the model, with edition, class and marks, and compare it " +
      "with the label in the boot that arrives.",
  ],
  mistakes: [
    {
      mistake: "Ordering SRC slip resistance under the 2022 edition.",
      instead:
        "Ask for SR. The basic slip test is now part of every class, and SRA, SRB and SRC are " +
        "withdrawn.",
    },
    {
      mistake: "Expecting fuel-oil resistance because the boot is S3.",
      instead: "Add FO to the order; since the 2022 edition it is a separate mark.",
    },
    {
      mistake: "Using EH or antistatic boots as insulating boots.",
      instead:
        "For live work order EN 50321-1:2018 footwear of the right class, with its own test " +
        "record.",
    },
    {
      mistake: "Treating a kitchen shoe as a safety shoe.",
      instead: "Check for the toe cap: O classes have none, S classes do.",
    },
    {
      mistake: "Comparing the toe-cap figures of EN and ASTM to rank boots.",
      instead:
        "The test methods are not directly comparable. Buy to the system that the site names.",
    },
    {
      mistake: "Reading the test voltage of EH as a working voltage.",
      instead:
        "Treat EH as secondary protection on dry ground, behind isolation and insulating " +
        "equipment.",
    },
  ],
  related: ["electrical-arc-flash", "protective-clothing", "fall-protection", "ppe"],
  opening: { categories: ["Foot Protection"] },
  figures: [
    { quantity: "200 J", section: "5.1", confidence: "B" },
    { quantity: "15 kN", section: "5.1", confidence: "B" },
    { quantity: "20 J", section: "5.1", confidence: "B" },
    { quantity: "100 kΩ", section: "5.1", confidence: "B" },
    { quantity: "1,000 MΩ", section: "5.1", confidence: "B" },
    { quantity: "4.5 mm", section: "5.1", confidence: "B" },
    { quantity: "3.0 mm", section: "5.1", confidence: "B" },
    { quantity: "1,100 N", section: "5.1", confidence: "B" },
    { quantity: "300 °C", section: "5.1", confidence: "B" },
    { quantity: "150 °C", section: "5.1", confidence: "B" },
    { quantity: "−20 °C", section: "5.1", confidence: "B" },
    { quantity: "100 J", section: "5.1", confidence: "B" },
    { quantity: "75 ft-lbf", section: "5.2", confidence: "B" },
    { quantity: "101.7 J", section: "5.2", confidence: "B" },
    { quantity: "2,500 lbf", section: "5.2", confidence: "B" },
    { quantity: "11,121 N", section: "5.2", confidence: "B" },
    { quantity: "0.500 in", section: "5.2", confidence: "B" },
    { quantity: "12.7 mm", section: "5.2", confidence: "B" },
    { quantity: "0.468 in", section: "5.2", confidence: "B" },
    { quantity: "11.9 mm", section: "5.2", confidence: "B" },
    { quantity: "270 lbf", section: "5.2", confidence: "B" },
    { quantity: "1,200 N", section: "5.2", confidence: "B" },
    { quantity: "18,000 V", section: "5.2", confidence: "B" },
    { quantity: "60 Hz", section: "5.2", confidence: "B" },
    { quantity: "1 min", section: "5.2", confidence: "B" },
    { quantity: "1.0 mA", section: "5.2", confidence: "B" },
    { quantity: "500 V", section: "5.3", confidence: "B" },
    { quantity: "1 kV", section: "5.3", confidence: "B" },
  ],
};
