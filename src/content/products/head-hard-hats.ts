import type { Product } from "#domain/catalogue/product.ts";

/** Hard hats for general site work. */
export const headHardHatsProducts: readonly Product[] = [
  {
    id: "HP001",
    slug: "vented-hard-hat-type-1",
    name: "Vented Hard Hat, Type I, Pin-Lock Band",
    description:
      "Cap-style HDPE hard hat with six vents for general site work in hot weather, away from " +
      "electrical hazards. Seven shell colours for sorting trades on site.",
    detailedDescription:
      "A general hard hat for building, civil and warehouse crews who work outdoors through the " +
      "day. The vents let warm air leave the shell, so it belongs to Class C: it gives no " +
      "electrical protection and must not be worn on live work. It is tested for blows from " +
      "above, not from the side. Replace it after any heavy blow, when the shell looks chalky or " +
      "cracked, and at the latest on the date given by the maker; shells left in full sun age " +
      "sooner. Sold singly in one adjustable size, with printing of a site logo available on " +
      "larger orders.",
    price: 18.5,
    originalPrice: 37,
    category: "Head Protection",
    subcategory: "Hard Hats",
    images: [
      "vented-hard-hat-type-1-front",
      "vented-hard-hat-type-1-side",
      "vented-hard-hat-type-1-inside",
    ],
    specifications: {
      material: "UV-stabilised HDPE shell, LDPE four-point cradle, cotton sweatband",
      certification: ["ANSI/ISEA Z89.1-2014 (R2019)", "EN 397:2012+A1:2012"],
      size: "53-62 cm head, adjustable",
      color: ["White", "Yellow", "Blue", "Green", "Red", "Orange", "Grey"],
      weight: "340 g",
      standard: "Type I, Class C",
    },
    features: [
      "Six fixed vents along the crown",
      "Four-point cradle with pin-lock size band",
      "30 mm side slots for ear muffs and visors",
      "Washable cotton sweatband, sold as a spare",
      "Rain channel round the rear edge",
    ],
    keyFigures: [
      { label: "Impact type", value: "Type I (top)" },
      { label: "Electrical", value: "Class C (none)" },
      { label: "Shell", value: "Vented, cap style" },
    ],
    bulkQuantity: "10,000+ units in stock",
    moq: 50,
    inStock: true,
  },
  {
    id: "HP002",
    slug: "full-brim-hard-hat-class-g",
    name: "Full-Brim Hard Hat, Unvented, Class G",
    description:
      "Unvented hard hat with a brim on all sides that shades the face, ears and neck. For " +
      "surveyors, road crews and supervisors who stand in the sun all day.",
    detailedDescription:
      "The brim of about 50 mm keeps direct sun and rain off the face, ears and neck, where a " +
      "cap-style shell covers only the eyes. The closed shell is proof-tested to Class G at " +
      "2,200 V; this voltage is not an indication of the voltage at which the helmet protects " +
      "the wearer, and live electrical work needs its own assessment. It is tested for blows " +
      "from above only. The brim leaves less room for ear muffs and welding shields, so check " +
      "these together before ordering. Inspect shell and cradle before each shift. Sold singly " +
      "in one adjustable size.",
    price: 0,
    category: "Head Protection",
    subcategory: "Hard Hats",
    images: ["full-brim-hard-hat-class-g-front", "full-brim-hard-hat-class-g-top"],
    specifications: {
      material: "HDPE shell, six-point woven polyester cradle, foam-backed sweatband",
      certification: ["ANSI/ISEA Z89.1-2014 (R2019)"],
      size: "52-64 cm head, adjustable",
      color: ["White", "Yellow", "Orange"],
      weight: "430 g",
      standard: "Type I, Class G",
    },
    features: [
      "Brim of about 50 mm on all sides",
      "Closed shell without vents or metal parts",
      "Six-point textile cradle",
      "Ratchet knob adjusts with one hand",
      "Slots for a two-point chin strap",
    ],
    keyFigures: [
      { label: "Impact type", value: "Type I (top)" },
      { label: "Electrical", value: "Class G" },
      { label: "Shell", value: "Closed, full brim" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 20,
    inStock: true,
  },
  {
    id: "HP003",
    slug: "type-2-safety-helmet-chin-strap",
    name: "Type II Safety Helmet with 4-Point Chin Strap",
    description:
      "Short-peak helmet with an inner foam liner for blows from the side as well as the top, " +
      "and a four-point chin strap. For scaffolders and work at height.",
    detailedDescription:
      "Scaffolders, riggers and steel erectors need a helmet that stays on during a slip and " +
      "also covers blows to the side, front and back. The foam liner behind the shell takes the " +
      "lateral impact of ANSI Type II; a Type I hard hat is not tested for it. The chin strap " +
      "anchorage releases between 150 N and 250 N as EN 397:2012+A1:2012 asks, so this is not a " +
      "mountaineering helmet to EN 12492:2012: where the rescue plan needs one, tell us. Replace " +
      "shell and liner together after any fall or heavy blow. Sold singly; lamp clips and visors " +
      "fit the side slots.",
    price: 0,
    category: "Head Protection",
    subcategory: "Hard Hats",
    images: [
      "type-2-safety-helmet-chin-strap-front",
      "type-2-safety-helmet-chin-strap-side",
      "type-2-safety-helmet-chin-strap-inside",
    ],
    specifications: {
      material: "ABS shell, expanded polystyrene liner, polyester webbing, polyamide buckle",
      certification: ["ANSI/ISEA Z89.1-2014 (R2019)", "EN 397:2012+A1:2012"],
      size: "53-63 cm head, adjustable",
      color: ["White", "Yellow", "Red", "Blue"],
      weight: "470 g",
      standard: "Type II, Class E",
    },
    features: [
      "Foam liner for side, front and rear blows",
      "Four-point chin strap with quick buckle",
      "Short peak keeps the upward view open",
      "Ratchet knob with height adjustment at the nape",
      "Four clips hold a head lamp strap",
    ],
    keyFigures: [
      { label: "Impact type", value: "Type II (top + side)" },
      { label: "Electrical", value: "Class E" },
      { label: "Chin strap", value: "4-point" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 10,
    inStock: true,
  },
  {
    id: "HP004",
    slug: "reflective-hard-hat-ratchet",
    name: "High-Visibility Hard Hat, Ratchet, Reflective",
    description:
      "Closed cap-style hard hat in a fluorescent colour with reflective strips on all sides and " +
      "a ratchet band. For night shifts, road works and plant yards.",
    detailedDescription:
      "Drivers of wheel loaders and trucks see a head above a barrier before they see a vest, so " +
      "this shell carries reflective strips at the front, sides and back. It suits night " +
      "concreting, road closures, ports and tank farms. The strips supplement high-visibility " +
      "clothing and never replace it. The shell is closed and proof-tested to Class E; the test " +
      "voltage is not an indication of the voltage at which the helmet protects the wearer. " +
      "Blows from the side are not covered. Wipe the strips weekly, as cement dust dulls them, " +
      "and replace shells whose strips peel. Sold singly.",
    price: 32,
    category: "Head Protection",
    subcategory: "Hard Hats",
    images: [
      "reflective-hard-hat-ratchet-front",
      "reflective-hard-hat-ratchet-back",
      "reflective-hard-hat-ratchet-inside",
    ],
    specifications: {
      material: "UV-stabilised ABS shell, six-point polyester cradle, microprismatic strips",
      certification: ["ANSI/ISEA Z89.1-2014 (R2019)", "EN 397:2012+A1:2012"],
      size: "52-64 cm head, adjustable",
      color: ["Fluorescent yellow", "Fluorescent orange"],
      weight: "390 g",
      standard: "Type I, Class E, HV",
    },
    features: [
      "Reflective strips at front, sides and back",
      "Fluorescent shell with the ANSI HV option",
      "Ratchet knob that works with gloves on",
      "Six-point textile cradle",
      "Closed shell, 30 mm accessory slots",
    ],
    keyFigures: [
      { label: "Impact type", value: "Type I (top)" },
      { label: "Electrical", value: "Class E" },
      { label: "Marking", value: "Reflective, 4 sides" },
    ],
    bulkQuantity: "5,000+ units in stock",
    moq: 20,
    inStock: true,
    tags: ["night-work"],
  },
];
