import { sameDay } from "#content/claims.ts";
import type { CityPage } from "#content/pages/city-page.ts";

/** The capital of the Eastern Province. */
export const dammamPage: CityPage = {
  slug: "dammam",
  title: "Safety Equipment in Dammam | {company}",
  description:
    "ANSI and ASTM rated PPE for Dammam: port, fabrication yards, oilfield services and " +
    "industrial cities. Bulk quotes, sent by road from Jeddah.",
  keywords: [
    "safety equipment Dammam",
    "PPE supplier Dammam",
    "ANSI Z89.1 helmets Dammam",
    "FR coveralls Dammam",
    "oil and gas PPE Eastern Province",
  ],
  lead:
    "Sites in Dammam usually ask first for American standards: ANSI/ISEA Z89.1-2014 (R2019) " +
    "for helmets, ANSI/ISEA Z87.1-2020 for eyewear, ASTM F2413-18 for footwear and NFPA " +
    "2112-2023 for flame-resistant clothing. The capital of the Eastern Province joins King " +
    "Abdulaziz Port, three industrial cities, fabrication yards and oilfield service bases.",
  sites: [
    {
      name: "Fabrication and pipe yards",
      text:
        "Welders, fitters and riggers ask for welding helmets and jackets, cut-resistant and " +
        "impact gloves, Z87.1 glasses and ear-muffs beside grinders.",
    },
    {
      name: "King Abdulaziz Port",
      text:
        "Container and bulk crews need ANSI/ISEA 107-2020 high-visibility vests, Z89.1 " +
        "helmets, safety boots and barriers for mixed traffic.",
    },
    {
      name: "Oilfield services",
      text:
        "Bases that mobilise to the field order NFPA 2112-2023 coveralls, hearing protection, " +
        "respirators and harnesses to ANSI/ASSP Z359.11-2021 by crew size.",
    },
  ],
  road: {
    distance: "long haul",
    text:
      "The haul crosses the whole Kingdom: Highway 40 from the Red Sea to the Gulf, by Taif " +
      "and Riyadh, about 1,370 km. Riyadh lies about 410 km before Dammam.",
  },
  reasons: [
    "Products with ANSI, ASTM and NFPA marks carry their edition, as vendor lists in the " +
      "province require.",
    "EN and ANSI ratings stand side by side and are never converted into each other.",
    sameDay(
      "Same-day dispatch from Jeddah on in-stock items, so the haul begins on the day of the " +
        "order.",
    ),
    "Crew lists with sizes are quoted line by line, ready for a mobilisation.",
    "Documents for a product are sent on request, before the order is placed.",
  ],
  popular: [
    "protective-clothing",
    "head-face-protection",
    "eye-protection",
    "safety-shoes",
    "hearing-protection",
    "fall-protection",
  ],
};
