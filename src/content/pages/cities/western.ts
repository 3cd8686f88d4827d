import { sameDay } from "#content/claims.ts";
import type { CityPage } from "#content/pages/city-page.ts";
import { jeddahPage } from "#content/pages/cities/jeddah.ts";

/** The Hijaz, from Jeddah outwards. */
export const westernCityPages: readonly CityPage[] = [
  jeddahPage,
  {
    slug: "makkah",
    title: "Safety Equipment Delivery to Makkah",
    description:
      "PPE and site safety for hotels, contractors and facility teams in Makkah, about 80 km " +
      "from Jeddah. Plan deliveries ahead of the Hajj season.",
    keywords: ["safety equipment Makkah", "PPE Makkah", "hotel safety equipment Makkah"],
    lead:
      "Makkah receives pilgrims all year and millions in the season, so its work is the upkeep " +
      "of hotels, kitchens, tunnels and crowd routes, and construction between. Orders for Hajj " +
      "are best placed well ahead of it.",
    sites: [
      {
        name: "Hotels and crowd services",
        text:
          "Kitchens, laundries, cleaning and crowd teams ask for slip-resistant shoes, vests, " +
          "batons, barriers, exit signs and first aid kits.",
      },
    ],
    road: {
      distance: "short haul",
      text:
        "About 80 km inland from Jeddah on Highway 40. Entry of lorries is regulated by hour, " +
        "most strictly during Hajj and Ramadan.",
    },
    reasons: [
      sameDay("Same-day dispatch on in-stock items from Jeddah, about 80 km away."),
      "Fire safety, kitchen footwear and crowd equipment in one order.",
      "Hajj quantities can be quoted months before the season.",
    ],
    popular: ["safety-shoes", "fire-safety", "ppe"],
  },
  {
    slug: "madinah",
    title: "Safety Equipment for Madinah Contractors and Hotels",
    description:
      "Safety equipment for Madinah: hotel and railway maintenance, the industrial city and date " +
      "farms. Bulk PPE by road from Jeddah, about 420 km.",
    keywords: [
      "safety equipment Madinah",
      "PPE supplier Madinah",
      "hotel safety equipment Madinah",
      "industrial city Madinah PPE",
    ],
    lead:
      "Around the Prophet's Mosque Madinah is a city of hotels, building work and year-round " +
      "visitors; outside it lie an industrial city, basalt lava fields and date gardens. The " +
      "terminal of the Haramain high-speed railway adds depot and track maintenance.",
    sites: [
      {
        name: "Hotels and building work",
        text:
          "Renovation beside occupied rooms needs dust masks, lockout for plant rooms, barriers " +
          "for pavements and fire blankets for kitchens.",
      },
      {
        name: "Industrial city",
        text:
          "Food, packaging and building-material plants ask for ear-plugs, cut-resistant gloves " +
          "and safety shoes to EN ISO 20345:2022.",
      },
      {
        name: "Quarries and date gardens",
        text:
          "Crushing basalt calls for goggles and FFP3 masks; palm work calls for harnesses and " +
          "thorn-resistant gloves.",
      },
    ],
    road: {
      distance: "medium haul",
      text:
        "The expressway that joins Jeddah and Makkah with Madinah runs north behind the coastal " +
        "hills, about 420 km. It is also the trunk for goods that go on to Tabuk, Hail and Al " +
        "Qassim.",
    },
    reasons: [
      sameDay(
        "One expressway all the way from Jeddah, with same-day dispatch on in-stock items.",
        "One expressway all the way from Jeddah.",
      ),
      "Hotel, factory and quarry equipment from one catalogue, with standards stated for each " +
        "product.",
      "Deliveries can be planned round Ramadan and Hajj, when visitors fill the centre.",
    ],
    popular: ["ppe", "fire-safety", "respiratory-protection", "safety-shoes"],
  },
  {
    slug: "yanbu",
    title: "PPE for Yanbu Refineries and Petrochemical Plants",
    description:
      "PPE for Yanbu Industrial City: refinery shutdowns, petrochemical plants, port and power " +
      "stations. FR clothing, chemical eyewear, respirators.",
    keywords: [
      "safety equipment Yanbu",
      "PPE Yanbu industrial city",
      "FR coveralls Yanbu",
      "shutdown PPE Yanbu",
      "chemical protection Yanbu",
    ],
    lead:
      "Yanbu has two faces: the old port, and the industrial city of the Royal Commission with " +
      "its refineries, petrochemical plants, desalination and power stations beside the King " +
      "Fahd Industrial Port. The crude oil pipeline from the Eastern Province ends here. Orders " +
      "come in waves, before each planned shutdown.",
    sites: [
      {
        name: "Refineries and petrochemical plants",
        text:
          "Shutdown crews ask for flame-resistant coveralls to EN ISO 11612:2015 or NFPA " +
          "2112-2023, full-face respirators, chemical gloves and lockout kits in large numbers.",
      },
      {
        name: "Ports and marine terminals",
        text:
          "Hose handling and mooring call for oil-resistant gloves and soles, oil absorbent " +
          "pads, high-visibility clothing and impact gloves.",
      },
      {
        name: "Power and water plants",
        text:
          "Switchgear and turbine halls need arc-rated clothing, insulating gloves, ear-muffs " +
          "and nylon-shackle padlocks.",
      },
    ],
    road: {
      distance: "medium haul",
      text:
        "Highway 5 follows the Red Sea from Jeddah by Rabigh to Yanbu, about 350 km of flat " +
        "coastal road without a mountain pass.",
    },
    reasons: [
      "Shutdown lists can be quoted in one file, with sizes and standards line by line.",
      sameDay(
        "Same-day dispatch on in-stock items, for the lines that run out in the middle of a " +
          "shutdown.",
      ),
      "European and American standards are stated apart, never as if they were equal.",
    ],
    popular: [
      "protective-clothing",
      "respiratory-protection",
      "electrical-arc-flash",
      "hand-protection",
      "hearing-protection",
    ],
  },
  {
    slug: "taif",
    title: "Safety Equipment in Taif: Mountain and Building Work",
    description:
      "Safety equipment for Taif: mountain roads, building sites, quarries, farms and rose " +
      "distilleries, carried up from Jeddah by Makkah, about 176 km.",
    keywords: [
      "safety equipment Taif",
      "PPE Taif",
      "rock work fall protection",
      "winter workwear Taif",
      "construction PPE Taif",
    ],
    lead:
      "Taif stands on the edge of the Sarawat escarpment, more than 1,500 m above the sea, with " +
      "milder summers and cold winter nights. Building, road and slope works, quarries and farms " +
      "set its needs; the rose harvest in spring adds pickers and distilleries.",
    sites: [
      {
        name: "Escarpment roads and slopes",
        text:
          "Rock netting and road repair on steep ground call for harnesses, lifelines, helmets " +
          "with a chin strap, cones and reflective jackets.",
      },
      {
        name: "Farms and rose distilleries",
        text:
          "Pickers need thin thorn-resistant gloves and sun cover; distillery hands need " +
          "heat-resistant gloves and slip-resistant boots.",
      },
      {
        name: "Building sites and quarries",
        text:
          "Cutting and drilling stone asks for FFP3 masks, goggles, ear-muffs and safety boots " +
          "with perforation-resistant soles.",
      },
    ],
    road: {
      distance: "short haul",
      text:
        "The road leads from Jeddah round Makkah and up the mountain, about 176 km, either by " +
        "the hairpins of Al Hada or by the longer and gentler As Sayl Al Kabir, which suits " +
        "lorries. When Al Hada is shut for rockfall or repair, As Sayl remains.",
    },
    reasons: [
      "Winter jackets and summer vests are both in the catalogue, for a city that needs both.",
      "Fall protection described by what it does, with its limits stated, for slope and roof work.",
      sameDay("Same-day dispatch on in-stock items, less than 200 km from Jeddah."),
    ],
    popular: ["fall-protection", "head-face-protection", "protective-clothing", "hand-protection"],
  },
];
