import type { Product } from "#domain/catalogue/product.ts";

/** Safety glasses with arms. */
export const eyeGlassesProducts: readonly Product[] = [
  {
    id: "EF001",
    slug: "clear-safety-glasses-wraparound",
    name: "Clear Safety Glasses, Wraparound, Anti-Scratch",
    description:
      "Light wraparound polycarbonate glasses with a clear anti-scratch lens. The basic pair for " +
      "indoor work, workshops and general site issue.",
    detailedDescription:
      "The pair to issue to everyone on site: workshops, warehouses, fit-out and light assembly. " +
      "The single lens wraps round to the temples and stops flying particles from the front and " +
      "side. It does not seal against dust, splashes or gases, and has no anti-fog coating; in " +
      "humid coastal summers or with a respirator take a coated pair or goggles. Spectacles are " +
      "not enough alone for grinding at close range. Replace the pair when scratches disturb the " +
      "view or the frame no longer sits close. Sold in boxes of 10, each pair in its own bag.",
    price: 12,
    originalPrice: 24,
    category: "Eye & Face Protection",
    subcategory: "Safety Glasses",
    images: ["clear-safety-glasses-wraparound-front", "clear-safety-glasses-wraparound-side"],
    specifications: {
      material: "Polycarbonate lens and arms, hard-coated lens",
      certification: ["ANSI/ISEA Z87.1-2020", "EN ISO 16321-1:2022"],
      size: "One size",
      color: ["Clear lens, clear frame", "Clear lens, blue frame"],
      weight: "24 g",
      standard: "Z87+ U6; ISO impact level C",
    },
    features: [
      "Single wraparound lens with side cover",
      "Hard coating on both faces",
      "Filters ultraviolet to U6",
      "Moulded nose bridge, no metal parts",
      "Holes in the arms for a cord",
    ],
    keyFigures: [
      { label: "Impact mark", value: "Z87+" },
      { label: "Lens", value: "Clear" },
      { label: "Coating", value: "Anti-scratch" },
    ],
    bulkQuantity: "10,000+ units in stock",
    moq: 100,
    inStock: true,
  },
  {
    id: "EF002",
    slug: "grey-sun-safety-glasses-anti-fog",
    name: "Grey Sun Safety Glasses, Anti-Fog",
    description:
      "Impact-rated glasses with a grey sun lens, anti-fog inside and adjustable arms. For " +
      "outdoor crews, drivers and crane operators in strong daylight.",
    detailedDescription:
      "Outdoor crews on roads, roofs and desert pipelines work in glare from pale ground, and " +
      "ordinary sunglasses do not have impact-rated lenses. The grey lens keeps colours true " +
      "enough for signals and cable markings. It is too dark for indoor work, tunnels, dusk and " +
      "night driving: issue a clear pair as well. It is not a welding filter and not for looking " +
      "at an arc. The inner coating holds off fog when stepping out of an air-conditioned cab; " +
      "wipe with a wet soft cloth only, as dry dust scratches it. Sold in boxes of 10, each with " +
      "a pouch.",
    price: 0,
    category: "Eye & Face Protection",
    subcategory: "Safety Glasses",
    images: [
      "grey-sun-safety-glasses-anti-fog-front",
      "grey-sun-safety-glasses-anti-fog-back",
      "grey-sun-safety-glasses-anti-fog-contents",
    ],
    specifications: {
      material: "Polycarbonate lens, polyamide arms with elastomer tips",
      certification: ["ANSI/ISEA Z87.1-2020", "EN ISO 16321-1:2022"],
      size: "Arms adjust in length and angle",
      color: ["Grey lens, black frame"],
      weight: "28 g",
      standard: "Z87+ U6 L3; ISO impact level C",
    },
    features: [
      "Grey lens with visible-light scale L3",
      "Anti-fog inside, anti-scratch outside",
      "Arms adjust in length and angle",
      "Soft nose pad that does not slip when wet",
      "Pouch serves as cleaning cloth",
    ],
    keyFigures: [
      { label: "Impact mark", value: "Z87+" },
      { label: "Lens", value: "Grey, L3" },
      { label: "Coating", value: "Anti-fog + scratch" },
    ],
    bulkQuantity: "5,000+ units in stock",
    moq: 50,
    inStock: true,
  },
  {
    id: "EF003",
    slug: "over-glasses-visitor-spectacles",
    name: "Over-Glasses for Prescription Wearers, Clear",
    description:
      "Wide clear safety glasses worn over prescription spectacles, with vented side and brow " +
      "shields. Also for visitors, inspectors and delivery drivers.",
    detailedDescription:
      "Ordinary spectacles are not eye protection, and these cover them: the frame is deep and " +
      "wide enough for most prescription pairs up to about 135 mm. Visitors and drivers who need " +
      "protection for an hour use them without their own glasses too. They slide down on narrow " +
      "faces, so for a daily prescription wearer ask about impact-rated prescription glasses. " +
      "They do not seal against dust or splashes. There is no coating, so store them in a case " +
      "and replace them once scratched. Sold in boxes of 10; a wall dispenser for gatehouses " +
      "holds 20 pairs.",
    price: 0,
    category: "Eye & Face Protection",
    subcategory: "Safety Glasses",
    images: ["over-glasses-visitor-spectacles-front", "over-glasses-visitor-spectacles-side"],
    specifications: {
      material: "Polycarbonate throughout",
      certification: ["ANSI/ISEA Z87.1-2020", "EN ISO 16321-1:2022"],
      size: "Fits over frames up to 135 mm",
      color: ["Clear"],
      weight: "44 g",
      standard: "Z87+ U6; ISO impact level C",
    },
    features: [
      "Worn over frames up to 135 mm wide",
      "Side and brow shields moulded on",
      "Slotted side vents against fog",
      "Wide straight arms, no pressure on the inner pair",
      "Wall dispenser for gatehouses available",
    ],
    keyFigures: [
      { label: "Impact mark", value: "Z87+" },
      { label: "Lens", value: "Clear, uncoated" },
      { label: "Worn over", value: "Frames to 135 mm" },
    ],
    bulkQuantity: "3,000+ units in stock",
    moq: 50,
    inStock: true,
  },
];
