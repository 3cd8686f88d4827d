import type { Product } from "#domain/catalogue/product.ts";

export const footBootsProducts: readonly Product[] = [
  {
    id: "FP001",
    slug: "metal-free-safety-boot-s3s-brown",
    name: "Metal-Free Safety Boot S3S, Brown",
    description:
      "Leather ankle boot with composite toe cap and textile midsole, S3S SR FO. No metal: " +
      "light, cooler underfoot, quiet at security gates.",
    detailedDescription:
      "For supervisors, technicians and drivers who walk far and pass metal detectors at plant " +
      "gates and airports. The composite toe cap meets the same 200 J impact as steel, and the " +
      "textile midsole covers the whole foot and passes on less heat from the ground. It is " +
      "tested with the thinner 3.0 mm nail; on formwork with thick nails some clients still ask " +
      "for steel. The upper resists water but the boot is not waterproof. Antistatic, not " +
      "insulating: never for live electrical work. Replace it after any heavy blow to the toe. " +
      "Boxed in pairs, ten to a carton.",
    price: 0,
    category: "Foot Protection",
    subcategory: "Safety Boots",
    images: [
      "metal-free-safety-boot-s3s-brown-front",
      "metal-free-safety-boot-s3s-brown-side",
      "metal-free-safety-boot-s3s-brown-sole",
    ],
    specifications: {
      material: "Full-grain leather, composite toe cap, textile midsole, dual-density PU sole",
      certification: ["EN ISO 20345:2022"],
      size: "EU 38-48",
      color: ["Brown", "Black"],
      weight: "1.2 kg per pair, EU 42",
      standard: "S3S SR FO",
    },
    features: [
      "Composite toe cap, 200 J",
      "Textile midsole, 3.0 mm nail test (PS)",
      "No metal parts, eyelets included",
      "Antistatic sole resistant to fuel oil",
      "Padded collar and tongue",
    ],
    keyFigures: [
      { label: "Category", value: "S3S SR FO" },
      { label: "Toe cap", value: "Composite 200 J" },
      { label: "Midsole", value: "Textile (PS)" },
    ],
    bulkQuantity: "3,000+ units in stock",
    moq: 20,
    inStock: true,
  },
  {
    id: "FP002",
    slug: "steel-toe-safety-boot-s3-black",
    name: "Safety Boot S3, Steel Toe and Plate, Black",
    description:
      "Black leather boot with steel toe cap and steel midsole, S3 SR FO HRO. The usual site " +
      "boot where nails, rebar ends and hot ground are met.",
    detailedDescription:
      "For civil works, formwork, steel fixing and demolition. The steel plate is what many " +
      "clients ask for among upright nails and rebar ends, and the rubber outsole withstands " +
      "brief contact with surfaces at 300 °C; it does not keep the foot cool on them. The plate " +
      "stops short of the very edge of the sole, so look where you tread. Steel makes the boot " +
      "heavier than metal-free models and sets off gate detectors. Not waterproof and not for " +
      "live electrical work. Replace it when cleats are flat or the toe is dented. Boxed in " +
      "pairs, ten to a carton.",
    price: 89,
    originalPrice: 175,
    category: "Foot Protection",
    subcategory: "Safety Boots",
    images: [
      "steel-toe-safety-boot-s3-black-front",
      "steel-toe-safety-boot-s3-black-sole",
      "steel-toe-safety-boot-s3-black-parts",
    ],
    specifications: {
      material: "Buffalo leather, steel toe cap and plate, PU cushioning, nitrile rubber outsole",
      certification: ["EN ISO 20345:2022"],
      size: "EU 39-47",
      color: ["Black"],
      weight: "1.4 kg per pair, EU 42",
      standard: "S3 SR FO HRO",
    },
    features: [
      "Steel toe cap, 200 J",
      "Steel perforation-resistant plate (P)",
      "Nitrile outsole, hot contact 300 °C",
      "Bellows tongue keeps out sand",
      "Steel eyelets and hooks",
    ],
    keyFigures: [
      { label: "Category", value: "S3 SR FO HRO" },
      { label: "Toe cap", value: "Steel 200 J" },
      { label: "Midsole", value: "Steel (P)" },
    ],
    bulkQuantity: "5,000+ units in stock",
    moq: 50,
    inStock: true,
  },
  {
    id: "FP003",
    slug: "desert-safety-boot-s1ps-suede-sand",
    name: "Desert Safety Boot S1PS, Suede, Sand",
    description:
      "Suede and mesh boot for dry heat, S1PS SR FO, with composite toe cap and textile midsole. " +
      "The upper breathes and is not made for wet work.",
    detailedDescription:
      "For dry sites in summer: pipelines, survey, solar farms and warehouse yards in the " +
      "interior. Suede and open mesh let sweat out where an S3 leather upper would hold it, at " +
      "the price of water resistance: S1PS has none, so do not use it for concrete pours, " +
      "washing down or rain. Toe cap and textile midsole protect as in other safety boots, the " +
      "midsole against the 3.0 mm test nail. Antistatic, not insulating. Brush sand out of the " +
      "mesh and replace the boot when it opens at a seam. Boxed in pairs, ten to a carton.",
    price: 0,
    category: "Foot Protection",
    subcategory: "Safety Boots",
    images: [
      "desert-safety-boot-s1ps-suede-sand-front",
      "desert-safety-boot-s1ps-suede-sand-detail",
    ],
    specifications: {
      material: "Suede leather and polyester mesh, composite toe cap, textile midsole, PU sole",
      certification: ["EN ISO 20345:2022"],
      size: "EU 39-47",
      color: ["Sand"],
      weight: "1.1 kg per pair, EU 42",
      standard: "S1PS SR FO",
    },
    features: [
      "Mesh panels on both sides",
      "Composite toe cap, 200 J",
      "Textile midsole, 3.0 mm nail test (PS)",
      "Gusseted tongue against sand",
      "Removable washable insole",
    ],
    keyFigures: [
      { label: "Category", value: "S1PS SR FO" },
      { label: "Toe cap", value: "Composite 200 J" },
      { label: "Midsole", value: "Textile (PS)" },
    ],
    bulkQuantity: "1,500+ units in stock",
    moq: 20,
    inStock: true,
  },
  {
    id: "FP004",
    slug: "waterproof-high-leg-safety-boot-s7s",
    name: "Waterproof High-Leg Safety Boot, S7S",
    description:
      "25 cm leather boot with a waterproof membrane, S7S SR FO SC. For dewatering, ports and " +
      "offshore crews who would otherwise wear gumboots.",
    detailedDescription:
      "For dewatering, jetty and offshore crews, drainage and road works in the rainy season. " +
      "S7S means that the whole boot is tested against water, not only the leather, so it " +
      "replaces a gumboot where the water stays below the membrane and a laced, supporting boot " +
      "is wanted. Over the top, water comes in and dries slowly. The membrane holds warmth: for " +
      "dry summer work choose the desert boot. Scuff caps save the toe when kneeling. Clean off " +
      "salt and cement the same day, and retire the boot when it leaks. Boxed in pairs, six to a " +
      "carton.",
    price: 0,
    category: "Foot Protection",
    subcategory: "Safety Boots",
    images: [
      "waterproof-high-leg-safety-boot-s7s-front",
      "waterproof-high-leg-safety-boot-s7s-side",
      "waterproof-high-leg-safety-boot-s7s-detail",
    ],
    specifications: {
      material: "Waxed leather, waterproof membrane, composite toe cap, textile midsole, PU sole",
      certification: ["EN ISO 20345:2022"],
      size: "EU 39-48",
      color: ["Black"],
      weight: "1.6 kg per pair, EU 42",
      standard: "S7S SR FO SC",
    },
    features: [
      "Whole boot tested against water (WR)",
      "Scuff cap over the toe (SC)",
      "Shaft 25 cm high with padded ankle",
      "Side zip behind a bellows panel",
      "Composite toe cap, textile midsole",
    ],
    keyFigures: [
      { label: "Category", value: "S7S SR FO SC" },
      { label: "Toe cap", value: "Composite 200 J" },
      { label: "Midsole", value: "Textile (PS)" },
    ],
    bulkQuantity: "Contact for availability",
    moq: 20,
    inStock: true,
  },
  {
    id: "FP005",
    slug: "astm-f2413-steel-toe-work-boot-eh",
    name: "Steel Toe Work Boot, ASTM F2413, EH",
    description:
      "Wheat nubuck boot to ASTM F2413-18 with steel toe and EH sole. For contractors whose " +
      "client names the American standard.",
    detailedDescription:
      "For contractors in the Eastern Province and on projects whose specification asks for ASTM " +
      "F2413 footwear. The toe is tested for impact and compression at the levels of that " +
      "standard, which are not directly comparable with the 200 J of EN ISO 20345. EH is " +
      "secondary protection only, in dry conditions and with an intact sole: it is not " +
      "insulating footwear and no reason to work live. There is no puncture plate, so choose " +
      "another boot among nails. Replace it when the sole is worn, cut or has metal embedded. " +
      "Boxed in pairs, ten to a carton, sized US and EU.",
    price: 0,
    category: "Foot Protection",
    subcategory: "Safety Boots",
    images: ["astm-f2413-steel-toe-work-boot-eh-front", "astm-f2413-steel-toe-work-boot-eh-label"],
    specifications: {
      material: "Nubuck leather, steel toe cap, welted rubber outsole",
      certification: ["ASTM F2413-18"],
      size: "EU 39-48 (US 6-14)",
      color: ["Wheat", "Brown"],
      weight: "1.5 kg per pair, EU 42",
      standard: "M/I/C EH",
    },
    features: [
      "Steel toe, impact and compression tested",
      "EH sole, dry conditions only",
      "Welted sole that can be replaced",
      "Six-inch shaft with padded collar",
      "Non-metallic shank for ladders",
    ],
    keyFigures: [
      { label: "Standard", value: "ASTM F2413-18" },
      { label: "Toe cap", value: "Steel, I and C" },
      { label: "Midsole", value: "No plate" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 20,
    inStock: true,
  },
];
