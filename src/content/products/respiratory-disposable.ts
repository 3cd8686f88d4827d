import type { Product } from "#domain/catalogue/product.ts";

/** Masks that are discarded after one shift. */
export const respiratoryDisposableProducts: readonly Product[] = [
  {
    id: "RP001",
    slug: "ffp2-cup-mask-valved",
    name: "FFP2 Cup Mask with Exhalation Valve",
    description:
      "Moulded FFP2 mask with a valve that lets warm breath out. For concrete, plaster and metal " +
      "dust on hot sites, worn for one shift and then discarded.",
    detailedDescription:
      "For cutting blocks, plastering, sanding and sweeping, where dust is harmful but not of " +
      "the most toxic kinds. The valve lets out heat and moisture, which counts in a Saudi " +
      "summer. Exhaled air leaves unfiltered, so it does not protect people nearby. It stops " +
      "particles only: no gas, vapour or solvent, and it is not for oxygen-deficient or " +
      "immediately dangerous atmospheres. A fit test and a clean-shaven seal are needed. Discard " +
      "after the shift, or sooner when wet, damaged or hard to breathe through. FFP2 and N95 are " +
      "tested differently. Sold in boxes of 20.",
    price: 58,
    category: "Respiratory Protection",
    subcategory: "Disposable Masks",
    images: [
      "ffp2-cup-mask-valved-front",
      "ffp2-cup-mask-valved-side",
      "ffp2-cup-mask-valved-contents",
    ],
    specifications: {
      material: "Polypropylene filter layers, polyester shell, elastane straps, aluminium clip",
      certification: ["EN 149:2001+A1:2009"],
      size: "One size",
      color: ["White"],
      weight: "Box of 20",
      standard: "FFP2 NR D",
    },
    features: [
      "Exhalation valve at the front",
      "Moulded cup keeps clear of the mouth",
      "Dolomite clogging test passed (D)",
      "Foam strip under the nose clip",
      "Two head straps, no ear loops",
    ],
    keyFigures: [
      { label: "Class", value: "FFP2 NR D" },
      { label: "Filtration", value: "≥ 94 %" },
      { label: "Valve", value: "Yes" },
    ],
    bulkQuantity: "10,000+ units in stock",
    moq: 200,
    inStock: true,
  },
  {
    id: "RP002",
    slug: "ffp3-fold-mask-valved",
    name: "FFP3 Fold-Flat Mask with Exhalation Valve",
    description:
      "Three-panel FFP3 mask with a full inner face seal and valve, the highest class of EN 149. " +
      "For silica dust, welding fume and other hazardous particles.",
    detailedDescription:
      "Stone cutting, tunnelling, refractory removal and stainless steel welding produce " +
      "particles for which the assessment often asks for the highest filtering class. The soft " +
      "seal runs round the whole edge and the three panels move with the jaw when talking. It " +
      "stops particles only: welding gases, solvents and ozone pass through, and it is not for " +
      "oxygen-deficient or immediately dangerous atmospheres. A fit test and a clean-shaven seal " +
      "are needed, more so than with FFP2, since leakage spoils the class. Discard after one " +
      "shift. Sold in boxes of 10, each mask in a sealed bag.",
    price: 0,
    category: "Respiratory Protection",
    subcategory: "Disposable Masks",
    images: ["ffp3-fold-mask-valved-front", "ffp3-fold-mask-valved-inside"],
    specifications: {
      material: "Polypropylene filter layers, TPE face seal, polyisoprene straps",
      certification: ["EN 149:2001+A1:2009"],
      size: "S/M and M/L",
      color: ["White"],
      weight: "Box of 10",
      standard: "FFP3 NR D",
    },
    features: [
      "Face seal round the whole inner edge",
      "Three panels move with the jaw",
      "Low-resistance exhalation valve",
      "Adjustable straps with buckles",
      "Flat pack, each in a sealed bag",
    ],
    keyFigures: [
      { label: "Class", value: "FFP3 NR D" },
      { label: "Filtration", value: "≥ 99 %" },
      { label: "Valve", value: "Yes" },
    ],
    bulkQuantity: "5,000+ units in stock",
    moq: 100,
    inStock: true,
    tags: ["welding"],
  },
  {
    id: "RP003",
    slug: "ffp2-fold-mask-unvalved",
    name: "FFP2 Fold-Flat Mask without Valve",
    description:
      "Flat-folding FFP2 mask without a valve, so exhaled air is filtered as well. For food " +
      "plants, laboratories and dusty work close to other people.",
    detailedDescription:
      "Food and pharmaceutical plants, laboratories and crowded indoor work ask for a mask that " +
      "filters in both directions, which a valve rules out. Without one the mask is warmer, so " +
      "plan breaks in hot areas. It folds to pocket size and opens into a chamber that stays " +
      "clear of the lips. It stops particles only, not gas or vapour, and is not for " +
      "oxygen-deficient or immediately dangerous atmospheres. A fit test and a clean-shaven seal " +
      "are needed. Discard after one shift or when moist. Not supplied as a medical device. Sold " +
      "in boxes of 20, singly bagged.",
    price: 0,
    category: "Respiratory Protection",
    subcategory: "Disposable Masks",
    images: ["ffp2-fold-mask-unvalved-front", "ffp2-fold-mask-unvalved-contents"],
    specifications: {
      material: "Polypropylene filter layers, elastane head straps, aluminium clip",
      certification: ["EN 149:2001+A1:2009"],
      size: "One size",
      color: ["White"],
      weight: "Box of 20",
      standard: "FFP2 NR",
    },
    features: [
      "No valve, exhaled air is filtered too",
      "Folds flat, each in its own bag",
      "Head straps, no ear loops",
      "Wide nose clip bends to shape",
      "No staples in the mask body",
    ],
    keyFigures: [
      { label: "Class", value: "FFP2 NR" },
      { label: "Filtration", value: "≥ 94 %" },
      { label: "Valve", value: "No" },
    ],
    bulkQuantity: "10,000+ units in stock",
    moq: 200,
    inStock: true,
  },
  {
    id: "RP004",
    slug: "n95-class-particulate-respirator",
    name: "N95-Class Particulate Respirator, Cup Style",
    description:
      "Cup respirator of class N95 under 42 CFR Part 84, for projects whose specification " +
      "follows the US system. For dust without oil mist, no valve.",
    detailedDescription:
      "Projects run to US rules name a filter class of 42 CFR Part 84 rather than an FFP class. " +
      "N means not resistant to oil, so it is for mineral, wood and metal dust, and not where " +
      "oil mist is in the air: ask for class R or P there. N95 and FFP2 are tested in different " +
      "ways and one does not replace the other on paper. Ask for the approval label of the model " +
      "with your quote and check it against the official list. It stops no gas, and is not for " +
      "oxygen-deficient or immediately dangerous atmospheres. Fit test needed. Sold in boxes of " +
      "20.",
    price: 0,
    category: "Respiratory Protection",
    subcategory: "Disposable Masks",
    images: [
      "n95-class-particulate-respirator-front",
      "n95-class-particulate-respirator-inside",
      "n95-class-particulate-respirator-contents",
    ],
    specifications: {
      material: "Polypropylene filter, polyester shell, synthetic rubber straps, foam nose pad",
      certification: ["42 CFR Part 84 (class N95)"],
      size: "Regular and small",
      color: ["White"],
      weight: "Box of 20",
      standard: "N95",
    },
    features: [
      "Filter class N95, not for oil mist",
      "Moulded cup with inner foam nose pad",
      "Two head straps without latex",
      "No valve, exhaled air is filtered too",
      "Approval label to be checked before issue",
    ],
    keyFigures: [
      { label: "Class", value: "N95" },
      { label: "Filtration", value: "≥ 95 %, no oil" },
      { label: "Valve", value: "No" },
    ],
    bulkQuantity: "5,000+ units in stock",
    moq: 200,
    inStock: true,
  },
  {
    id: "RP009",
    slug: "ffp1-dust-mask",
    name: "FFP1 Dust Mask, Light Cup Style",
    description:
      "Light FFP1 mask for coarse dust of low harm: sweeping, gardening, packing and sand. " +
      "Easier to breathe through than FFP2, and with the lowest filtration.",
    detailedDescription:
      "For nuisance dust such as sand, grain, paper and wood offcuts in warehouses, bakeries and " +
      "landscaping. FFP1 is the lowest class of EN 149: it is not for silica from cutting " +
      "concrete or stone, welding fume, asbestos, lead or mould, for which take FFP3 or a half " +
      "mask after an assessment. It stops no gas or vapour and is not for oxygen-deficient or " +
      "immediately dangerous atmospheres. Even this light mask needs a fit test and a " +
      "clean-shaven seal to reach its class. Discard after one shift. Sold in boxes of 20, in " +
      "cartons of 25 boxes.",
    price: 0,
    category: "Respiratory Protection",
    subcategory: "Dust Masks",
    images: ["ffp1-dust-mask-front", "ffp1-dust-mask-side"],
    specifications: {
      material: "Polypropylene filter layer, polyester shell, elastic straps",
      certification: ["EN 149:2001+A1:2009"],
      size: "One size",
      color: ["White"],
      weight: "Box of 20",
      standard: "FFP1 NR",
    },
    features: [
      "Low breathing resistance for light dust",
      "Moulded cup with aluminium nose clip",
      "Two elastic head straps",
      "Exhaled air is filtered, no valve",
      "Carton of 500 for warehouse issue",
    ],
    keyFigures: [
      { label: "Class", value: "FFP1 NR" },
      { label: "Filtration", value: "≥ 80 %" },
      { label: "Valve", value: "No" },
    ],
    bulkQuantity: "10,000+ units in stock",
    moq: 500,
    inStock: true,
  },
];
