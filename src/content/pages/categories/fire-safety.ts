import { fireSafetyTables } from "#content/pages/categories/fire-safety-tables.ts";
import type { CategoryPage } from "#content/pages/category-page.ts";

/** The words of the page /categories/fire-safety. */
export const fireSafetyPage: CategoryPage = {
  slug: "fire-safety",
  title: "Fire Safety: Extinguishers, Blankets and FR Clothing",
  description:
    "Fire safety equipment for sites in Saudi Arabia: extinguisher classes, the EN and US " +
    "class C trap, fire blanket sizes, FR clothing and buying advice.",
  keywords: [
    "fire safety",
    "fire extinguisher",
    "fire blanket",
    "FR clothing",
    "EN 3-7:2004+A1:2007",
    "EN 1869:2019",
    "fire classes",
    "Saudi Arabia",
  ],
  canonical: true,
  name: "Fire Safety",
  heading: "Fire Safety",
  lead:
    "First-aid fire equipment works when the agent suits the fire, the rating suits the risk " +
    "and the people know how to use it. European and US class letters differ, and an order " +
    "that mixes them buys the wrong agent. This page covers extinguishers, blankets and " +
    "flame-resistant clothing, and what to ask for.",
  productTypes: [
    {
      name: "Fire extinguishers",
      text:
        "Portable extinguishers with water, foam, powder, carbon dioxide or wet chemical. The " +
        "label names the classes, rating and limits.",
    },
    {
      name: "Fire blankets",
      text:
        "Folded fabric in a wall case for small fires and burning clothing; used once and then " +
        "replaced.",
    },
    {
      name: "FR clothing",
      text:
        "Flame-resistant clothing for workers at risk of flash fire or heat. It gives time to " +
        "escape and is not clothing for fire-fighting.",
    },
    {
      name: "Special agents",
      text: "Extinguishers for metals and for cooking oil, chosen for the material by name.",
    },
  ],
  standards: [
    {
      code: "EN 3-7:2004+A1:2007",
      text:
        "Portable fire extinguishers: red body in RAL 3000, ratings by fire class, and a " +
        "dielectric test instead of an electrical class.",
    },
    {
      code: "EN 2:1992+A1:2004",
      text: "Classification of fires in the European system, with the letters A, B, C, D and F.",
    },
    { code: "EN 1869:2019", text: "Fire blankets for one use, with limits on size and mass." },
    { code: "NFPA 10-2022", text: "Standard for Portable Fire Extinguishers." },
    {
      code: "EN ISO 11612:2015",
      text:
        "Clothing against heat and flame; the letters and levels are explained on the " +
        "protective clothing page.",
    },
    {
      code: "NFPA 2112-2023",
      text: "Flame-resistant clothing for industrial workers against short exposures to fire.",
    },
  ],
  tables: fireSafetyTables,
  selection: [
    "Name the system with every class letter: class C to EN for gases, or class C to the US " +
      "system for electrical fires.",
    "Start from the fire plan of the site, which gives class, rating, number and position. A " +
      "quantity alone is not enough for a quotation.",
    "Ask for the certificate of the model. In Saudi Arabia fire-fighting equipment falls " +
      "under its own SASO technical regulation; ask which documents exist, and what acceptance " +
      "the local authority requires.",
    "Choose the weight so that the people on site can lift and aim the extinguisher, and " +
      "train them on that model.",
    "Settle service before buying: who inspects, who recharges, and how many spares cover " +
      "the units that are away.",
    "For clothing that catches fire, order the blanket size that the standard accepts for it.",
    "In heat and sun ask for the storage temperature range of the extinguisher and for " +
      "shade, a cabinet or a cover.",
  ],
  mistakes: [
    {
      mistake: "Ordering class C extinguishers without naming the system.",
      instead:
        "Write class C to EN, gases, or class C to the US system, electrical. The letter alone " +
        "is ambiguous.",
    },
    {
      mistake: "Taking the dielectric test for permission to spray any live panel.",
      instead:
        "Read the limits of voltage and distance on the label and isolate the supply where " +
        "possible.",
    },
    {
      mistake: "Trusting the coloured band to tell the agent.",
      instead:
        "Read the label. Under EN 3-7:2004+A1:2007 the body is red, and the coloured band is " +
        "UK practice.",
    },
    {
      mistake: "Planning on a fire blanket for a deep fryer.",
      instead:
        "Provide an extinguisher for cooking oil, and keep the blanket for small fires and " +
        "clothing.",
    },
    {
      mistake: "Buying FR clothing as fire-fighting gear.",
      instead:
        "FR clothing is for escape from a short exposure. Fire teams need garments certified " +
        "for fire-fighting.",
    },
  ],
  related: ["protective-clothing", "electrical-arc-flash", "respiratory-protection", "ppe"],
  opening: { categories: ["Fire Safety"] },
  figures: [
    { quantity: "35 kV", section: "9", confidence: "B" },
    { quantity: "13A", section: "9", confidence: "B" },
    { quantity: "55B", section: "9", confidence: "B" },
    { quantity: "1.0 m", section: "9", confidence: "B" },
    { quantity: "1.8 m", section: "9", confidence: "B" },
    { quantity: "1.2 m", section: "9", confidence: "B" },
    { quantity: "4.5 kg", section: "9", confidence: "B" },
  ],
};
