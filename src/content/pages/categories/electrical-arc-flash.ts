import { electricalArcFlashTables } from "#content/pages/categories/electrical-arc-flash-tables.ts";
import type { CategoryPage } from "#content/pages/category-page.ts";

/** The words of the page /categories/electrical-arc-flash. */
export const electricalArcFlashPage: CategoryPage = {
  slug: "electrical-arc-flash",
  title: "Electrical and Arc Flash PPE by Category and Class",
  description:
    "Electrical and arc flash PPE: minimum arc ratings of PPE 1 to PPE 4, insulating glove " +
    "classes, helmets and boots, and the limits of each method of choice.",
  keywords: [
    "arc flash PPE",
    "arc rating",
    "NFPA 70E-2024",
    "electrical gloves",
    "insulating gloves",
    "electrical helmet",
    "insulating boots",
    "Saudi Arabia",
  ],
  canonical: true,
  name: "Electrical & Arc Flash",
  heading: "Electrical and Arc Flash Protection",
  lead:
    "Electricity injures in two ways: current through the body, and the heat of an arc. " +
    "Insulating gloves, helmets and boots answer the first, arc-rated clothing and face " +
    "protection the second. The tables give the classes and categories to ask for, and the " +
    "limits within which each may be used.",
  productTypes: [
    {
      name: "Arc flash clothing",
      text:
        "Shirts, trousers, coveralls, jackets and hoods with an arc rating in cal/cm² on the " +
        "label.",
    },
    {
      name: "Electrical gloves",
      text: "Rubber insulating gloves in six voltage classes, worn under leather over-gloves.",
    },
    {
      name: "Electrical helmets",
      text: "Helmets tested for electrical insulation, as a base for an arc-rated face shield.",
    },
    {
      name: "Electrical boots",
      text: "Insulating footwear with a voltage class, made and tested for live work.",
    },
    {
      name: "Arc-rated face shields and hoods",
      text: "Face and head protection with its own arc rating, at or above that of the clothing.",
    },
  ],
  standards: [
    {
      code: "NFPA 70E-2024",
      text:
        "Electrical safety in the workplace; it holds the PPE category method and the " +
        "requirement for incident energy analysis.",
    },
    {
      code: "IEC 61482-2:2018",
      text:
        "Live working. Protective clothing against the thermal hazards of an electric arc. " +
        "Part 2: Requirements.",
    },
    {
      code: "ASTM F1506-22",
      text:
        "Performance specification for flame-resistant and electric arc rated clothing worn by " +
        "workers exposed to flames and electric arcs.",
    },
    {
      code: "IEC 60903:2014",
      text:
        "Live working. Electrical insulating gloves; the d.c. tests are informative in this " +
        "edition.",
    },
    {
      code: "ASTM D120-22",
      text:
        "Specification for rubber insulating gloves in six classes, Type I not resistant to " +
        "ozone and Type II resistant to ozone.",
    },
    {
      code: "EN 50365:2023",
      text:
        "Insulating helmets for electrical work; the scope is wider than that of the edition " +
        "of 2002.",
    },
    {
      code: "ANSI/ISEA Z89.1-2014 (R2019)",
      text: "US standard for industrial head protection with the electrical classes G, E and C.",
    },
    {
      code: "EN 50321-1:2018",
      text: "Insulating footwear for live work in voltage classes from 00 to 4.",
    },
  ],
  tables: electricalArcFlashTables,
  selection: [
    "Begin with the arc flash study or the category tables of the site. A supplier cannot " +
      "derive either from the voltage alone.",
    "Ask for the arc rating of the complete system that is worn; layers may be added " +
      "together only where the combination was tested.",
    "Cover head, face and hands at the same level as the body. The lowest rated item limits " +
      "the set.",
    "Choose the glove class by the highest voltage that the worker could touch, and order " +
      "the leather over-gloves in matching length.",
    "Ask for the test date on each pair of gloves and plan the retests, so that tested pairs " +
      "are ready while others are away.",
    "Look at the letters on the glove: A acid, H oil, Z ozone, R all three, C very low " +
      "temperature.",
    "Order underwear of natural or flame-resistant fibre; fabrics that melt have no place " +
      "under arc-rated clothing.",
    "Compare the certificate of the exact model with the order: standard, edition, arc " +
      "rating or class, and the year of test.",
  ],
  mistakes: [
    {
      mistake: "Calculating an incident energy and then picking a category from the table.",
      instead:
        "Use the arc rating that the study requires. Categories belong to the category method " +
        "alone.",
    },
    {
      mistake: "Taking flame-resistant clothing for arc-rated clothing.",
      instead: "Look for an arc rating on the label. Flame resistance by itself gives none.",
    },
    {
      mistake: "Reading the proof voltage as the voltage at which one may work.",
      instead: "Use the maximum use voltage of the class, and the maker's limits for d.c.",
    },
    {
      mistake: "Using rubber gloves without leather over-gloves.",
      instead: "Order the two together: the leather guards the rubber against cuts and punctures.",
    },
    {
      mistake: "Wearing EH or antistatic footwear as insulating boots.",
      instead: "Order EN 50321-1:2018 footwear of the class that the system voltage needs.",
    },
    {
      mistake: "Keeping gloves folded in a tool bag.",
      instead:
        "Store them flat in their own bag, away from heat, sunlight and oil, with the test " +
        "date in view.",
    },
  ],
  related: ["protective-clothing", "hand-protection", "safety-shoes", "head-face-protection"],
  opening: {
    subcategories: [
      "Electrical Helmets",
      "Electrical Gloves",
      "Electrical Boots",
      "Arc Flash Clothing",
    ],
    tags: ["arc-flash"],
  },
  figures: [
    { quantity: "1.2 cal/cm²", section: "6", confidence: "B" },
    { quantity: "500 V", section: "4.4", confidence: "A" },
    { quantity: "1,000 V", section: "4.4", confidence: "B" },
    { quantity: "7,500 V", section: "4.4", confidence: "B" },
    { quantity: "17,000 V", section: "4.4", confidence: "B" },
    { quantity: "26,500 V", section: "4.4", confidence: "B" },
    { quantity: "36,000 V", section: "4.4", confidence: "B" },
    { quantity: "2.5 kV", section: "4.4", confidence: "B" },
    { quantity: "5 kV", section: "4.4", confidence: "B" },
    { quantity: "10 kV", section: "4.4", confidence: "B" },
    { quantity: "20 kV", section: "4.4", confidence: "B" },
    { quantity: "30 kV", section: "4.4", confidence: "B" },
    { quantity: "40 kV", section: "4.4", confidence: "B" },
    { quantity: "6 months", section: "4.4", confidence: "B" },
    { quantity: "12 months", section: "4.4", confidence: "B" },
    { quantity: "1,500 V", section: "1", confidence: "A" },
    { quantity: "2,200 V", section: "1", confidence: "A" },
    { quantity: "20,000 V", section: "1", confidence: "A" },
  ],
};
