import type { Product } from "#domain/catalogue/product.ts";

/** Welding protection and face shields. */
export const eyeFaceAndWeldingProducts: readonly Product[] = [
  {
    id: "EF006",
    slug: "auto-darkening-welding-helmet",
    name: "Auto-Darkening Welding Helmet, Shade 9-13",
    description:
      "Welding helmet with four arc sensors and a variable filter from shade 9 to 13, plus a " +
      "grind setting. For stick, MIG/MAG and most TIG welding.",
    detailedDescription:
      "Fabrication shops and pipeline welders set the shade by current on the outside knob and " +
      "keep the helmet down between tacks, since the light state is shade 4. The grind setting " +
      "holds the light state; wear safety glasses underneath, as the helmet is lifted often. " +
      "Very low-current TIG may not trigger the sensors, so make a test arc first. It does not " +
      "protect the lungs from fume and is not a hard hat. Change the outer cover lens when " +
      "spatter marks it, and take a filter that flickers out of use. Sold singly, with two spare " +
      "cover lenses.",
    price: 198,
    originalPrice: 388,
    category: "Eye & Face Protection",
    subcategory: "Welding Protection",
    images: [
      "auto-darkening-welding-helmet-front",
      "auto-darkening-welding-helmet-inside",
      "auto-darkening-welding-helmet-detail",
    ],
    specifications: {
      material: "Polyamide shell, liquid-crystal filter, polycarbonate cover lenses",
      certification: ["EN ISO 16321-2:2021", "ANSI/ISEA Z87.1-2020"],
      size: "Headgear 52-64 cm, viewing area 100 x 60 mm",
      color: ["Black", "Blue"],
      weight: "520 g",
      standard: "W4 light, W9 to W13 dark",
    },
    features: [
      "Shade 9 to 13 set from the outside",
      "Four arc sensors, sensitivity and delay knobs",
      "Switching time 0.04 ms at room temperature",
      "Solar cell with replaceable lithium battery",
      "Grind setting at shade 4",
    ],
    keyFigures: [
      { label: "Dark shade", value: "9-13, variable" },
      { label: "Light shade", value: "4" },
      { label: "Arc sensors", value: "4" },
    ],
    bulkQuantity: "500+ units in stock",
    moq: 5,
    inStock: true,
    tags: ["welding"],
  },
  {
    id: "EF007",
    slug: "gas-welding-goggles-flip-up-shade-5",
    name: "Gas Welding Goggles, Flip-Up, Shade 5",
    description:
      "Goggles with round shade 5 filters that flip up from clear impact lenses. For gas " +
      "welding, brazing and oxy-fuel cutting, never for electric arc welding.",
    detailedDescription:
      "For oxy-acetylene welding, brazing and flame cutting in maintenance shops, scrap yards " +
      "and air-conditioning work. Flip the filters up and the clear polycarbonate lenses stay in " +
      "place for chipping and fitting. Shade 5 is far too light for any electric arc, plasma " +
      "cutting included: use a welding helmet there. Heavy cutting may call for shade 6, which " +
      "fits the same frame. The covered vents keep sparks out. Replace pitted filters in pairs " +
      "and check the hinge before use. Sold singly; spare filters in boxes of 10 pairs.",
    price: 0,
    category: "Eye & Face Protection",
    subcategory: "Welding Protection",
    images: [
      "gas-welding-goggles-flip-up-shade-5-front",
      "gas-welding-goggles-flip-up-shade-5-detail",
    ],
    specifications: {
      material: "PVC frame, glass filters, polycarbonate inner lenses",
      certification: ["EN ISO 16321-2:2021", "ANSI/ISEA Z87.1-2020"],
      size: "One size, 50 mm round filters",
      color: ["Black frame, green filters"],
      weight: "150 g",
      standard: "W5",
    },
    features: [
      "Flip-up front with two 50 mm filters",
      "Clear polycarbonate lenses behind",
      "Covered vents against sparks",
      "Filters changed without tools",
      "Shade 6 filters fit the same frame",
    ],
    keyFigures: [
      { label: "Shade", value: "5, fixed" },
      { label: "Process", value: "Gas only, no arc" },
      { label: "Front", value: "Flip-up" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 10,
    inStock: true,
    tags: ["welding"],
  },
  {
    id: "EF008",
    slug: "clear-face-shield-browguard",
    name: "Clear Face Shield with Browguard",
    description:
      "Clear polycarbonate visor on a ratchet browguard for grinding, mowing and liquid " +
      "transfer. Worn over safety glasses or goggles, never instead of them.",
    detailedDescription:
      "Covers the face from brow to chin against chips, spatter of cool liquids and " +
      "grass-cutting debris in workshops, vehicle washing, laboratories and landscaping. A face " +
      "shield lifts and lets particles in from below, so eye protection is always worn beneath. " +
      "It carries no arc rating, does not filter welding light and is not for molten metal. The " +
      "browguard is not a hard hat; for sites with overhead work ask for the helmet bracket. " +
      "Wash with soapy water and replace crazed or scratched visors. Sold as browguard with " +
      "visor; spare visors in packs of 10.",
    price: 0,
    category: "Eye & Face Protection",
    subcategory: "Face Shields",
    images: ["clear-face-shield-browguard-front", "clear-face-shield-browguard-side"],
    specifications: {
      material: "1.5 mm polycarbonate visor, polypropylene browguard, foam sweatband",
      certification: ["ANSI/ISEA Z87.1-2020", "EN ISO 16321-1:2022"],
      size: "Visor 390 x 200 mm, headgear 52-64 cm",
      color: ["Clear visor, black browguard"],
      weight: "260 g",
      standard: "Z87+ D3; ISO impact level D",
    },
    features: [
      "1.5 mm visor, 390 x 200 mm",
      "Ratchet headgear with replaceable sweatband",
      "Visor changed on five studs without tools",
      "Stays up at two angles",
      "Room for goggles and half mask beneath",
    ],
    keyFigures: [
      { label: "Impact mark", value: "Z87+" },
      { label: "Arc rating", value: "None" },
      { label: "Carrier", value: "Browguard" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 20,
    inStock: true,
  },
  {
    id: "EF009",
    slug: "arc-rated-face-shield-12-cal",
    name: "Arc-Rated Face Shield, 12 cal/cm², Chin Guard",
    description:
      "Tinted arc-rated visor with chin guard on a bracket for slotted hard hats. For switching " +
      "and racking where the study calls for no more than 12 cal/cm².",
    detailedDescription:
      "For electricians who switch, rack and test on panels within the limits of the site's arc " +
      "flash study. The rating of 12 cal/cm² covers the visor and chin guard only: wear it with " +
      "a Class E hard hat, safety glasses, an arc-rated balaclava, hearing protection and " +
      "arc-rated clothing of at least the same rating. Above 12 cal/cm² take a hood. The tint " +
      "darkens the view, so light the panel well. The bracket fits named helmets; send us the " +
      "model. Discard the visor after any arc exposure, deep scratch or solvent contact. Sold " +
      "singly, helmet not included.",
    price: 0,
    category: "Eye & Face Protection",
    subcategory: "Face Shields",
    images: [
      "arc-rated-face-shield-12-cal-front",
      "arc-rated-face-shield-12-cal-side",
      "arc-rated-face-shield-12-cal-worn-parts",
    ],
    specifications: {
      material: "Energy-absorbing tinted propionate visor, polyamide bracket and chin guard",
      certification: ["ASTM F2178/F2178M-23a", "ANSI/ISEA Z87.1-2020"],
      size: "Bracket for slotted cap-style hard hats",
      color: ["Light green tint"],
      weight: "410 g",
      standard: "Arc rating 12 cal/cm²",
    },
    features: [
      "Arc rating 12 cal/cm² with chin guard fitted",
      "Light green tint, anti-fog inside",
      "Bracket without exposed metal parts",
      "Locks in raised and lowered position",
      "Storage bag against scratches",
    ],
    keyFigures: [
      { label: "Arc rating", value: "12 cal/cm²" },
      { label: "Impact mark", value: "Z87+" },
      { label: "Carrier", value: "Hard hat bracket" },
    ],
    bulkQuantity: "Contact for availability",
    moq: 5,
    inStock: true,
    tags: ["arc-flash"],
  },
];
