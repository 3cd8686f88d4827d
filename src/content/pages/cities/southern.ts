import { sameDay } from "#content/claims.ts";
import type { CityPage } from "#content/pages/city-page.ts";

/** The mountains and the coast of the south-west. */
export const southernCityPages: readonly CityPage[] = [
  {
    slug: "abha",
    title: "Safety Equipment in Abha and the Asir Highlands",
    description:
      "Safety equipment for Abha: mountain construction, slope roads, cableways and hotels in " +
      "fog and rain. Bulk PPE from Jeddah, about 670 km by road.",
    keywords: [
      "safety equipment Abha",
      "PPE Asir",
      "mountain construction fall protection",
      "rainwear Abha",
      "hotel PPE Abha",
    ],
    lead:
      "Abha is a mountain city at about 2,200 m, with fog, rain and cool summers that fill its " +
      "hotels. Building on slopes, cableways, terraces and tunnel roads make falls and poor " +
      "sight the first risks, and rainwear sells here as it does nowhere else in the Kingdom.",
    sites: [
      {
        name: "Slope and tunnel works",
        text:
          "Harnesses, lifelines, helmets with a chin strap, class 3 reflective rainwear, traffic " +
          "batons and cones for fog.",
      },
      {
        name: "Hotels, parks and hospitals",
        text:
          "Slip-resistant shoes for kitchens, exit signs, first aid kits, AEDs and lockout for " +
          "plant rooms in buildings that fill for the summer.",
      },
    ],
    road: {
      distance: "long haul",
      text:
        "About 670 km from Jeddah, either on the coastal Highway 5 and up the escarpment from Ad " +
        "Darb, or over the mountains by Taif and Al Baha on Highway 15. The coast road is " +
        "flatter; the climb at its end has steep grades and tunnels.",
    },
    reasons: [
      "Reflective jackets and fall protection state their class and their limits.",
      "Summer season orders for hotels can be quoted together with site orders.",
      sameDay("Same-day dispatch on in-stock items, by the coast road or over the mountains."),
    ],
    popular: ["fall-protection", "protective-clothing", "head-face-protection", "safety-shoes"],
  },
  {
    slug: "khamis-mushait",
    title: "PPE for Khamis Mushait Workshops and Trade",
    description:
      "PPE for Khamis Mushait, the trading centre of Asir: workshops, warehouses, building sites " +
      "and factories. Wholesale quantities sent from Jeddah.",
    keywords: [
      "safety equipment Khamis Mushait",
      "PPE wholesale Asir",
      "welding PPE Khamis Mushait",
      "workshop safety equipment",
    ],
    lead:
      "Khamis Mushait is the market town of Asir and larger than its neighbour Abha: " +
      "wholesalers, vehicle and steel workshops, transport yards and fast-growing suburbs. Much " +
      "is bought here for resale and for small contractors across the south-west, so packs and " +
      "cartons matter as much as single items.",
    sites: [
      {
        name: "Steel and vehicle workshops",
        text:
          "Welding helmets, leather gloves and aprons, grinding shields, ear-muffs, anti-slip " +
          "tape and fire extinguishers.",
      },
      {
        name: "Warehouses and transport yards",
        text:
          "Forklift aisles and loading bays ask for floor tape, convex mirrors, rack guards, " +
          "vests and shoes with toe caps.",
      },
      {
        name: "Building sites and the Asir industrial city",
        text:
          "Contractors and block factories order helmets, dust masks, coated gloves and safety " +
          "boots by the carton.",
      },
    ],
    road: {
      distance: "long haul",
      text:
        "The road from Jeddah is that to Abha; the town lies about 30 km to the east of it on " +
        "the high plateau, where the roads to Najran and to Riyadh divide.",
    },
    reasons: [
      "Carton quantities and minimum orders are printed beside each product, for resale and " +
        "for sites.",
      "One enquiry can cover sites here and in Abha, which share the road from Jeddah.",
      sameDay("Same-day dispatch on in-stock items, for stockists as for sites."),
    ],
    popular: ["hand-protection", "eye-protection", "safety-shoes", "hearing-protection"],
  },
  {
    slug: "jazan",
    title: "Safety Equipment in Jazan: Port, Industry and Farms",
    description:
      "Safety equipment for Jazan: downstream industry, port and fishing, mango and coffee farms " +
      "in hot, humid coastal air. Bulk orders on Highway 5.",
    keywords: [
      "safety equipment Jazan",
      "PPE Jazan",
      "Jazan industrial city PPE",
      "port safety equipment Jazan",
      "hot climate workwear",
    ],
    lead:
      "Jazan is among the hottest and most humid places of the Kingdom: a port city with " +
      "fisheries and farms on the plain, coffee terraces in the Fayfa mountains and, to the " +
      "north-west near Baysh, an industrial city built round a refinery and power complex. Heat " +
      "strain decides what people will wear.",
    sites: [
      {
        name: "Refining and heavy industry",
        text:
          "Flame-resistant coveralls in light weights, full-face respirators, chemical gloves, " +
          "gas-tight goggles with anti-fog and arc-rated clothing.",
      },
      {
        name: "Port and fisheries",
        text:
          "Oil and fish make decks slippery: gumboots, cut-resistant gloves, high-visibility " +
          "vests and oil absorbent pads.",
      },
      {
        name: "Plain and mountain farms",
        text:
          "Mango, papaya and coffee growers need spraying protection, gloves, gumboots and sun " +
          "cover.",
      },
    ],
    road: {
      distance: "long haul",
      text:
        "Highway 5 runs down the Red Sea from Jeddah by Al Lith and Al Qunfudhah, more than 700 " +
        "km along the coastal plain, where heavy rain can flood the wadis.",
    },
    reasons: [
      "Light and breathable options are named for the heat, with the protection they give up " +
        "stated.",
      "Nylon padlocks and polymer boots are listed for salt air, where steel rusts.",
      sameDay("Same-day dispatch on in-stock items from Jeddah, on the coast road the whole way."),
    ],
    popular: ["protective-clothing", "safety-shoes", "respiratory-protection", "hand-protection"],
  },
  {
    slug: "najran",
    title: "Safety Equipment in Najran: Quarries, Cement and Farms",
    description:
      "Safety equipment for Najran: granite quarries and stone cutting, cement, mining and " +
      "citrus farms. Bulk PPE by road from Jeddah, about 930 km.",
    keywords: [
      "safety equipment Najran",
      "PPE Najran",
      "quarry PPE Saudi Arabia",
      "silica dust masks",
      "mining safety equipment Najran",
    ],
    lead:
      "Najran quarries granite that is cut and polished in its industrial city, and adds cement, " +
      "metal mining in the hills and an oasis of citrus and dates below the old mud towers. " +
      "Silica dust and noise are the hazards that return on almost every order.",
    sites: [
      {
        name: "Granite quarries and stone cutting",
        text:
          "FFP3 masks or half masks with P3 filters against silica, ear-muffs, sealed goggles, " +
          "impact gloves and waterproof aprons at the saws.",
      },
      {
        name: "Cement and mining",
        text:
          "Helmets with muffs, heat-resistant gloves, lockout kits for crushers and conveyors, " +
          "and boots with perforation-resistant soles.",
      },
      {
        name: "Oasis farms",
        text: "Gloves, gumboots, spraying masks and sun cover for growers of citrus and dates.",
      },
    ],
    road: {
      distance: "long haul",
      text:
        "Highway 15 leads from Taif over Al Baha, Abha and Khamis Mushait and then eastwards " +
        "down to Najran, about 930 km from Jeddah and about 260 km beyond Abha.",
    },
    reasons: [
      "Dust protection is described by class and fit test, since silica is not stopped by a " +
        "loose mask.",
      "Quarry, cement and farm lists can stand on one quotation.",
      sameDay(
        "Same-day dispatch on in-stock items, so the long road begins on the day of the order.",
      ),
    ],
    popular: ["respiratory-protection", "hearing-protection", "eye-protection", "hand-protection"],
  },
  {
    slug: "al-baha",
    title: "Safety Equipment in Al Baha for Mountain Sites",
    description:
      "Safety equipment for Al Baha: mountain roads and tunnels, forest parks, building and " +
      "farms on terraces. PPE from Jeddah, about 380 km by road.",
    keywords: [
      "safety equipment Al Baha",
      "PPE Al Baha",
      "tunnel maintenance PPE",
      "mountain road safety equipment",
    ],
    lead:
      "Al Baha stands above 2,000 m on the crest of the Sarawat, among juniper forest, terraces " +
      "and stone villages. The escarpment road down to the Tihamah plain passes through a chain " +
      "of tunnels, and road, slope and building crews make up most of the demand.",
    sites: [
      {
        name: "Escarpment roads and tunnels",
        text:
          "Cones and batons for night closures, class 3 reflective clothing, dust masks for " +
          "drilling and harnesses for rock faces.",
      },
      {
        name: "Parks, guest houses and terraces",
        text:
          "Fire extinguishers and blankets for forest parks and kitchens, gloves and boots for " +
          "terrace walls and honey and fruit growers.",
      },
    ],
    road: {
      distance: "medium haul",
      text:
        "By Taif and then about 200 km south along the crest on Highway 15, some 380 km from " +
        "Jeddah. The other approach leaves the coast and climbs from Al Makhwah through the " +
        "tunnels.",
    },
    reasons: [
      "Night-work and fall-protection items are marked, for crews on steep and dark roads.",
      "Small mixed orders stay clear, with a minimum quantity beside each product.",
      sameDay("Same-day dispatch on in-stock items, over Taif and along the crest."),
    ],
    popular: ["fall-protection", "protective-clothing", "fire-safety", "head-face-protection"],
  },
];
