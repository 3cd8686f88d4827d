import type { Product } from "#domain/catalogue/product.ts";

/** Ear muffs on a headband or on a helmet. */
export const hearingMuffsProducts: readonly Product[] = [
  {
    id: "EP004",
    slug: "headband-ear-muffs-standard",
    name: "Headband Ear Muffs, Standard, NRR 23",
    description:
      "Light folding ear muffs for moderate noise in workshops, packing lines and grounds work. " +
      "Leaves speech and warning signals easier to hear than heavy cups.",
    detailedDescription:
      "For workshops, bottling lines, wood cutting and grounds maintenance, where noise exceeds " +
      "the limit only moderately. More attenuation than needed cuts a worker off from horns and " +
      "speech, so this lighter muff is often the better choice below heavy industrial levels. " +
      "Spectacle arms, beards and long hair under the cushion let sound in; use thin-armed " +
      "glasses. NRR and SNR come from different test methods and are not interchangeable. Change " +
      "cushions and foam inserts at least twice a year in hot climates, where sweat hardens " +
      "them. Sold singly; hygiene kits available.",
    price: 38,
    category: "Head Protection",
    subcategory: "Hearing Protection",
    images: ["headband-ear-muffs-standard-front", "headband-ear-muffs-standard-folded"],
    specifications: {
      material: "ABS cups, stainless steel wire band, PVC cushions filled with foam",
      certification: ["EN 352-1:2020", "ANSI S3.19-1974"],
      size: "Small, medium and large heads",
      color: ["Yellow", "Black"],
      weight: "190 g",
      standard: "NRR 23 dB; SNR 27 dB (separate tests)",
    },
    features: [
      "Folds to half its size for storage",
      "Twin wire band spreads the pressure",
      "Cups slide and lock at the set height",
      "Snap-in cushions and foam inserts",
      "Slim cups for work in tight spaces",
    ],
    keyFigures: [
      { label: "NRR", value: "23 dB" },
      { label: "SNR", value: "27 dB" },
      { label: "Weight", value: "190 g" },
    ],
    bulkQuantity: "3,000+ units in stock",
    moq: 20,
    inStock: true,
    tags: ["hearing"],
  },
  {
    id: "EP005",
    slug: "headband-ear-muffs-high-attenuation",
    name: "Headband Ear Muffs, High Attenuation, NRR 30",
    description:
      "Deep double-shell ear muffs for heavy low-frequency noise beside turbines, crushers and " +
      "drill rigs. Heavier than the standard muff and more isolating.",
    detailedDescription:
      "Turbine halls, crushers, drill rigs and ground crews at airports need a deep cup with a " +
      "double shell that also works at low frequencies. It isolates the wearer, so agree hand " +
      "signals or lights for warnings, and do not issue it where noise is moderate. At extreme " +
      "levels it may be combined with ear plugs; the two figures do not add up. NRR and SNR come " +
      "from different test methods and are not interchangeable. Check that the cushions seal all " +
      "round over safety glasses. Replace cushions at least twice a year in hot climates. Sold " +
      "singly; hygiene kits available.",
    price: 0,
    category: "Head Protection",
    subcategory: "Hearing Protection",
    images: [
      "headband-ear-muffs-high-attenuation-front",
      "headband-ear-muffs-high-attenuation-side",
      "headband-ear-muffs-high-attenuation-detail",
    ],
    specifications: {
      material: "Double ABS cups, padded steel band, cushions with foam and gel",
      certification: ["EN 352-1:2020", "ANSI S3.19-1974"],
      size: "Medium and large heads",
      color: ["Black with red cups", "Black with green cups"],
      weight: "335 g",
      standard: "NRR 30 dB; SNR 35 dB (separate tests)",
    },
    features: [
      "Double shell with an air gap between the cups",
      "Wide cushions with foam and gel filling",
      "Ventilated padding on the headband",
      "Deep cups leave room for the ear",
      "Hygiene kit with cushions and inserts",
    ],
    keyFigures: [
      { label: "NRR", value: "30 dB" },
      { label: "SNR", value: "35 dB" },
      { label: "Weight", value: "335 g" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 20,
    inStock: true,
    tags: ["hearing"],
  },
  {
    id: "EP006",
    slug: "helmet-mounted-ear-muffs",
    name: "Helmet-Mounted Ear Muffs, NRR 26",
    description:
      "Ear muffs on swing arms that clip into the 30 mm slots of a hard hat and park on the " +
      "shell when not needed. For sites where the helmet stays on all day.",
    detailedDescription:
      "On sites where the helmet is compulsory a headband muff does not sit well over the shell; " +
      "these arms click into the side slots and press the cups against the ears. EN 352-3:2020 " +
      "muffs are tested with named helmets, so send us the helmet model and we confirm that the " +
      "combination is listed. In the parked position the cups stay clear of the ears. They do " +
      "not fit full-brim hats. NRR and SNR come from different test methods and are not " +
      "interchangeable. Check arm tension monthly, as heat and long parking relax it. Sold in " +
      "pairs, helmet not included.",
    price: 0,
    category: "Head Protection",
    subcategory: "Hearing Protection",
    images: [
      "helmet-mounted-ear-muffs-front",
      "helmet-mounted-ear-muffs-worn-parts",
      "helmet-mounted-ear-muffs-detail",
    ],
    specifications: {
      material: "ABS cups, glass-filled polyamide arms, steel springs, foam cushions",
      certification: ["EN 352-3:2020", "ANSI S3.19-1974"],
      size: "30 mm helmet slots",
      color: ["Black", "Yellow"],
      weight: "260 g",
      standard: "NRR 26 dB; SNR 30 dB (separate tests)",
    },
    features: [
      "Clips into 30 mm slots without tools",
      "Working, standby and parked positions",
      "Arms adjust 35 mm in height",
      "Snap-in cushions and foam inserts",
      "Leaves the visor bracket free",
    ],
    keyFigures: [
      { label: "NRR", value: "26 dB" },
      { label: "SNR", value: "30 dB" },
      { label: "Fits", value: "30 mm helmet slots" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 20,
    inStock: true,
    tags: ["hearing"],
  },
];
