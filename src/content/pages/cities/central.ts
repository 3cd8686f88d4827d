import { sameDay } from "#content/claims.ts";
import type { CityPage } from "#content/pages/city-page.ts";
import { riyadhPage } from "#content/pages/cities/riyadh.ts";

/** Riyadh and Al Qassim. */
export const centralCityPages: readonly CityPage[] = [
  riyadhPage,
  {
    slug: "buraidah",
    title: "PPE and Safety Equipment in Buraidah, Al Qassim",
    description:
      "Safety equipment for Buraidah and Al Qassim: date packing, farms, poultry and dairy " +
      "plants, workshops. Bulk orders by road through Madinah.",
    keywords: [
      "safety equipment Buraidah",
      "PPE Al Qassim",
      "farm safety equipment Saudi Arabia",
      "gumboots Qassim",
      "respirators for grain dust",
    ],
    lead:
      "Buraidah is the capital of Al Qassim, the farming heart of the Kingdom, and holds one of " +
      "the largest date markets in the world. Work here means spraying, harvesting by ladder, " +
      "cold stores, poultry and dairy processing, and the workshops that keep pivots and pumps " +
      "running.",
    sites: [
      {
        name: "Farms and date packing",
        text:
          "Harvesters climb palms and ladders: harnesses, gloves against thorns, sun-covering " +
          "headwear and, for spraying, masks and suits that match the label of the pesticide.",
      },
      {
        name: "Food and poultry plants",
        text:
          "Wet, cold floors and knives call for gumboots, slip-resistant shoes, cut-resistant " +
          "gloves that wash and disposable clothing.",
      },
      {
        name: "Workshops and the Qassim industrial cities",
        text:
          "Pump repair, steel fabrication and block making need welding protection, goggles, " +
          "ear-muffs and dust masks.",
      },
    ],
    road: {
      distance: "long haul",
      text:
        "Goods leave Jeddah for Madinah and then cross the plateau eastwards on the Madinah to " +
        "Al Qassim highway, which spares the detour by Riyadh. Riyadh itself lies about 360 km " +
        "farther to the south-east.",
    },
    reasons: [
      "Wash-down footwear and gloves for food plants and dry-work PPE for farms on one quotation.",
      "Quantities planned before the date harvest in late summer, when seasonal crews are " +
        "taken on.",
      sameDay("Same-day dispatch on in-stock items, on the direct road by Madinah."),
    ],
    popular: ["hand-protection", "safety-shoes", "respiratory-protection", "eye-protection"],
  },
];
