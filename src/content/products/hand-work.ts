import type { Product } from "#domain/catalogue/product.ts";

/** General work gloves and leather gloves. */
export const handWorkProducts: readonly Product[] = [
  {
    id: "HD004",
    slug: "work-gloves-nitrile-coated-polyester",
    name: "Work Gloves, Nitrile Palm on Polyester Knit",
    description:
      "General handling gloves with a smooth nitrile palm on 13-gauge polyester, issued in bulk " +
      "to construction and warehouse crews.",
    detailedDescription:
      "The everyday issue glove for masons' helpers, scaffolders' ground crew, storekeepers and " +
      "drivers who load pallets. Smooth nitrile wears longer than latex or PU on concrete block " +
      "and timber, and causes no natural-rubber allergy. Cut resistance is at the lowest coupe " +
      "level: for sheet metal or glass choose a glove from the cut-resistant range. The back is " +
      "uncoated and the glove is not for chemicals, hot parts or electrical work. Change the " +
      "pair when the palm is holed or stiff with cement. Supplied in cartons of 100 pairs per " +
      "size, so a mixed order is counted by the carton.",
    price: 9,
    category: "Hand Protection",
    subcategory: "Work Gloves",
    images: [
      "work-gloves-nitrile-coated-polyester-front",
      "work-gloves-nitrile-coated-polyester-back",
      "work-gloves-nitrile-coated-polyester-carton",
    ],
    specifications: {
      material: "Polyester knit, smooth nitrile palm",
      certification: ["EN 388:2016+A1:2018", "EN ISO 21420:2020"],
      size: "8 (M) to 11 (2XL)",
      color: ["Grey with black palm"],
      weight: "46 g per pair",
      standard: "4121X",
    },
    features: [
      "Smooth nitrile palm outlasts PU on block",
      "No natural-rubber latex in the coating",
      "13-gauge seamless knit, open back",
      "Abrasion level 4 under EN 388",
      "Cartons of 100 pairs per size",
    ],
    keyFigures: [
      { label: "Cut", value: "Coupe level 1" },
      { label: "Abrasion", value: "Level 4" },
      { label: "Coating", value: "Smooth nitrile" },
    ],
    bulkQuantity: "10,000+ units in stock",
    moq: 1000,
    inStock: true,
  },
  {
    id: "HD005",
    slug: "work-gloves-cotton-pvc-dotted",
    name: "Work Gloves, Cotton Knit with PVC Dots",
    description:
      "Seven-gauge cotton knit gloves with PVC dots on the palm, for clean dry handling, " +
      "packing, gardening and short-use visitors.",
    detailedDescription:
      "A low-risk glove for carton packing, carrying furniture, landscaping and clean-up days, " +
      "bought in thousands and changed often. Cotton absorbs sweat and is comfortable in " +
      "summer; the PVC dots stop cardboard and smooth plastic from sliding. It holds no EN 388 " +
      "performance level: do not issue it for metal, glass, concrete or lifting gear, nor for " +
      "wet, hot, chemical or electrical work. One stretch size fits most hands, with a smaller " +
      "size on request. Dispose of the pair when it is soiled or the dots have rubbed off. " +
      "Packed 12 pairs to a bundle and 600 pairs to a bale.",
    price: 0,
    category: "Hand Protection",
    subcategory: "Work Gloves",
    images: ["work-gloves-cotton-pvc-dotted-front", "work-gloves-cotton-pvc-dotted-contents"],
    specifications: {
      material: "Cotton and polyester knit, PVC dots",
      certification: ["EN ISO 21420:2020"],
      size: "9 (L); 8 (M) on request",
      color: ["Natural white with blue dots"],
      weight: "60 g per pair",
    },
    features: [
      "PVC dots hold cartons and smooth plastic",
      "Cotton-rich knit absorbs sweat",
      "Ambidextrous shape fits either hand",
      "Elastic cuff with overlocked edge",
      "Bales of 600 pairs for large crews",
    ],
    keyFigures: [
      { label: "Use", value: "Minimal risk only" },
      { label: "Gauge", value: "7" },
      { label: "Palm", value: "PVC dots, one side" },
    ],
    bulkQuantity: "10,000+ units in stock",
    moq: 2000,
    inStock: true,
  },
  {
    id: "HD006",
    slug: "leather-rigger-gloves-canvas-back",
    name: "Leather Rigger Gloves, Canvas Back, Safety Cuff",
    description:
      "Cow split leather rigger gloves with a canvas back and stiff safety cuff, for rigging, " +
      "timber, rebar and rough steel.",
    detailedDescription:
      "The usual glove of riggers, steel fixers and labourers who handle slings, tie wire, " +
      "formwork and rough castings. Split leather over palm, fingertips and knuckles takes " +
      "abrasion; the canvas back breathes and the stiff cuff pulls off quickly if the hand is " +
      "trapped. Leather soaks up oil, water and chemicals, so keep it dry and never use it as " +
      "an insulating or chemical glove. Broken wire strands can still pierce the palm. It is " +
      "too stiff for fine tools. Replace when stitching opens or the palm is thin enough to " +
      "bend like cloth. Sold by the pair, one broad size, 12 pairs to a bundle.",
    price: 18,
    originalPrice: 36,
    category: "Hand Protection",
    subcategory: "Leather Gloves",
    images: [
      "leather-rigger-gloves-canvas-back-front",
      "leather-rigger-gloves-canvas-back-back",
      "leather-rigger-gloves-canvas-back-detail",
    ],
    specifications: {
      material: "Cow split leather, cotton canvas back",
      certification: ["EN 388:2016+A1:2018", "EN ISO 21420:2020"],
      size: "10.5 (broad fit)",
      color: ["Grey with striped canvas"],
      weight: "230 g per pair",
      standard: "3122X",
    },
    features: [
      "Double leather layer across the palm",
      "Leather knuckle strap and fingertips",
      "7 cm stiff cuff for quick release",
      "Cotton lining in the palm only",
      "Vein patch protects the wrist",
    ],
    keyFigures: [
      { label: "Leather", value: "Cow split" },
      { label: "Cuff", value: "Stiff safety, 7 cm" },
      { label: "Abrasion", value: "Level 3" },
    ],
    bulkQuantity: "5,000+ units in stock",
    moq: 200,
    inStock: true,
  },
  {
    id: "HD007",
    slug: "leather-driver-gloves-full-grain",
    name: "Leather Driver Gloves, Full-Grain Cowhide",
    description:
      "Unlined full-grain cowhide driver gloves with a keystone thumb, for crane and plant " +
      "operators, valve work and dry maintenance.",
    detailedDescription:
      "Operators of cranes, forklifts and earth-moving plant wear these for grip and feel on " +
      "levers, wheels and valves; maintenance crews use them for dry mechanical work. " +
      "Full-grain hide is smoother, tighter and more supple than the split leather of our " +
      "rigger gloves, and five sizes fit closely. The glove is unlined and thinner, so it gives " +
      "less protection against rough steel and rope, and none against chemicals or live " +
      "conductors. Do not substitute it for the leather protector worn over insulating gloves. " +
      "Wipe clean, dry in shade and replace when seams open. Sold by the pair, 10 pairs to a " +
      "bag.",
    price: 0,
    category: "Hand Protection",
    subcategory: "Leather Gloves",
    images: ["leather-driver-gloves-full-grain-front", "leather-driver-gloves-full-grain-detail"],
    specifications: {
      material: "Full-grain cowhide, unlined",
      certification: ["EN 388:2016+A1:2018", "EN ISO 21420:2020"],
      size: "8 (M) to 12 (3XL)",
      color: ["Cream"],
      weight: "130 g per pair",
      standard: "2122X",
    },
    features: [
      "Full-grain hide 1.0 to 1.2 mm thick",
      "Keystone thumb follows the grip",
      "Shirred elastic keeps the wrist closed",
      "Five sizes for a close fit",
      "Rolled leather hem sheds dust",
    ],
    keyFigures: [
      { label: "Leather", value: "Full-grain cowhide" },
      { label: "Cuff", value: "Elastic slip-on" },
      { label: "Abrasion", value: "Level 2" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 100,
    inStock: true,
  },
];
