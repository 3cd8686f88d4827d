import { sameDay } from "#content/claims.ts";
import type { CityPage } from "#content/pages/city-page.ts";

/** The capital. */
export const riyadhPage: CityPage = {
  slug: "riyadh",
  title: "Safety Equipment in Riyadh | {company}",
  description:
    "PPE and site safety for Riyadh: towers, industrial cities, metro and building " +
    "maintenance. Bulk quotes, dispatched from Jeddah along Highway 40.",
  keywords: [
    "safety equipment Riyadh",
    "PPE supplier Riyadh",
    "fall protection Riyadh",
    "safety shoes Riyadh wholesale",
    "hi-vis vests Riyadh",
  ],
  lead:
    "Riyadh builds upwards and keeps what it has built: towers, ministries, hospitals, data " +
    "centres and metro stations need crews at height and crews inside plant rooms. Factories " +
    "stand in the industrial cities along the road to Al Kharj. Dust, dry heat in summer and " +
    "cold winter nights ask for different clothing in January and in July.",
  sites: [
    {
      name: "High-rise and infrastructure sites",
      text:
        "Crews on towers, bridges and stations ask for helmets with a chin strap, full-body " +
        "harnesses, twin lanyards with energy absorbers and class 3 high-visibility clothing " +
        "to EN ISO 20471:2013+A1:2016.",
    },
    {
      name: "Industrial cities",
      text:
        "Food, steel, cable and building-material factories order cut-resistant gloves, " +
        "hearing protection, safety shoes to EN ISO 20345:2022 and lockout kits for " +
        "maintenance stops.",
    },
    {
      name: "Facility management",
      text:
        "Teams in offices, malls and hospitals need insulating gloves, lockout kits, " +
        "slip-resistant shoes, exit signs and first aid kits in small repeated lots.",
    },
  ],
  road: {
    distance: "long haul",
    text:
      "From Jeddah the lorry climbs past Makkah and Taif and follows Highway 40 across the " +
      "plateau, about 960 km in all. Where an order is for several sites round the ring roads, " +
      "the enquiry should name each address.",
  },
  reasons: [
    sameDay("Same-day dispatch from Jeddah on in-stock items, on a single highway the whole way."),
    "One quotation for head office and several sites, with the quantities of each site apart.",
    "Where a standard applies, the product states it with the edition, as consultants ask.",
    "Winter and summer clothing in one catalogue, for nights near freezing and days above 40 °C.",
    "Minimum quantities are printed beside each product, so small maintenance orders are " +
      "clear too.",
  ],
  popular: [
    "fall-protection",
    "head-face-protection",
    "safety-shoes",
    "protective-clothing",
    "electrical-arc-flash",
    "hand-protection",
  ],
};
