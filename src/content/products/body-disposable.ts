import type { Product } from "#domain/catalogue/product.ts";

export const bodyDisposableProducts: readonly Product[] = [
  {
    id: "BP010",
    slug: "disposable-coverall-type-5-6",
    name: "Disposable Coverall, Type 5/6, Hooded",
    description:
      "White microporous coverall against dust and light chemical spray, types 5 and 6. For " +
      "insulation, grinding, paint preparation and cleaning.",
    detailedDescription:
      "For insulation removal, dry grinding, cement and powder handling, spray preparation and " +
      "cleaning. Type 5 keeps out airborne particles, type 6 a light spray of liquid; neither " +
      "holds back a jet, a heavy spray or a soaking, for which the type 3/4 coverall exists. " +
      "Tape the cuffs to gloves and boots, and add the respirator that the dust calls for. The " +
      "laminate hardly breathes: in Saudi summers limit the time of wear, with shade and water. " +
      "It is not flame resistant. Use once, then discard as the contaminant requires. Packed " +
      "singly, 50 to a carton of one size.",
    price: 12.5,
    category: "Body Protection",
    subcategory: "Disposable Protection",
    images: ["disposable-coverall-type-5-6-front", "disposable-coverall-type-5-6-contents"],
    specifications: {
      material: "Microporous film on polypropylene non-woven, 60 g/m²",
      certification: ["EN ISO 13982-1:2004+A1:2010", "EN 13034:2005+A1:2009"],
      size: "M to 3XL",
      color: ["White"],
      weight: "Carton of 50, one size",
      standard: "Type 5, Type 6",
    },
    features: [
      "Three-piece hood that follows the face",
      "Elastic at cuffs, ankles, waist and hood",
      "Zip under a resealable flap",
      "Low-lint outer surface",
      "Single pack with size in large print",
    ],
    keyFigures: [
      { label: "Type", value: "5 and 6" },
      { label: "Seams", value: "Overlocked" },
      { label: "Use", value: "Dust, light spray" },
    ],
    bulkQuantity: "10,000+ units in stock",
    moq: 100,
    inStock: true,
    tags: ["chemical"],
  },
  {
    id: "BP011",
    slug: "chemical-splash-coverall-type-3-4",
    name: "Chemical Splash Coverall, Type 3/4, Yellow",
    description:
      "Coated yellow coverall with taped seams against liquid jets and spray, types 3 and 4. For " +
      "tank cleaning, acid transfer and spill response.",
    detailedDescription:
      "For acid and caustic transfer, tank and heat exchanger cleaning, pesticide mixing and " +
      "spill response. Taped seams and a double flap hold back a directed jet of liquid where a " +
      "type 5/6 coverall would leak. Suffix B means tested to EN 14126 against infective agents. " +
      "It is not gas-tight and is not for unknown substances or vapours. The film resists some " +
      "chemicals for hours and others for minutes: send us the substance and concentration, and " +
      "compare the permeation data on request before ordering. Tape it to chemical gloves and " +
      "boots. It traps heat, so set work and rest times. Single use. Packed singly, 25 to a " +
      "carton.",
    price: 0,
    category: "Body Protection",
    subcategory: "Disposable Protection",
    images: [
      "chemical-splash-coverall-type-3-4-front",
      "chemical-splash-coverall-type-3-4-detail",
      "chemical-splash-coverall-type-3-4-back",
    ],
    specifications: {
      material: "Multi-layer polymer film on polypropylene non-woven, 85 g/m²",
      certification: ["EN 14605:2005+A1:2009", "EN 14126:2003"],
      size: "M to 3XL",
      color: ["Yellow"],
      weight: "Carton of 25, one size",
      standard: "Type 3-B, Type 4-B",
    },
    features: [
      "Stitched and taped seams",
      "Double zip flap with adhesive strip",
      "Thumb loops keep sleeves over gloves",
      "Hood shaped for a full-face mask",
      "Roomy seat and shoulders for bending",
    ],
    keyFigures: [
      { label: "Type", value: "3 and 4" },
      { label: "Seams", value: "Taped" },
      { label: "Use", value: "Liquid jet, spray" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 50,
    inStock: true,
    tags: ["chemical"],
  },
];
