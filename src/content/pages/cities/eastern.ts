import { sameDay } from "#content/claims.ts";
import type { CityPage } from "#content/pages/city-page.ts";
import { dammamPage } from "#content/pages/cities/dammam.ts";

/** The Eastern Province, where American standards are named first. */
export const easternCityPages: readonly CityPage[] = [
  dammamPage,
  {
    slug: "khobar",
    title: "Safety Equipment for Al Khobar Engineering and Facilities",
    description:
      "ANSI first PPE for Al Khobar: engineering contractors, towers, hospitals, workshops and " +
      "the power and desalination coast. Bulk quotes on request.",
    keywords: [
      "safety equipment Al Khobar",
      "PPE Khobar",
      "ANSI Z87.1 glasses Khobar",
      "engineering contractor PPE",
      "desalination plant PPE",
    ],
    lead:
      "Buyers in Al Khobar usually name ANSI/ISEA Z89.1-2014 (R2019) and ANSI/ISEA Z87.1-2020 " +
      "before any European standard, because many of them are engineering contractors who serve " +
      "the oil industry from offices here. The city itself is towers, malls, hospitals and the " +
      "corniche, and the start of the King Fahd Causeway to Bahrain.",
    sites: [
      {
        name: "Contractors' offices and visitors' sets",
        text:
          "Inspectors who travel to many sites want complete sets: Z89.1 helmet, Z87.1 glasses, " +
          "vest, ASTM F2413-18 shoes and ear-plugs in one bag.",
      },
      {
        name: "Water and power on the coast",
        text:
          "Desalination and power plants south of the city need chemical gloves and goggles, " +
          "arc-rated clothing and corrosion-resistant harness hardware.",
      },
      {
        name: "Vehicle and machine workshops",
        text:
          "The workshop districts need mechanics' gloves, oil absorbent pads, face shields and " +
          "extinguishers.",
      },
    ],
    road: {
      distance: "long haul",
      text:
        "Highway 40 from Jeddah by Riyadh to the Gulf, about 1,370 km. Al Khobar and Dammam lie " +
        "about 24 km apart, so one road serves both.",
    },
    reasons: [
      "Visitor and inspector sets can be quoted by the set, in mixed sizes.",
      "One enquiry can name sites in Dammam, Dhahran and Al Khobar together.",
      "American standards first, European ones stated beside them with their own edition.",
    ],
    popular: ["ppe", "head-face-protection", "eye-protection", "electrical-arc-flash"],
  },
  {
    slug: "dhahran",
    title: "PPE for Dhahran Energy Offices, Laboratories and Campus Sites",
    description:
      "ANSI rated PPE for Dhahran: energy company offices, research laboratories, university " +
      "workshops and campus building. Quotes with standards stated.",
    keywords: [
      "safety equipment Dhahran",
      "laboratory PPE Dhahran",
      "ANSI Z87.1 goggles",
      "PPE for research centres",
      "Dhahran contractor PPE",
    ],
    lead:
      "In Dhahran ANSI/ISEA Z87.1-2020 eyewear, ANSI/ISEA Z89.1-2014 (R2019) helmets and ASTM " +
      "F2413-18 shoes are the usual starting point. Saudi Aramco has its headquarters here, " +
      "beside King Fahd University of Petroleum and Minerals and a valley of research centres, " +
      "so laboratories and offices outnumber factories.",
    sites: [
      {
        name: "Research laboratories",
        text:
          "Chemists and core-sample technicians ask for D3 splash goggles, thin nitrile gloves " +
          "with stated permeation, aprons, eyewash units and spill kits.",
      },
      {
        name: "Campus building and maintenance",
        text:
          "Contractors in housing and campus work meet the minimum of hard hat, safety glasses " +
          "and safety shoes, and add harnesses for roof plant.",
      },
      {
        name: "Training workshops",
        text:
          "Welding, electrical and machine shops of colleges need small sizes, face shields, " +
          "insulating gloves and padlocks in colours.",
      },
    ],
    road: {
      distance: "long haul",
      text:
        "The route is Highway 40 by Taif and Riyadh to the Gulf coast. Dhahran is wedged between " +
        "Dammam and Al Khobar, a short drive from either.",
    },
    reasons: [
      "Marks of lenses, gloves and filters are written out, as laboratory safety officers " +
        "check them.",
      "Several sizes of one product can stand on the same line of a quotation.",
      sameDay("Same-day dispatch on in-stock items, across the Kingdom on Highway 40."),
    ],
    popular: ["eye-protection", "hand-protection", "head-face-protection", "ppe"],
  },
  {
    slug: "jubail",
    title: "PPE for Jubail Petrochemical and Steel Plants",
    description:
      "ANSI and NFPA rated PPE for Jubail Industrial City: petrochemical turnarounds, steel, " +
      "power, water and port crews. Bulk turnaround quotes.",
    keywords: [
      "safety equipment Jubail",
      "PPE Jubail industrial city",
      "turnaround PPE Jubail",
      "NFPA 2112 coveralls",
      "chemical PPE petrochemical",
    ],
    lead:
      "Enquiries from Jubail start with ANSI/ISEA Z89.1-2014 (R2019) helmets, ANSI/ISEA " +
      "Z87.1-2020 eyewear and NFPA 2112-2023 clothing, and oil, gas and petrochemical buyers " +
      "also name HCIS SAF-21. The Royal Commission's industrial city gathers petrochemicals, " +
      "fertiliser, steel, power and desalination round two ports, and turnarounds bring " +
      "thousands of contract workers at once.",
    sites: [
      {
        name: "Petrochemical turnarounds",
        text:
          "Vessel entry, catalyst and flange work calls for NFPA 2112-2023 coveralls, chemical " +
          "suits by type, full-face respirators and lockout kits.",
      },
      {
        name: "Steel and metal works",
        text:
          "Melt shops and rolling mills ask for aluminised and molten-metal rated clothing, heat " +
          "gloves, face shields and metatarsal boots.",
      },
      {
        name: "Power, water and industrial port",
        text:
          "Switchgear, intake and jetty crews need arc-rated clothing with the rating in " +
          "cal/cm², ear-muffs, high-visibility clothing and spill kits.",
      },
    ],
    road: {
      distance: "long haul",
      text:
        "From Jeddah by Taif and Riyadh on Highway 40, then north along the Gulf past Dammam. It " +
        "is the farthest of the Eastern Province cities in our list.",
    },
    reasons: [
      "Turnaround lists quoted by crew, size and standard in one document.",
      "Clear limits for every respirator and suit, since the wrong filter is worse than a late " +
        "one.",
      sameDay(
        "Same-day dispatch on in-stock items; the quotation states a lead time for the rest.",
      ),
    ],
    popular: [
      "protective-clothing",
      "respiratory-protection",
      "electrical-arc-flash",
      "fall-protection",
      "hearing-protection",
    ],
  },
  {
    slug: "hofuf",
    title: "Safety Equipment in Hofuf and Al Ahsa",
    description:
      "ANSI first PPE for Hofuf and Al Ahsa: oilfield contractors, date farms and packing, " +
      "cement and factories. Bulk orders by road through Riyadh.",
    keywords: [
      "safety equipment Hofuf",
      "PPE Al Ahsa",
      "oilfield contractor PPE",
      "date farm safety equipment",
      "ANSI hard hats Al Ahsa",
    ],
    lead:
      "Contractors around Hofuf work to ANSI/ISEA Z89.1-2014 (R2019), ANSI/ISEA Z87.1-2020 and " +
      "NFPA 2112-2023, for the Ghawar oilfield begins beyond the palms. The city lies in Al " +
      "Ahsa, one of the largest date oases in the world, and farms, packing houses and factories " +
      "stand beside the oil economy.",
    sites: [
      {
        name: "Oilfield contractors",
        text:
          "Well-site, pipeline and civil crews ask for Z89.1 helmets, Z87.1 glasses with dust " +
          "seal, NFPA 2112-2023 coveralls and vehicle first aid kits for long desert roads.",
      },
      {
        name: "Oasis farming and packing",
        text:
          "Palm climbers, canal crews and packers need harnesses, gumboots, gloves and sun cover " +
          "in a hot, sheltered oasis.",
      },
      {
        name: "Factories and cement",
        text:
          "The Al Ahsa industrial cities and cement works ask for dust masks, ear-muffs, " +
          "heat-resistant gloves and lockout kits.",
      },
    ],
    road: {
      distance: "long haul",
      text:
        "Highway 40 brings the goods from Jeddah to Riyadh; from there the road by Khurais runs " +
        "east to Al Ahsa, south of the Dammam highway.",
    },
    reasons: [
      "Oilfield and farm equipment on one quotation, each with the standard its user works to.",
      "Reached by its own road from Riyadh, without the detour by Dammam.",
      sameDay("Same-day dispatch on in-stock items, by Riyadh and Khurais."),
    ],
    popular: ["head-face-protection", "eye-protection", "protective-clothing", "safety-shoes"],
  },
];
