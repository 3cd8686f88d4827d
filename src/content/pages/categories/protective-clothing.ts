import { protectiveClothingTables } from "#content/pages/categories/protective-clothing-tables.ts";
import type { CategoryPage } from "#content/pages/category-page.ts";

/** The words of the page /categories/protective-clothing. */
export const protectiveClothingPage: CategoryPage = {
  slug: "protective-clothing",
  title: "Protective Clothing: Hi-Vis, FR and Chemical Suits",
  description:
    "Choose protective clothing by hazard: hi-vis classes, heat and flame levels, chemical " +
    "suit types 1 to 6, and what to ask a supplier in Saudi Arabia for.",
  keywords: [
    "protective clothing",
    "FR coveralls",
    "hi-vis vest",
    "chemical suit",
    "EN ISO 20471:2013+A1:2016",
    "EN ISO 11612:2015",
    "NFPA 2112-2023",
    "Saudi Arabia",
  ],
  canonical: true,
  name: "Protective Clothing",
  heading: "Protective Clothing",
  lead:
    "Body protection runs from a reflective vest to a gas-tight suit, and no single garment " +
    "answers every hazard of a shutdown. Start from the hazard: being struck by a vehicle, " +
    "flame, chemicals, dust or an electric arc. Then ask for the standard, its edition and the " +
    "class or level on the certificate of the exact garment.",
  productTypes: [
    {
      name: "Safety vests",
      text:
        "Fluorescent background with retroreflective tape, worn over work clothes. The class " +
        "is printed on the label beside the pictogram.",
    },
    {
      name: "Safety jackets",
      text:
        "High-visibility outer layers with sleeves, which make the larger areas of the higher " +
        "classes possible. Rain or cold protection is certified separately.",
    },
    {
      name: "Coveralls",
      text:
        "General work clothing that keeps off dirt and abrasion. Without a standard on the " +
        "label it protects against neither flame nor chemicals.",
    },
    {
      name: "FR coveralls",
      text:
        "Flame-resistant clothing of inherent fibres or treated cotton, for flash fire, heat " +
        "and sparks. Each hazard has its own standard.",
    },
    {
      name: "Disposable protection",
      text:
        "Limited-use coveralls against particles and light spray, and suits with sealed seams " +
        "against liquids. The type number tells them apart.",
    },
    {
      name: "Aprons",
      text:
        "Protection for the front of the body only, of leather for sparks and heat or of " +
        "coated fabric for splashes. Never a replacement for a suit.",
    },
  ],
  standards: [
    {
      code: "EN ISO 20471:2013+A1:2016",
      text:
        "High-visibility clothing in three classes; the class of a garment is the lowest that " +
        "its material areas reach.",
    },
    {
      code: "ANSI/ISEA 107-2020",
      text:
        "The US standard for high-visibility clothing, with Type O for off-road, Type R for " +
        "roadway and Type P for public safety.",
    },
    {
      code: "EN ISO 11612:2015",
      text:
        "Clothing against heat and flame, with a letter for each kind of heat and a level for " +
        "each letter.",
    },
    {
      code: "NFPA 2112-2023",
      text:
        "Flame-resistant clothing for short exposures to fire: in the manikin test of 3 s the " +
        "predicted body burn may be 50 % at most.",
    },
    {
      code: "EN 14605:2005+A1:2009",
      text:
        "Chemical protective clothing of Type 3, tight against liquid jets, and Type 4, tight " +
        "against spray.",
    },
    {
      code: "EN ISO 13982-1:2004+A1:2010",
      text: "Type 5 clothing for the full body against airborne solid particles.",
    },
    {
      code: "EN 13034:2005+A1:2009",
      text: "Type 6 clothing with limited protection against light spray of liquid chemicals.",
    },
    {
      code: "EN 1149-5:2018",
      text:
        "Protective clothing. Electrostatic properties. Part 5: Material performance and " +
        "design requirements.",
    },
  ],
  tables: protectiveClothingTables,
  selection: [
    "Write down the hazard, the task and its length before naming a garment; one line per " +
      "task is enough for a first quotation.",
    "Ask for the certificate of the exact model with standard, edition and class or levels. " +
      "A heading such as FR clothing is not evidence.",
    "For flame-resistant clothing ask how it is washed, how many washes are covered and " +
      "whether the protection lies in the fibre or in a finish.",
    "For a chemical suit name the chemical, its concentration and temperature, and ask for " +
      "permeation data of both fabric and seams.",
    "Where static electricity is a hazard, order clothing, footwear and the earthing of " +
      "people as one system.",
    "Order a size range with reach and bend in mind: a tight disposable suit splits at the " +
      "seat on the first day.",
    "Plan for heat. A closed suit holds in sweat, so a summer shutdown needs work and rest " +
      "periods, water and spare suits in the plan.",
    "For import, ask which SABER documents exist for the model: the product certificate " +
      "where the product is regulated, and the one for each shipment.",
  ],
  mistakes: [
    {
      mistake: "Asking for FR clothing without naming the hazard.",
      instead:
        "Name flash fire, convective or radiant heat, molten metal or arc, and the level that " +
        "the assessment gives for each.",
    },
    {
      mistake: "Wearing an ordinary polyester vest over FR coveralls.",
      instead:
        "Order a vest that is certified for high visibility and is itself flame-resistant, or " +
        "coveralls with both certificates.",
    },
    {
      mistake: "Sending a Type 5 and 6 coverall to a job with liquid under pressure.",
      instead: "Use Type 3 for jets and Type 4 for spray, with data for the chemical at hand.",
    },
    {
      mistake: "Adding up the classes of a vest and trousers.",
      instead: "Accept a higher class only where the two pieces are certified together as a set.",
    },
    {
      mistake: "Reading a flash-fire certificate as an arc rating.",
      instead:
        "Ask for the arc rating in cal/cm² separately; the two tests answer different " +
        "questions.",
    },
    {
      mistake: "Sewing badges on FR clothing, or mending it with ordinary thread.",
      instead: "Follow the maker's rules for repair and use flame-resistant thread and patches.",
    },
  ],
  related: ["electrical-arc-flash", "fire-safety", "respiratory-protection", "hand-protection"],
  opening: { categories: ["Body Protection"] },
  figures: [
    { quantity: "30 km/h", section: "6", confidence: "B" },
    { quantity: "60 km/h", section: "6", confidence: "B" },
    { quantity: "0.20 m²", section: "6", confidence: "B" },
    { quantity: "4 s", section: "6", confidence: "B" },
    { quantity: "10 s", section: "6", confidence: "B" },
    { quantity: "20 s", section: "6", confidence: "B" },
    { quantity: "20 kW/m²", section: "6", confidence: "B" },
    { quantity: "7 s", section: "6", confidence: "B" },
    { quantity: "50 s", section: "6", confidence: "B" },
    { quantity: "95 s", section: "6", confidence: "B" },
    { quantity: "100 g", section: "6", confidence: "B" },
    { quantity: "200 g", section: "6", confidence: "B" },
    { quantity: "350 g", section: "6", confidence: "B" },
    { quantity: "60 g", section: "6", confidence: "B" },
    { quantity: "120 g", section: "6", confidence: "B" },
    { quantity: "250 °C", section: "6", confidence: "B" },
    { quantity: "5 s", section: "6", confidence: "B" },
    { quantity: "15 s", section: "6", confidence: "B" },
    { quantity: "3 s", section: "6", confidence: "B" },
    { quantity: "50 %", section: "6", confidence: "B" },
  ],
};
