import type { Product } from "#domain/catalogue/product.ts";

export const bodyCoverallsProducts: readonly Product[] = [
  {
    id: "BP006",
    slug: "poly-cotton-coverall-navy",
    name: "Poly-Cotton Coverall, Navy, 245 g/m²",
    description:
      "General work coverall in hard-wearing poly-cotton twill with reflective trim. For " +
      "workshops, stores and maintenance without flame, arc or chemical risk.",
    detailedDescription:
      "The everyday coverall for mechanics, stores, cleaning and general maintenance crews. " +
      "Poly-cotton twill holds its colour through laundry and dries quickly. The trim helps the " +
      "wearer to be seen but does not reach a class of EN ISO 20471: near traffic, wear a vest " +
      "over it. The cloth is not flame resistant and polyester melts, so it has no place in hot " +
      "work, process areas or switchrooms; there, take an FR coverall or arc flash clothing. " +
      "Wash at up to 60 °C and replace it when seams or knees wear through. Sold singly, 20 to a " +
      "carton.",
    price: 68,
    category: "Body Protection",
    subcategory: "Coveralls",
    images: ["poly-cotton-coverall-navy-front", "poly-cotton-coverall-navy-detail"],
    specifications: {
      material: "65 % polyester, 35 % cotton twill, 245 g/m²",
      size: "S to 4XL",
      color: ["Navy", "Royal blue", "Grey", "Orange"],
      weight: "850 g",
    },
    features: [
      "Two-way zip under a flap",
      "Elastic waist at the back, action pleats",
      "Two chest, two hip, one rule pocket",
      "Triple-stitched main seams",
      "Reflective trim on arms, legs and chest",
    ],
    keyFigures: [
      { label: "Fabric", value: "Poly-cotton 245 g/m²" },
      { label: "Flame", value: "Not resistant" },
      { label: "Hi-vis class", value: "None, trim only" },
    ],
    bulkQuantity: "5,000+ units in stock",
    moq: 50,
    inStock: true,
  },
  {
    id: "BP007",
    slug: "hi-vis-coverall-orange-class-3",
    name: "Hi-Vis Coverall, Orange, Class 3",
    description:
      "Fluorescent orange coverall with navy panels, EN ISO 20471 class 3 from shoulder to " +
      "ankle. For road, rail and airside crews by day and night.",
    detailedDescription:
      "For road, rail and airside crews who kneel, turn and work among moving vehicles, where a " +
      "vest would be hidden or come off. Bands on body, arms and legs show a human shape from " +
      "every side. Dark panels at the places that soil first keep the fluorescent area clean for " +
      "longer. The cloth is not flame resistant and gives no protection against chemicals. " +
      "Industrial laundry dulls the colour: count the washes on the label and retire the " +
      "coverall at the limit stated there. Sizes allow one layer underneath. Sold singly, 20 to " +
      "a carton.",
    price: 0,
    category: "Body Protection",
    subcategory: "Coveralls",
    images: [
      "hi-vis-coverall-orange-class-3-front",
      "hi-vis-coverall-orange-class-3-back",
      "hi-vis-coverall-orange-class-3-detail",
    ],
    specifications: {
      material: "80 % polyester, 20 % cotton, 260 g/m²; 50 mm retroreflective tape",
      certification: ["EN ISO 20471:2013+A1:2016"],
      size: "S to 4XL",
      color: ["Fluorescent orange with navy", "Fluorescent yellow with navy"],
      weight: "980 g",
      standard: "Class 3",
    },
    features: [
      "Bands round body, arms and both legs",
      "Navy panels at cuffs, knees and hem",
      "Pockets for knee pads",
      "Two-way zip under a flap",
      "Adjustable cuffs and ankles",
    ],
    keyFigures: [
      { label: "Fabric", value: "Poly-cotton 260 g/m²" },
      { label: "Flame", value: "Not resistant" },
      { label: "Hi-vis class", value: "3" },
    ],
    bulkQuantity: "1,500+ units in stock",
    moq: 20,
    inStock: true,
    tags: ["night-work"],
  },
  {
    id: "BP008",
    slug: "fr-cotton-coverall-300-gsm",
    name: "FR Cotton Coverall, 300 g/m²",
    description:
      "Treated cotton-nylon coverall for flash fire and welding spatter: NFPA 2112 and EN ISO " +
      "11612 with iron splash E2. For refineries, gas plants and fabrication yards.",
    detailedDescription:
      "For operators, fitters and welders in refineries, gas plants and fabrication yards. The " +
      "treated cotton sheds small molten splashes better than light aramid, but is heavier in " +
      "summer. It buys seconds to escape a flash fire; it is not for entering a fire and no arc " +
      "rating is claimed. Wear cotton or FR underwear beneath, never bare synthetics, and keep " +
      "every closure shut. Launder without chlorine bleach or fabric softener, and take off any " +
      "garment soaked in fuel. Retire it when it is holed, thin or patched with ordinary cloth. " +
      "Sold singly, ten to a carton.",
    price: 0,
    category: "Body Protection",
    subcategory: "FR Coveralls",
    images: ["fr-cotton-coverall-300-gsm-front", "fr-cotton-coverall-300-gsm-label"],
    specifications: {
      material: "88 % flame-retardant treated cotton, 12 % nylon, 300 g/m²",
      certification: ["NFPA 2112-2023", "EN ISO 11612:2015", "EN ISO 11611:2015"],
      size: "S to 4XL, regular and tall",
      color: ["Orange", "Navy", "Khaki"],
      weight: "1.2 kg",
      standard: "A1 A2 B1 C1 E2 F1; welding class 1",
    },
    features: [
      "Flame-resistant retroreflective tape",
      "Covered brass zip and press studs",
      "Sewn with aramid thread",
      "Pocket flaps keep spatter out",
      "Bi-swing back for overhead work",
    ],
    keyFigures: [
      { label: "Fabric", value: "FR cotton 300 g/m²" },
      { label: "Iron splash", value: "E2" },
      { label: "Antistatic", value: "No" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 20,
    inStock: true,
    tags: ["heat", "welding"],
  },
  {
    id: "BP009",
    slug: "aramid-fr-coverall-200-gsm",
    name: "Aramid FR Coverall, 200 g/m²",
    description:
      "Light inherently flame-resistant aramid coverall with antistatic fibre, NFPA 2112 and EN " +
      "ISO 11612. For oil and gas crews in classified areas and summer heat.",
    detailedDescription:
      "For drilling, production and tank farm crews who wear FR all shift in summer. Flame " +
      "resistance belongs to the aramid fibre and does not wash out; a third less weight than " +
      "treated cotton makes it easier to bear in the heat. The antistatic fibre works only when " +
      "the wearer is earthed through suitable footwear. It offers no molten metal class, so " +
      "choose FR cotton for welding, and no arc rating is claimed. Wear non-melting underwear. " +
      "Fuel, grease and ordinary repair patches burn even on aramid: clean or retire the " +
      "garment. Sold singly, ten to a carton.",
    price: 0,
    category: "Body Protection",
    subcategory: "FR Coveralls",
    images: [
      "aramid-fr-coverall-200-gsm-front",
      "aramid-fr-coverall-200-gsm-back",
      "aramid-fr-coverall-200-gsm-detail",
    ],
    specifications: {
      material: "93 % meta-aramid, 5 % para-aramid, 2 % antistatic fibre, 200 g/m²",
      certification: ["NFPA 2112-2023", "EN ISO 11612:2015", "EN 1149-5:2018"],
      size: "S to 4XL, regular and tall",
      color: ["Royal blue", "Orange", "Khaki"],
      weight: "830 g",
      standard: "A1 A2 B1 C1 F1",
    },
    features: [
      "Inherent flame resistance, not a finish",
      "Antistatic fibre woven into the cloth",
      "Flame-resistant retroreflective tape",
      "Two-way zip, gloved-hand puller",
      "Side openings with concealed studs",
    ],
    keyFigures: [
      { label: "Fabric", value: "Aramid 200 g/m²" },
      { label: "Iron splash", value: "Not claimed" },
      { label: "Antistatic", value: "Yes" },
    ],
    bulkQuantity: "Contact for availability",
    moq: 20,
    inStock: true,
    tags: ["heat"],
  },
];
