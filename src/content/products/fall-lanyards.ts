import type { Product } from "#domain/catalogue/product.ts";

/** Lanyards for fall arrest and for work positioning. */
export const fallLanyardsProducts: readonly Product[] = [
  {
    id: "FLP005",
    slug: "twin-leg-energy-absorbing-lanyard",
    name: "Twin-Leg Energy-Absorbing Lanyard, 1.8 m",
    description:
      "Twin-leg lanyard with energy absorber and 60 mm scaffold hooks, so that one leg stays " +
      "attached while the user moves.",
    detailedDescription:
      "Scaffolders and steel erectors clip one leg past an obstruction before releasing the " +
      "other, and so stay attached throughout. The absorber pack tears open to limit the arrest " +
      "force to 6 kN and extends by up to 1.75 m, so clearance below the anchor must be worked " +
      "out from the maker's table for each job. Do not tie knots in it or clip the free leg to " +
      "a harness part that would hold it in a fall. One user, 100 kg. Inspect hooks, stitching " +
      "and the absorber cover before use; scrap it after any fall. Sold singly, with the " +
      "inspection card.",
    price: 0,
    category: "Fall Protection",
    subcategory: "Lanyards",
    images: [
      "twin-leg-energy-absorbing-lanyard-front",
      "twin-leg-energy-absorbing-lanyard-detail",
      "twin-leg-energy-absorbing-lanyard-label",
    ],
    specifications: {
      material: "Polyester webbing, steel hooks",
      certification: ["EN 355:2002", "EN 362:2004"],
      size: "1.8 m, scaffold hook opening 60 mm",
      color: ["Orange and black"],
      weight: "1.7 kg",
      standard: "6 kN, 100 kg user",
    },
    features: [
      "Two legs for continuous attachment",
      "60 mm scaffold hooks fit 48 mm tube",
      "Absorber limits arrest force to 6 kN",
      "Double-locking gates on every connector",
      "Clear sleeve protects the absorber pack",
    ],
    keyFigures: [
      { label: "Legs", value: "2" },
      { label: "Length", value: "1.8 m" },
      { label: "Hook opening", value: "60 mm" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 10,
    inStock: true,
  },
  {
    id: "FLP006",
    slug: "single-leg-energy-absorbing-lanyard",
    name: "Single-Leg Energy-Absorbing Lanyard, 1.5 m",
    description:
      "Single-leg rope lanyard with energy absorber and two snap hooks, for a fixed anchor or a " +
      "boom-lift anchor point.",
    detailedDescription:
      "For workers who stay at one anchor: roof edges with a fixed eye, platforms and boom " +
      "lifts. At 1.5 m it is shorter than the twin-leg model and so lessens the fall, but " +
      "moving between anchors would leave the user unattached; choose two legs for that. The " +
      "absorber limits the force to 6 kN and extends up to 1.75 m, so check clearance in the " +
      "maker's table before use. Anchor above shoulder height where possible. Do not wrap it " +
      "round sharp steel or join two lanyards together. One user, 100 kg. Inspect rope, splices " +
      "and gates before use and scrap after a fall. Sold singly.",
    price: 0,
    category: "Fall Protection",
    subcategory: "Lanyards",
    images: [
      "single-leg-energy-absorbing-lanyard-front",
      "single-leg-energy-absorbing-lanyard-detail",
    ],
    specifications: {
      material: "Kernmantle polyamide rope 12 mm, steel hooks",
      certification: ["EN 355:2002", "EN 362:2004"],
      size: "1.5 m, hook opening 20 mm",
      color: ["White rope with black absorber"],
      weight: "890 g",
      standard: "6 kN, 100 kg user",
    },
    features: [
      "Short 1.5 m length reduces fall distance",
      "Absorber limits arrest force to 6 kN",
      "12 mm rope resists abrasion on concrete",
      "Plastic thimbles at both rope ends",
      "Double-locking snap hooks, 20 mm opening",
    ],
    keyFigures: [
      { label: "Legs", value: "1" },
      { label: "Length", value: "1.5 m" },
      { label: "Hook opening", value: "20 mm" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 20,
    inStock: true,
  },
  {
    id: "FLP007",
    slug: "adjustable-positioning-lanyard-2m",
    name: "Adjustable Positioning Lanyard, 2 m",
    description:
      "Rope lanyard with one-hand length adjuster for leaning into work on poles and steelwork; " +
      "not a fall-arrest lanyard.",
    detailedDescription:
      "Passed round a pole, mast leg or beam and clipped to the two side rings of a positioning " +
      "harness, it lets linesmen, telecom riggers and steel erectors work with both hands. The " +
      "grip adjuster shortens under hand pull and locks under load; the sliding sleeve takes " +
      "the wear of the structure. It has no energy absorber and must always be backed up by a " +
      "separate fall-arrest system. Keep it taut, with the anchor at or above waist height, so " +
      "that a slip cannot become a fall. Check the rope under the sleeve and the adjuster cam " +
      "before use. Sold singly, with connector.",
    price: 118,
    category: "Fall Protection",
    subcategory: "Lanyards",
    images: [
      "adjustable-positioning-lanyard-2m-front",
      "adjustable-positioning-lanyard-2m-detail",
      "adjustable-positioning-lanyard-2m-worn-parts",
    ],
    specifications: {
      material: "Kernmantle polyamide rope 14 mm, aluminium",
      certification: ["EN 358:2018", "EN 362:2004"],
      size: "Adjustable, 2 m maximum",
      color: ["Red with black sleeve"],
      weight: "1.05 kg",
      standard: "Work positioning, 100 kg user",
    },
    features: [
      "Adjusts under load with one hand",
      "Sliding sleeve guards rope on sharp steel",
      "Snap hook and screw-gate connector included",
      "14 mm rope with sewn terminations",
      "Fits the side rings of our belt harness",
    ],
    keyFigures: [
      { label: "Use", value: "Positioning only" },
      { label: "Length", value: "Up to 2 m" },
      { label: "Absorber", value: "None" },
    ],
    bulkQuantity: "500+ units in stock",
    moq: 10,
    inStock: true,
  },
];
