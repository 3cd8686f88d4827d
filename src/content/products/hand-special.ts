import type { Product } from "#domain/catalogue/product.ts";

/** Gloves for impact, cold and welding. */
export const handSpecialProducts: readonly Product[] = [
  {
    id: "HD010",
    slug: "impact-gloves-tpr-sandy-nitrile",
    name: "Impact Gloves, TPR Back, Cut Level C",
    description:
      "Gloves with moulded TPR over knuckles and fingers and a sandy nitrile palm, for drilling " +
      "crews, pipe handling and rigging.",
    detailedDescription:
      "Made for the drill floor, pipe yards and heavy mechanical maintenance, where hands are " +
      "struck or pinched between tubulars, flanges and tools. TPR bars cover the knuckles, the " +
      "back of each finger and the thumb; the sandy nitrile palm grips muddy and oily pipe. The " +
      "impact ratings describe energy on the back of the hand and do not make a crush point " +
      "safe: keep hands out of the line of fire and use push-pull tools. Not liquid-proof, no " +
      "chemical, heat or electrical rating. Replace when TPR bars lift or split or the palm is " +
      "worn through. Sold by the pair, 6 pairs to a bag.",
    price: 0,
    category: "Hand Protection",
    subcategory: "Impact Gloves",
    images: [
      "impact-gloves-tpr-sandy-nitrile-back",
      "impact-gloves-tpr-sandy-nitrile-front",
      "impact-gloves-tpr-sandy-nitrile-detail",
    ],
    specifications: {
      material: "HPPE knit, sandy nitrile palm, TPR guards",
      certification: ["EN 388:2016+A1:2018", "ANSI/ISEA 138-2019", "EN ISO 21420:2020"],
      size: "8 (M) to 12 (3XL)",
      color: ["Black with hi-vis yellow", "Black with hi-vis orange"],
      weight: "165 g per pair",
      standard: "4X43CP, ANSI 138 level 2",
    },
    features: [
      "TPR guards to the fingertips and thumb",
      "EN 388 impact pass, mark P",
      "Cut level C palm and fingers",
      "Sandy nitrile grips muddy, oily pipe",
      "High-visibility back seen by crane operators",
    ],
    keyFigures: [
      { label: "Impact", value: "P; ANSI 138 level 2" },
      { label: "Cut", value: "Level C" },
      { label: "Grip", value: "Sandy nitrile, oily" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 100,
    inStock: true,
  },
  {
    id: "HD011",
    slug: "winter-gloves-thermal-double-latex",
    name: "Winter Gloves, Thermal Liner, Double Latex",
    description:
      "Terry-lined gloves with two layers of latex for cold stores, ice plants and winter night " +
      "shifts in the northern regions.",
    detailedDescription:
      "For cold-store loaders, ice and frozen-food plants, and outdoor crews on winter nights " +
      "around Tabuk, Hail and Al Jouf. A brushed acrylic liner holds warm air, a smooth latex " +
      "layer covers the whole hand against damp, and a foamed layer on the palm grips frosted " +
      "cartons. The EN 511 mark X2X means contact cold was tested and convective cold and water " +
      "were not: do not rely on it in blast freezers with fans or when hands are immersed. " +
      "Contains natural rubber latex, which some people cannot wear. Replace when the liner " +
      "mats down or the latex cracks. Sold by the pair, 12 pairs to a bag.",
    price: 24,
    category: "Hand Protection",
    subcategory: "Winter Gloves",
    images: [
      "winter-gloves-thermal-double-latex-front",
      "winter-gloves-thermal-double-latex-inside",
    ],
    specifications: {
      material: "Acrylic terry liner, double latex dip",
      certification: ["EN 511:2006", "EN 388:2016+A1:2018", "EN ISO 21420:2020"],
      size: "8 (M) to 11 (2XL)",
      color: ["Hi-vis orange with black palm"],
      weight: "138 g per pair",
      standard: "EN 511 X2X, EN 388 2231X",
    },
    features: [
      "Contact cold level 2 under EN 511",
      "Brushed 10-gauge terry liner",
      "Smooth latex over the whole hand",
      "Foamed latex palm grips frosted cartons",
      "Elastic knitted wrist keeps warm air in",
    ],
    keyFigures: [
      { label: "Contact cold", value: "Level 2" },
      { label: "Coating", value: "Double latex, full" },
      { label: "Liner", value: "Acrylic terry" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 100,
    inStock: true,
  },
  {
    id: "HD014",
    slug: "welding-gauntlets-type-a-cow-split",
    name: "Welding Gauntlets, Type A, Lined Cow Split",
    description:
      "Lined cow split welding gauntlets of Type A with aramid stitching, for stick and MIG " +
      "welding, gouging and torch cutting.",
    detailedDescription:
      "For stick, flux-cored and MIG welders, arc gougers and burners in fabrication shops and " +
      "on pipelines. Type A under EN 12477 gives more heat and spatter protection with less " +
      "dexterity; TIG welders usually prefer a Type B glove. Cotton lining, welted seams and a " +
      "35 cm gauntlet protect the wrist. Not for holding hot parts: contact heat is level 1 and " +
      "short. Leather that is wet with sweat or rain conducts electricity, so change to a dry " +
      "pair and never treat these as insulating gloves. Replace when leather is hard, shrunk or " +
      "burnt through, or seams open. Sold by the pair, 6 pairs to a bag.",
    price: 32,
    originalPrice: 62,
    category: "Hand Protection",
    subcategory: "Welding Gloves",
    images: [
      "welding-gauntlets-type-a-cow-split-front",
      "welding-gauntlets-type-a-cow-split-detail",
      "welding-gauntlets-type-a-cow-split-scale",
    ],
    specifications: {
      material: "Cow split leather, cotton lining, aramid thread",
      certification: ["EN 12477:2001+A1:2005", "EN 407:2020", "EN 388:2016+A1:2018"],
      size: "9 (L) to 11 (2XL)",
      color: ["Red-brown"],
      weight: "370 g per pair",
      standard: "Type A, 413X4X, 3143X",
    },
    features: [
      "Type A: higher protection for stick and MIG",
      "Aramid thread with welted seams",
      "Small-splash resistance level 4 under EN 407",
      "35 cm gauntlet over the sleeve",
      "Straight thumb with sewn reinforcement",
    ],
    keyFigures: [
      { label: "EN 12477", value: "Type A" },
      { label: "Length", value: "35 cm" },
      { label: "EN 407", value: "413X4X" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 50,
    inStock: true,
    tags: ["welding", "heat"],
  },
];
