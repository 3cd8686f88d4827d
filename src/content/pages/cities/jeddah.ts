import { sameDay } from "#content/claims.ts";
import type { CityPage } from "#content/pages/city-page.ts";

/** Our own city. */
export const jeddahPage: CityPage = {
  slug: "jeddah",
  title: "Safety Equipment in Jeddah | {company}",
  description: sameDay(
    "Safety equipment in Jeddah, where we are based: PPE for the port, industrial cities, " +
      "towers and workshops, with same-day dispatch of stock items.",
    "Safety equipment in Jeddah, where we are based: PPE for the port, industrial cities, " +
      "towers and workshops, quoted in bulk.",
  ),
  keywords: [
    "safety equipment Jeddah",
    "PPE supplier Jeddah",
    "safety shoes Jeddah",
    "PPE wholesale Jeddah",
    "port safety equipment",
  ],
  lead:
    "We are based in Jeddah, and the city's own work is the most varied on the Red Sea: a " +
    "container port, an international airport, factories in the south, desalination along the " +
    "coast and towers by the corniche. The air is hot and humid for most of the year, which " +
    "fogs lenses, soaks clothing and rusts every unprotected buckle.",
  sites: [
    {
      name: "Port and logistics",
      text:
        "Stevedores, lashers and warehouse crews at Jeddah Islamic Port and its logistics " +
        "parks ask for high-visibility vests, impact gloves, safety shoes and traffic cones.",
    },
    {
      name: "Industrial cities",
      text:
        "Food, plastics, paint and metal factories order chemical gloves, half masks with " +
        "filters, hearing protection, spill kits and eyewash units.",
    },
    {
      name: "Construction and desalination",
      text:
        "Tower crews need fall protection and light helmets; plants by the sea need anti-fog " +
        "goggles, chemical suits and harness hardware that resists salt.",
    },
  ],
  road: {
    distance: "local",
    text:
      "No highway is needed: orders travel inside the city, from the northern suburbs and the " +
      "airport to the port and the industrial districts in the south. Rabigh and the King " +
      "Abdullah Economic City lie on the coast road to the north.",
  },
  reasons: [
    "Our base is in Jeddah, so the goods start in your own city.",
    sameDay("Same-day dispatch on in-stock items, with no long haul to follow."),
    "PPE, signs, cones and spill kits for one gate can stand on one quotation.",
    {
      claims: ["support"],
      text: "Advice by telephone or chat on fit, sizes and standards before an order is placed.",
    },
    "Products that suit humid coastal air, such as anti-fog lenses and non-metal shoe parts, " +
      "say so.",
  ],
  popular: [
    "ppe",
    "safety-shoes",
    "hand-protection",
    "respiratory-protection",
    "eye-protection",
    "fall-protection",
  ],
};
