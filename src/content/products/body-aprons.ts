import type { Product } from "#domain/catalogue/product.ts";

export const bodyApronsProducts: readonly Product[] = [
  {
    id: "BP012",
    slug: "pvc-chemical-apron-120-cm",
    name: "PVC Chemical Apron, 120 cm, Green",
    description:
      "Long coated apron against splashes of acids, alkalis and oils on the front of the body, " +
      "type PB [3]. For plating, dosing, laundries and laboratories.",
    detailedDescription:
      "For chemical dosing, battery filling, plating, laundries and laboratory work where " +
      "splashes come from the front and are wiped off at once. It covers chest to shin and " +
      "nothing else: arms, back and face need sleeves, gloves and a shield, and pumped or " +
      "pressurised liquids call for a full type 3 coverall. PVC swells in many solvents and is " +
      "no barrier to fuel or ketones for long; ask for the resistance table. Rinse after each " +
      "use and hang to dry out of the sun. Replace it when stiff, cracked or stained through. " +
      "Sold singly, 20 to a carton.",
    price: 0,
    category: "Body Protection",
    subcategory: "Aprons",
    images: ["pvc-chemical-apron-120-cm-front", "pvc-chemical-apron-120-cm-detail"],
    specifications: {
      material: "PVC on both sides of polyester cloth, 450 g/m²",
      certification: ["EN 14605:2005+A1:2009"],
      size: "One size, 90 × 120 cm",
      color: ["Green", "White"],
      weight: "520 g",
      standard: "Type PB [3]",
    },
    features: [
      "Covers from chest to shin",
      "Smooth surface that wipes clean",
      "Neck strap with quick-release buckle",
      "Welded eyelets, no stitched holes in front",
      "Hemmed edges against tearing",
    ],
    keyFigures: [
      { label: "Hazard", value: "Liquid splash" },
      { label: "Material", value: "PVC on polyester" },
      { label: "Length", value: "120 cm" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 20,
    inStock: true,
    tags: ["chemical"],
  },
  {
    id: "BP013",
    slug: "split-leather-welding-apron-100-cm",
    name: "Split Leather Welding Apron, 100 cm",
    description:
      "Cowhide split apron against weld spatter, grinding sparks and brief contact with hot " +
      "metal, EN ISO 11611 class 2. Covers chest to knee.",
    detailedDescription:
      "For stick, MIG and flux-cored welding, oxy-fuel cutting and grinding at the bench or in " +
      "the fabrication yard. Worn over an FR coverall, it spares the cloth of chest and thighs, " +
      "which take most of the spatter. It leaves back and arms open, so overhead welding needs a " +
      "jacket as well. Leather soaked with oil burns and wet leather conducts: keep it dry and " +
      "clean, away from live parts. It is no chemical protection. Replace it when it is burnt " +
      "hard, split or thin, and when straps or buckle fail. Sold singly, 20 to a carton.",
    price: 0,
    category: "Body Protection",
    subcategory: "Aprons",
    images: [
      "split-leather-welding-apron-100-cm-front",
      "split-leather-welding-apron-100-cm-detail",
    ],
    specifications: {
      material: "Chrome-tanned cowhide split, 1.2 mm, sewn with aramid thread",
      certification: ["EN ISO 11611:2015"],
      size: "One size, 60 × 100 cm",
      color: ["Tan"],
      weight: "750 g",
      standard: "Class 2",
    },
    features: [
      "Leather 1.2 mm thick, chest to knee",
      "Aramid thread resists spatter",
      "Crossed back straps take weight off the neck",
      "Riveted stress points",
      "Inner pocket, shut against sparks",
    ],
    keyFigures: [
      { label: "Hazard", value: "Sparks, spatter" },
      { label: "Material", value: "Cowhide split 1.2 mm" },
      { label: "Length", value: "100 cm" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 20,
    inStock: true,
    tags: ["welding", "heat"],
  },
];
