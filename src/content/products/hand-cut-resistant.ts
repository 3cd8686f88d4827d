import type { Product } from "#domain/catalogue/product.ts";

/** Gloves chosen by their cut level. */
export const handCutResistantProducts: readonly Product[] = [
  {
    id: "HD001",
    slug: "cut-resistant-gloves-pu-level-c",
    name: "Cut Resistant Gloves, PU Palm, Level C",
    description:
      "Thin 13-gauge gloves at cut level C with a PU palm, for dry assembly and light " +
      "sheet-metal work where small parts must be felt.",
    detailedDescription:
      "Fitters, duct installers and warehouse packers wear these for dry handling of sheet " +
      "metal, cable tray and trimmed plastic, where touch matters more than padding. The PU " +
      "film grips dry and lightly oiled parts but is not liquid-proof, so cutting fluid reaches " +
      "the hand. Level C is a measured cut force, not immunity: keep these gloves away from " +
      "saws, rotating shafts and needles. They carry no chemical, heat or electrical rating. " +
      "Check the palm before each shift and discard the pair when the coating is worn to the " +
      "yarn or a finger is holed. Sold by the pair, 10 pairs to a bag and 100 to a carton.",
    price: 14.5,
    category: "Hand Protection",
    subcategory: "Cut Resistant Gloves",
    images: [
      "cut-resistant-gloves-pu-level-c-front",
      "cut-resistant-gloves-pu-level-c-back",
      "cut-resistant-gloves-pu-level-c-detail",
    ],
    specifications: {
      material: "HPPE and glass-fibre knit, PU palm",
      certification: ["EN 388:2016+A1:2018", "EN ISO 21420:2020"],
      size: "6 (XS) to 11 (2XL)",
      color: ["Grey"],
      weight: "44 g per pair",
      standard: "4X42C",
    },
    features: [
      "13-gauge knit keeps fingertip feel",
      "PU palm and fingers grip dry parts",
      "Cut level C by the EN ISO 13997 test",
      "Open knitted back lets the hand cool",
      "Cuff band coloured by size for quick issue",
    ],
    keyFigures: [
      { label: "Cut", value: "Level C" },
      { label: "Coating", value: "PU, dry grip" },
      { label: "Gauge", value: "13" },
    ],
    bulkQuantity: "10,000+ units in stock",
    moq: 500,
    inStock: true,
  },
  {
    id: "HD002",
    slug: "cut-resistant-gloves-nitrile-foam-level-d",
    name: "Cut Resistant Gloves, Nitrile Foam, Level D",
    description:
      "Cut level D gloves with a nitrile foam palm that keeps its grip on oily steel, for " +
      "glazing, metal fabrication and pipe work.",
    detailedDescription:
      "For fabricators, glaziers and mechanical crews who handle oiled plate, swarf and cut " +
      "pipe ends through a full shift. The foamed nitrile palm soaks up a film of oil and holds " +
      "better than PU, while the back stays open to air. Nitrile reaches the knuckles on the " +
      "palm side only, so the glove is not waterproof and must not be used for solvents or " +
      "acids. It gives no impact or heat protection. The EN and ANSI cut results come from " +
      "different tests and are not directly comparable. Replace when the foam is smooth, split " +
      "or saturated. Sold by the pair, 10 pairs to a bag.",
    price: 0,
    category: "Hand Protection",
    subcategory: "Cut Resistant Gloves",
    images: [
      "cut-resistant-gloves-nitrile-foam-level-d-front",
      "cut-resistant-gloves-nitrile-foam-level-d-detail",
      "cut-resistant-gloves-nitrile-foam-level-d-label",
    ],
    specifications: {
      material: "HPPE, steel and nylon knit, nitrile foam palm",
      certification: ["EN 388:2016+A1:2018", "ANSI/ISEA 105-2024", "EN ISO 21420:2020"],
      size: "7 (S) to 11 (2XL)",
      color: ["Blue-grey with black palm"],
      weight: "58 g per pair",
      standard: "4X43D, ANSI cut A4",
    },
    features: [
      "Nitrile foam grips oily and damp steel",
      "Cut level D (EN), A4 (ANSI), tested separately",
      "Abrasion level 4 for rough edges",
      "Touchscreen-capable thumb and forefinger",
      "Washable at 40 °C up to three times",
    ],
    keyFigures: [
      { label: "Cut", value: "Level D" },
      { label: "Coating", value: "Nitrile foam, oily" },
      { label: "Gauge", value: "13" },
    ],
    bulkQuantity: "5,000+ units in stock",
    moq: 200,
    inStock: true,
  },
  {
    id: "HD003",
    slug: "cut-resistant-gloves-sandy-nitrile-level-f",
    name: "Cut Resistant Gloves, Sandy Nitrile, Level F",
    description:
      "Cut level F gloves with sandy nitrile and a reinforced thumb crotch, for coil strapping, " +
      "glass sheet and demolition metal.",
    detailedDescription:
      "Chosen where a slip means a deep cut: de-strapping steel coil, carrying glass sheet, " +
      "sorting demolition metal and handling fresh-sheared plate. The heavier 10-gauge knit " +
      "with steel reaches the highest cut level of EN 388, and the sandy nitrile finish grips " +
      "wet and oily faces. An extra patch covers the thumb crotch, where gloves wear first. The " +
      "knit is thicker, so small fasteners are harder to pick up than in our level C or D " +
      "gloves. Not for powered blades, needles, live electrical work or chemicals. Replace " +
      "after any cut that shows broken yarn. Sold by the pair, packed singly on a hanging card.",
    price: 0,
    category: "Hand Protection",
    subcategory: "Cut Resistant Gloves",
    images: [
      "cut-resistant-gloves-sandy-nitrile-level-f-front",
      "cut-resistant-gloves-sandy-nitrile-level-f-detail",
    ],
    specifications: {
      material: "HPPE, steel and polyester knit, sandy nitrile palm",
      certification: ["EN 388:2016+A1:2018", "ANSI/ISEA 105-2024", "EN ISO 21420:2020"],
      size: "8 (M) to 11 (2XL)",
      color: ["Dark grey with black palm"],
      weight: "92 g per pair",
      standard: "4X43F, ANSI cut A6",
    },
    features: [
      "Cut level F, the highest of EN 388",
      "Sandy nitrile grips wet and oily sheet",
      "Reinforced thumb crotch",
      "Long 8 cm knitted cuff covers the wrist",
      "10-gauge knit adds padding at the palm",
    ],
    keyFigures: [
      { label: "Cut", value: "Level F" },
      { label: "Coating", value: "Sandy nitrile, wet" },
      { label: "Gauge", value: "10" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 100,
    inStock: true,
  },
];
