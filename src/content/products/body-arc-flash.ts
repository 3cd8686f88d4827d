import type { Product } from "#domain/catalogue/product.ts";

export const bodyArcFlashProducts: readonly Product[] = [
  {
    id: "AC001",
    slug: "arc-flash-jacket-trousers-12-cal",
    name: "Arc Flash Jacket and Trousers, 12 cal/cm²",
    description:
      "Two-piece arc-rated set, 12 cal/cm², for daily switching and panel work up to PPE " +
      "category 2 of NFPA 70E-2024. Face shield, gloves and shoes are separate.",
    detailedDescription:
      "For electricians in substations, pump stations and plant switchrooms whose task falls in " +
      "PPE category 2 of NFPA 70E, a minimum of 8 cal/cm², or whose incident energy study gives " +
      "a value within 12 cal/cm². Do not mix the two methods. The set can be worn all day and " +
      "laundered like workwear. Head, face, hands and feet stay uncovered: add an arc-rated face " +
      "shield and balaclava, rubber insulating gloves with leather protectors, and safety " +
      "footwear. The cloth is no protection against electric shock: isolate first. Inspect for " +
      "holes and oil, and discard it after any arc. Sold as a pair in the same size.",
    price: 0,
    category: "Body Protection",
    subcategory: "Arc Flash Clothing",
    images: [
      "arc-flash-jacket-trousers-12-cal-front",
      "arc-flash-jacket-trousers-12-cal-label",
      "arc-flash-jacket-trousers-12-cal-contents",
    ],
    specifications: {
      material: "Modacrylic, cotton and aramid twill, 270 g/m²",
      certification: ["ASTM F1506-22", "IEC 61482-2:2018"],
      size: "S to 4XL",
      color: ["Navy", "Royal blue"],
      weight: "1.6 kg",
      standard: "Arc rating 12 cal/cm², PPE category 2",
    },
    features: [
      "Jacket and trousers, both 12 cal/cm²",
      "High collar with covered closures",
      "No exposed metal on the outside",
      "Cuffs close over glove gauntlets",
      "Arc rating printed on each label",
    ],
    keyFigures: [
      { label: "Arc rating", value: "12 cal/cm²" },
      { label: "PPE category", value: "2 (NFPA 70E-2024)" },
      { label: "Hood", value: "Not included" },
    ],
    bulkQuantity: "500+ units in stock",
    moq: 5,
    inStock: true,
    tags: ["arc-flash"],
  },
  {
    id: "AC002",
    slug: "arc-flash-suit-hood-40-cal",
    name: "Arc Flash Suit with Hood, 40 cal/cm²",
    description:
      "Coat, bib overall and hood with a 40 cal/cm² arc rating, for racking breakers and other " +
      "tasks in PPE category 4 of NFPA 70E-2024. With carry bag.",
    detailedDescription:
      "For authorised electricians who rack breakers, apply earths or test on switchgear placed " +
      "in PPE category 4, or whose incident energy study gives a value within 40 cal/cm². Do not " +
      "mix the two methods. Worn over natural-fibre or arc-rated workwear, with a hard hat under " +
      "the hood, rubber insulating gloves with leather protectors and safety footwear, none of " +
      "them included. It does not prevent shock and does not stop the pressure or fragments of a " +
      "blast. Vision, hearing and cooling suffer: keep tasks short. Discard it after any arc. " +
      "Sold as a complete suit by chest size.",
    price: 0,
    category: "Body Protection",
    subcategory: "Arc Flash Clothing",
    images: [
      "arc-flash-suit-hood-40-cal-front",
      "arc-flash-suit-hood-40-cal-detail",
      "arc-flash-suit-hood-40-cal-contents",
      "arc-flash-suit-hood-40-cal-label",
    ],
    specifications: {
      material: "Multi-layer modacrylic, cotton and aramid; polycarbonate hood window",
      certification: ["ASTM F1506-22", "IEC 61482-2:2018"],
      size: "M to 3XL",
      color: ["Navy"],
      weight: "4.8 kg",
      standard: "Arc rating 40 cal/cm², PPE category 4",
    },
    features: [
      "Coat, bib overall and hood, all 40 cal/cm²",
      "Hood window with anti-fog inner face",
      "Hood fits over a slotted hard hat",
      "Quick-release buckles on coat and bib",
      "Carry bag keeps the suit clean and dry",
    ],
    keyFigures: [
      { label: "Arc rating", value: "40 cal/cm²" },
      { label: "PPE category", value: "4 (NFPA 70E-2024)" },
      { label: "Hood", value: "Included" },
    ],
    bulkQuantity: "Made to order",
    moq: 5,
    inStock: true,
    tags: ["arc-flash"],
  },
];
