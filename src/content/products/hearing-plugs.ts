import type { Product } from "#domain/catalogue/product.ts";

/** Ear plugs: foam, flanged and banded. */
export const hearingPlugsProducts: readonly Product[] = [
  {
    id: "EP001",
    slug: "foam-ear-plugs-uncorded",
    name: "Disposable Foam Ear Plugs, Uncorded, NRR 33",
    description:
      "Soft tapered foam plugs for continuous loud noise, one pair per sealed pouch. The highest " +
      "NRR of our range, for users trained to roll and insert them.",
    detailedDescription:
      "For compressor halls, blasting, generator rooms and shutdown work where noise is steady " +
      "and loud. The figures are laboratory results: a plug that is not rolled thin and inserted " +
      "deeply gives far less, so plan training and a fit check. NRR and SNR come from different " +
      "test methods and are not interchangeable. Single use: dirty hands on foam bring dust and " +
      "oil into the ear, so choose a flanged plug for jobs where plugs come out often. Not " +
      "suitable with an ear infection. Sold in dispenser boxes of 200 pairs; refill bags fit " +
      "wall dispensers.",
    price: 0,
    category: "Head Protection",
    subcategory: "Hearing Protection",
    images: ["foam-ear-plugs-uncorded-front", "foam-ear-plugs-uncorded-contents"],
    specifications: {
      material: "Slow-recovery polyurethane foam",
      certification: ["EN 352-2:2020", "ANSI S3.19-1974"],
      size: "One size, 7-13 mm ear canal",
      color: ["Orange", "Lime"],
      weight: "Box of 200 pairs",
      standard: "NRR 33 dB; SNR 37 dB (separate tests)",
    },
    features: [
      "Tapered shape with a closed, smooth skin",
      "Expands slowly, leaving time to insert",
      "One pair per pouch, hands stay clean",
      "Refill bags for wall dispensers",
      "Worn under helmets, hoods and ear muffs",
    ],
    keyFigures: [
      { label: "NRR", value: "33 dB" },
      { label: "SNR", value: "37 dB" },
      { label: "Use", value: "Single use" },
    ],
    bulkQuantity: "10,000+ units in stock",
    moq: 2000,
    inStock: true,
    tags: ["hearing"],
  },
  {
    id: "EP002",
    slug: "corded-flanged-ear-plugs",
    name: "Reusable Flanged Ear Plugs, Corded, NRR 25",
    description:
      "Washable triple-flange plugs on a cord, pushed in without rolling. For crews who take " +
      "protection in and out during the shift or work with dirty hands.",
    detailedDescription:
      "Mechanics, welders' mates and plant operators who remove their plugs at every break find " +
      "a stem easier than foam: hold it, pull the ear up and push in. The cord keeps both plugs " +
      "round the neck; do not use it near rotating machinery, where it may be caught. Wash in " +
      "lukewarm soapy water and replace when the flanges stiffen, tear or change colour, usually " +
      "after a few weeks of daily wear. NRR and SNR come from different test methods and are not " +
      "interchangeable. Sold in boxes of 50 pairs, each pair in a carrying case.",
    price: 9,
    category: "Head Protection",
    subcategory: "Hearing Protection",
    images: [
      "corded-flanged-ear-plugs-front",
      "corded-flanged-ear-plugs-detail",
      "corded-flanged-ear-plugs-contents",
    ],
    specifications: {
      material: "Thermoplastic elastomer plugs and stems, braided polyester cord",
      certification: ["EN 352-2:2020", "ANSI S3.19-1974"],
      size: "One size, 8-13 mm ear canal",
      color: ["Yellow", "Blue"],
      weight: "Box of 50 pairs",
      standard: "NRR 25 dB; SNR 29 dB (separate tests)",
    },
    features: [
      "Three soft flanges, no rolling needed",
      "Stiff stem keeps fingers off the plug",
      "65 cm cord that clips to the collar",
      "Washable in soapy water",
      "Carrying case with belt loop for each pair",
    ],
    keyFigures: [
      { label: "NRR", value: "25 dB" },
      { label: "SNR", value: "29 dB" },
      { label: "Use", value: "Reusable, corded" },
    ],
    bulkQuantity: "10,000+ units in stock",
    moq: 500,
    inStock: true,
    tags: ["hearing"],
  },
  {
    id: "EP003",
    slug: "banded-ear-plugs",
    name: "Banded Ear Plugs, Under-Chin Band, NRR 21",
    description:
      "Semi-insert pods on a light band, put on in a second and hung round the neck between " +
      "exposures. For supervisors, drivers and visitors to noisy halls.",
    detailedDescription:
      "For people who pass through noise rather than stay in it: supervisors, forklift drivers, " +
      "inspectors and visitors. The pods close the entrance of the ear canal without going deep, " +
      "which is comfortable for short periods and gives the lowest NRR of our range; for a whole " +
      "shift in loud noise take foam plugs or muffs. Knocks on the band are heard in the ear, so " +
      "wear it under the chin and clear of clothing. NRR and SNR come from different test " +
      "methods and are not interchangeable. Sold in boxes of 10 bands; spare pods in bags of 50 " +
      "pairs.",
    price: 0,
    category: "Head Protection",
    subcategory: "Hearing Protection",
    images: ["banded-ear-plugs-front", "banded-ear-plugs-detail"],
    specifications: {
      material: "Polypropylene band, polyurethane foam pods",
      certification: ["EN 352-2:2020", "ANSI S3.19-1974"],
      size: "One size, flexible band",
      color: ["Blue band, orange pods"],
      weight: "14 g",
      standard: "NRR 21 dB; SNR 25 dB (separate tests)",
    },
    features: [
      "Put on and taken off with one hand",
      "Pods replaced without tools",
      "Band worn under the chin or behind the neck",
      "Fits with helmets, glasses and respirators",
      "Pods stay off surfaces when laid down",
    ],
    keyFigures: [
      { label: "NRR", value: "21 dB" },
      { label: "SNR", value: "25 dB" },
      { label: "Use", value: "Short exposures" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 50,
    inStock: true,
    tags: ["hearing"],
  },
];
