import type { Product } from "#domain/catalogue/product.ts";

/** Fire blankets in wall cases. */
export const fireBlanketsProducts: readonly Product[] = [
  {
    id: "FS005",
    slug: "fire-blanket-1200x1200",
    name: "Fire Blanket, 1.2 m x 1.2 m, Wall Case",
    description:
      "Glass-fibre fire blanket in a hard wall case, for small pan and bin fires in pantries, " +
      "camp kitchens and laboratories.",
    detailedDescription:
      "Hung in pantries, camp kitchens, site offices and laboratories, within reach but not " +
      "above the cooker. Pull both tapes, shield the hands in the folded edge, lay the blanket " +
      "over the fire, switch off the heat and leave it covered until cold. At 1.2 m square it " +
      "suits a small pan or a waste bin. It is not for deep-fat fryers or spreading liquid " +
      "fires, and it is too small to wrap a person whose clothing burns: take the 1.8 m blanket " +
      "for that. Single use: replace after any fire. Check case and tapes at least yearly. Sold " +
      "singly in a red case with screws.",
    price: 45,
    category: "Fire Safety",
    subcategory: "Fire Blankets",
    images: ["fire-blanket-1200x1200-front", "fire-blanket-1200x1200-contents"],
    specifications: {
      material: "Coated glass-fibre fabric, ABS case",
      certification: ["EN 1869:2019"],
      size: "1.2 m x 1.2 m",
      color: ["White blanket, red case"],
      weight: "800 g",
    },
    features: [
      "Two pull tapes release it in one move",
      "Folded edge shields the hands",
      "Hard case keeps grease and dust out",
      "Steps of use printed on the case",
      "Screws and plugs for wall mounting",
    ],
    keyFigures: [
      { label: "Size", value: "1.2 m x 1.2 m" },
      { label: "Clothing fires", value: "Too small" },
      { label: "Case", value: "Hard, wall-mounted" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 20,
    inStock: true,
  },
  {
    id: "FS006",
    slug: "fire-blanket-1800x1800",
    name: "Fire Blanket, 1.8 m x 1.8 m, Soft Case",
    description:
      "Large glass-fibre fire blanket wide enough to wrap a person, for workshops, welding " +
      "bays, fuel islands and plant rooms.",
    detailedDescription:
      "Kept at welding bays, workshops, fuel islands and laboratories, where clothing can catch " +
      "fire as well as equipment. At 1.8 m square it can be wrapped round a standing or lying " +
      "person, from the shoulders down and away from the face, and it covers a small engine or " +
      "a parts washer. It is not a welding curtain, a heat shield for continuous use, or a " +
      "means to fight a lithium battery or deep-fat fryer fire. Two hands and some practice are " +
      "needed to spread it. Single use: replace after any fire. Check the case and tapes " +
      "yearly. Sold singly in a soft case with eyelets.",
    price: 0,
    category: "Fire Safety",
    subcategory: "Fire Blankets",
    images: [
      "fire-blanket-1800x1800-front",
      "fire-blanket-1800x1800-contents",
      "fire-blanket-1800x1800-detail",
    ],
    specifications: {
      material: "Coated glass-fibre fabric, PVC soft case",
      certification: ["EN 1869:2019"],
      size: "1.8 m x 1.8 m",
      color: ["White blanket, red case"],
      weight: "1.7 kg",
    },
    features: [
      "Large enough for clothing fires",
      "Hand pockets along the pulled edge",
      "Soft case hangs on two eyelets",
      "Quick release by two pull tapes",
      "Luminous instruction panel on the case",
    ],
    keyFigures: [
      { label: "Size", value: "1.8 m x 1.8 m" },
      { label: "Clothing fires", value: "Suitable" },
      { label: "Case", value: "Soft, hanging" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 10,
    inStock: true,
  },
];
