import type { Product } from "#domain/catalogue/product.ts";

/** Flame-resistant two-piece workwear and aluminised clothing. */
export const fireClothingProducts: readonly Product[] = [
  {
    id: "FS007",
    slug: "fr-shirt-trousers-arc-12cal",
    name: "FR Shirt and Trousers Set, 12 cal/cm²",
    description:
      "Flame-resistant shirt and trousers with an arc rating of 12 cal/cm², for electricians " +
      "and process operators.",
    detailedDescription:
      "Daily wear for plant operators, electricians and instrument technicians who face flash " +
      "fire or electric arc as a residual risk. The arc rating of 12 cal/cm² is a fabric " +
      "result; the job's incident-energy study or the category tables of NFPA 70E decide " +
      "whether it is enough, never both mixed. Wear it closed at neck and wrist, over " +
      "non-melting underwear. It does not replace a face shield, hood or gloves, and it is not " +
      "for fighting fires, molten metal or chemicals. Wash without bleach or softener; withdraw " +
      "when holed, thin or oil-soaked. Sold as a set, shirt and trousers in separate sizes.",
    price: 0,
    category: "Fire Safety",
    subcategory: "FR Clothing",
    images: [
      "fr-shirt-trousers-arc-12cal-front",
      "fr-shirt-trousers-arc-12cal-label",
      "fr-shirt-trousers-arc-12cal-detail",
    ],
    specifications: {
      material: "88 % cotton, 12 % nylon, FR treated, 305 g/m²",
      certification: ["NFPA 2112-2023", "ASTM F1506-22", "EN ISO 11612:2015"],
      size: "S to 5XL; regular and tall trousers",
      color: ["Navy", "Khaki"],
      weight: "1.3 kg",
      standard: "ATPV 12 cal/cm², A1 B1 C1 E1 F1",
    },
    features: [
      "Two-piece set, sizes chosen separately",
      "Snap closures covered by a flap",
      "No exposed metal on the outer face",
      "Aramid sewing thread throughout",
      "FR reflective tape on request",
    ],
    keyFigures: [
      { label: "Arc rating", value: "12 cal/cm²" },
      { label: "Fabric", value: "305 g/m² cotton FR" },
      { label: "Form", value: "Shirt and trousers" },
    ],
    bulkQuantity: "Made to order",
    moq: 50,
    inStock: true,
    tags: ["arc-flash"],
  },
  {
    id: "FS008",
    slug: "aluminised-approach-coat-furnace",
    name: "Aluminised Heat Coat, Knee Length",
    description:
      "Aluminised para-aramid coat that reflects radiant heat, for furnace tapping, kilns and " +
      "foundry work near molten metal.",
    detailedDescription:
      "For furnace tappers, kiln and foundry crews and boiler maintenance close to strong " +
      "radiant heat. The aluminised outer face reflects radiation and sheds small splashes; the " +
      "knee-length cut overlaps leggings or boots. It protects only what it covers: add an " +
      "aluminised hood with gold visor, gloves and spats, or the face and hands stay bare. It " +
      "is a short-exposure approach garment, not a fire-entry suit and not arc-rated. Body heat " +
      "builds up quickly in Saudi summers, so plan work and rest periods. Dirt and creases cut " +
      "reflection: wipe clean, hang, and withdraw when the film cracks. Made to order, sold " +
      "singly.",
    price: 0,
    category: "Fire Safety",
    subcategory: "FR Clothing",
    images: ["aluminised-approach-coat-furnace-front", "aluminised-approach-coat-furnace-inside"],
    specifications: {
      material: "Aluminised para-aramid, FR cotton lining",
      certification: ["EN ISO 11612:2015"],
      size: "M to 3XL, length 120 cm",
      color: ["Silver"],
      weight: "1.9 kg",
      standard: "A1 B1 C4 D3 E3 F1",
    },
    features: [
      "Aluminised face reflects radiant heat",
      "Radiant heat level C4 under EN ISO 11612",
      "Molten metal levels D3 and E3",
      "Snap front under a full storm flap",
      "Stand-up collar closes below the hood",
    ],
    keyFigures: [
      { label: "Radiant heat", value: "C4" },
      { label: "Molten metal", value: "D3 E3" },
      { label: "Length", value: "120 cm, knee" },
    ],
    bulkQuantity: "Made to order",
    moq: 5,
    inStock: true,
    tags: ["heat"],
  },
];
