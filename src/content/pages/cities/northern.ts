import { sameDay } from "#content/claims.ts";
import type { CityPage } from "#content/pages/city-page.ts";

/** The north, reached through Madinah. */
export const northernCityPages: readonly CityPage[] = [
  {
    slug: "tabuk",
    title: "Safety Equipment in Tabuk and the North-West",
    description:
      "PPE for Tabuk: farms and greenhouses, remote construction camps, cement and winter work " +
      "in frost. Bulk orders by road through Madinah.",
    keywords: [
      "safety equipment Tabuk",
      "PPE Tabuk",
      "construction camp PPE",
      "winter workwear Tabuk",
      "greenhouse safety",
    ],
    lead:
      "Tabuk is the gate to the north-west, with pivot farms, greenhouses and orchards around " +
      "the city and remote construction towards the Red Sea coast. Winter brings frost and wind, " +
      "and now and then snow on the mountains to the west, so the list of clothing is longer " +
      "here than in Jeddah.",
    sites: [
      {
        name: "Remote construction camps",
        text:
          "Camps far from shops order complete sets by headcount: helmets, goggles against blown " +
          "sand, boots, vests, first aid kits and portable eyewash.",
      },
      {
        name: "Farms and greenhouses",
        text:
          "Sprayers need chemical gloves, coveralls and the filter that the product label names; " +
          "harvest and cold-store hands need winter gloves.",
      },
    ],
    road: {
      distance: "long haul",
      text:
        "The trunk from Jeddah runs through Madinah and then north-west on Highway 15 by Khaybar " +
        "and Tayma, about 680 km beyond Madinah. The coast road by Yanbu and Duba is the other " +
        "way.",
    },
    reasons: [
      "Camp lists are quoted by headcount and size, since a second trip to the north-west is " +
        "costly.",
      "Winter helmets, jackets and gloves stand in one catalogue with summer vests.",
      sameDay("Same-day dispatch on in-stock items, before the long drive north-west."),
    ],
    popular: [
      "protective-clothing",
      "head-face-protection",
      "hand-protection",
      "respiratory-protection",
    ],
  },
  {
    slug: "hail",
    title: "Safety Equipment in Hail: Farms, Silos and Workshops",
    description:
      "Safety equipment for Hail: grain farms and silos, poultry, quarries, factories and " +
      "railway upkeep. Bulk PPE by road from Jeddah through Madinah.",
    keywords: [
      "safety equipment Hail",
      "PPE Hail",
      "grain silo safety",
      "dust masks Hail",
      "farm workwear Saudi Arabia",
    ],
    lead:
      "Hail lies between the Aja and Salma mountains on a high plain of grain, fodder and fruit. " +
      "Its work is irrigation, silos and feed mills, poultry and food plants, stone and " +
      "building, with a railway to the phosphate mines of the north passing by. Nights are cold " +
      "from December to February.",
    sites: [
      {
        name: "Grain farms, silos and feed mills",
        text:
          "Grain dust and confined bins call for FFP2 or FFP3 masks, goggles, harnesses with a " +
          "lifeline, lockout of augers and no naked light.",
      },
      {
        name: "Food plants and the industrial city",
        text:
          "Poultry and food lines ask for cut-resistant and cold-store gloves, slip-resistant " +
          "boots, hair covers and ear-plugs.",
      },
      {
        name: "Quarries and building sites",
        text:
          "Granite and roadworks need goggles, hearing protection, safety boots and winter " +
          "jackets with reflective tape.",
      },
    ],
    road: {
      distance: "long haul",
      text:
        "From Jeddah to Madinah by expressway, then north-east over the open plateau to Hail. " +
        "The city is also about 630 km by road from Riyadh, on the way to the north.",
    },
    reasons: [
      "Dust, noise and entrapment are treated together: mask, ear-muff, harness and padlock in " +
        "one quotation.",
      "Winter and summer workwear for a place with real winters.",
      sameDay("Same-day dispatch on in-stock items, by Madinah and not round by Riyadh."),
    ],
    popular: ["respiratory-protection", "fall-protection", "hand-protection", "eye-protection"],
  },
];
