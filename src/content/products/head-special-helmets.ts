import type { Product } from "#domain/catalogue/product.ts";

/** Bump caps, electrical helmets and winter helmets. */
export const headSpecialHelmetsProducts: readonly Product[] = [
  {
    id: "HP005",
    slug: "bump-cap-baseball-style",
    name: "Bump Cap, Baseball Style with ABS Insert",
    description:
      "Cotton cap with a padded ABS insert against knocks on fixed objects such as pipes and " +
      "racking. It is not a hard hat and does not replace one.",
    detailedDescription:
      "Maintenance fitters, baggage handlers, lorry mechanics and warehouse pickers work under " +
      "low pipework where a scrape or a cut is the likely injury. The insert covers striking the " +
      "head on a fixed object. It does not protect against falling or moving objects, so it must " +
      "not be worn where site rules require a hard hat, on construction or under cranes. The cap " +
      "is washable by hand once the insert is taken out. Replace it when the insert is cracked " +
      "or after a hard knock. Sold singly in one adjustable size; logo embroidery on larger " +
      "orders.",
    price: 24,
    category: "Head Protection",
    subcategory: "Bump Caps",
    images: ["bump-cap-baseball-style-front", "bump-cap-baseball-style-contents"],
    specifications: {
      material: "Cotton twill cap, ABS insert, EVA foam padding",
      certification: ["EN 812:2012"],
      size: "54-59 cm head, adjustable",
      color: ["Navy", "Black", "Grey"],
      weight: "175 g",
    },
    features: [
      "Removable ABS insert with foam pads",
      "Mesh panels at both sides",
      "70 mm peak, also made with a 50 mm peak",
      "Hook-and-loop size strap at the back",
      "Cap washable by hand without the insert",
    ],
    keyFigures: [
      { label: "Protects from", value: "Fixed objects only" },
      { label: "Peak", value: "70 mm" },
      { label: "Weight", value: "175 g" },
    ],
    bulkQuantity: "3,000+ units in stock",
    moq: 20,
    inStock: true,
  },
  {
    id: "HP201",
    slug: "electrical-helmet-class-e",
    name: "Electrical Helmet, Type I, Class E",
    description:
      "Closed ABS helmet without metal parts, proof-tested to Class E, with slots for an " +
      "arc-rated face shield. For line crews, switchyards and substation work.",
    detailedDescription:
      "Line crews and switchgear technicians wear it where the head may touch a live part by " +
      "accident. Class E means a proof test at 20,000 V; this voltage is not an indication of " +
      "the voltage at which the helmet protects the wearer, and isolation comes first. The " +
      "helmet has no arc rating of its own: for arc flash, order a face shield or hood tested " +
      "together with the model. Stickers, paint and drilled holes undo the insulation. Keep the " +
      "shell clean and dry, and take it out of use when it is scratched deeply or cracked. Sold " +
      "singly in one adjustable size.",
    price: 0,
    category: "Head Protection",
    subcategory: "Electrical Helmets",
    images: [
      "electrical-helmet-class-e-front",
      "electrical-helmet-class-e-inside",
      "electrical-helmet-class-e-detail",
    ],
    specifications: {
      material: "ABS shell, six-point polyester cradle, polyamide fittings, no metal",
      certification: ["ANSI/ISEA Z89.1-2014 (R2019)"],
      size: "52-64 cm head, adjustable",
      color: ["White", "Yellow", "Blue"],
      weight: "400 g",
      standard: "Type I, Class E",
    },
    features: [
      "Closed shell, no vents and no metal parts",
      "Class E by proof test, not a working voltage",
      "Slots for face shield bracket and ear muffs",
      "Six-point textile cradle with ratchet",
      "Field on the shell for the date of issue",
    ],
    keyFigures: [
      { label: "Electrical", value: "Class E" },
      { label: "Impact type", value: "Type I (top)" },
      { label: "Visor", value: "Separate, slotted" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 10,
    inStock: true,
    tags: ["arc-flash"],
  },
  {
    id: "HP202",
    slug: "low-voltage-insulating-helmet-visor",
    name: "Low-Voltage Insulating Helmet with Visor",
    description:
      "Insulating helmet for low-voltage installations with a clear visor that slides into the " +
      "shell. For panel builders, metering crews and building electricians.",
    detailedDescription:
      "EN 50365:2002 covers insulating helmets for installations up to 1,000 V a.c. or 1,500 V " +
      "d.c., which fits distribution boards, metering and building services. The visor slides up " +
      "between shell and cradle, so it is at hand and stays clean. It stops flying particles; it " +
      "carries no arc rating, and work with an arc flash hazard needs an arc-rated face shield. " +
      "Insulating gloves and isolation remain necessary. It is not the same test as ANSI Class E " +
      "and the two are not comparable. Replace scratched visors, which are sold as spares. Sold " +
      "singly in one adjustable size.",
    price: 0,
    category: "Head Protection",
    subcategory: "Electrical Helmets",
    images: [
      "low-voltage-insulating-helmet-visor-front",
      "low-voltage-insulating-helmet-visor-side",
      "low-voltage-insulating-helmet-visor-detail",
    ],
    specifications: {
      material: "ABS shell, polycarbonate visor, six-point textile cradle",
      certification: ["EN 50365:2002", "EN 397:2012+A1:2012", "EN ISO 16321-1:2022"],
      size: "53-62 cm head, adjustable",
      color: ["White", "Yellow"],
      weight: "520 g",
      standard: "EN 50365: up to 1,000 V a.c.",
    },
    features: [
      "Clear visor slides between shell and cradle",
      "Closed shell, no external metal parts",
      "Four-point chin strap included",
      "Ratchet knob with height adjustment",
      "Visor, cradle and strap sold as spares",
    ],
    keyFigures: [
      { label: "Scope", value: "To 1,000 V a.c." },
      { label: "Visor", value: "Built in, clear" },
      { label: "Chin strap", value: "4-point" },
    ],
    bulkQuantity: "Contact for availability",
    moq: 10,
    inStock: true,
    tags: ["arc-flash"],
  },
  {
    id: "HP203",
    slug: "winter-helmet-insulated-liner",
    name: "Winter Helmet with Insulated Liner, -30 °C",
    description:
      "Hard hat with the -30 °C mark and a fleece liner that covers ears and neck. For cold " +
      "stores, freezer docks and winter nights in the northern regions.",
    detailedDescription:
      "Cold stores around Jeddah and Riyadh run well below zero all year, and night work near " +
      "Tabuk or Hail is cold in winter. The shell carries the optional low-temperature mark of " +
      "EN 397:2012+A1:2012 at -30 °C, so it keeps its impact strength where an ordinary shell " +
      "may turn brittle. The liner clips inside the cradle and comes out for washing; do not " +
      "wear a thick cap of your own under a helmet instead, as it upsets the fit. The helmet " +
      "covers blows from above, not from the side. Sold singly, liner included; liners also sold " +
      "as spares.",
    price: 0,
    category: "Head Protection",
    subcategory: "Winter Helmets",
    images: ["winter-helmet-insulated-liner-front", "winter-helmet-insulated-liner-contents"],
    specifications: {
      material: "ABS shell, six-point textile cradle, polyester fleece and cotton liner",
      certification: ["EN 397:2012+A1:2012", "ANSI/ISEA Z89.1-2014 (R2019)"],
      size: "54-63 cm head, adjustable",
      color: ["White", "Orange", "Yellow"],
      weight: "510 g",
      standard: "-30 °C mark; Type I, Class E, LT",
    },
    features: [
      "Low-temperature mark at -30 °C",
      "Fleece liner over ears, nape and forehead",
      "Liner unclips and washes at 40 °C",
      "Large ratchet knob for thick gloves",
      "Chin strap with soft chin cup",
    ],
    keyFigures: [
      { label: "Low temp.", value: "-30 °C mark" },
      { label: "Impact type", value: "Type I (top)" },
      { label: "Liner", value: "Removable fleece" },
    ],
    bulkQuantity: "Made to order",
    moq: 20,
    inStock: true,
  },
];
