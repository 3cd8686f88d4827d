import type { Product } from "#domain/catalogue/product.ts";

/** Half masks and full-face masks with replaceable filters. */
export const respiratoryReusableProducts: readonly Product[] = [
  {
    id: "RP005",
    slug: "half-mask-facepiece-twin-bayonet",
    name: "Half Mask Facepiece, Twin Bayonet, TPE",
    description:
      "Reusable half mask in soft TPE for two bayonet filters, in three sizes. Filters are " +
      "chosen and ordered separately for dust, gas or both.",
    detailedDescription:
      "A facepiece for companies that keep several filters: particle filters for grinding crews, " +
      "gas filters for coating, combined ones for cleaning. It protects nothing until filters " +
      "are fitted, and the filter must match the substance and the brand of the bayonet. The " +
      "eyes stay uncovered. Not for oxygen-deficient or immediately dangerous atmospheres, and " +
      "no substitute for supplied air. Fit test each wearer in the size issued; beards break the " +
      "seal. Strip, wash and dry it after each shift, and replace valves and straps once a year. " +
      "Sold singly in sizes S, M and L.",
    price: 68,
    category: "Respiratory Protection",
    subcategory: "Reusable Respirators",
    images: ["half-mask-facepiece-twin-bayonet-front", "half-mask-facepiece-twin-bayonet-inside"],
    specifications: {
      material: "TPE face seal, polypropylene body, elastic polyester harness",
      certification: ["EN 140:1998"],
      size: "S, M and L",
      color: ["Grey", "Blue"],
      weight: "115 g",
    },
    features: [
      "Two bayonet connections at the sides",
      "Exhalation valve directs breath downwards",
      "Drop-down harness stays round the neck",
      "Three sizes, told apart by colour mark",
      "Valves, straps and cradle sold as spares",
    ],
    keyFigures: [
      { label: "Filters", value: "Not included" },
      { label: "Connection", value: "Twin bayonet" },
      { label: "Seal", value: "TPE" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 20,
    inStock: true,
  },
  {
    id: "RP006",
    slug: "half-mask-set-a2p3",
    name: "Half Mask Set with A2P3 Filters, Silicone",
    description:
      "Silicone half mask with a pair of A2P3 combined filters and a storage box, ready for " +
      "solvent-based painting, coating and resin work with dust.",
    detailedDescription:
      "A complete set for painters, floor coaters and fibreglass workers. Type A covers organic " +
      "vapours with a boiling point above 65 °C; it does not cover low-boiling solvents such as " +
      "acetone (type AX), acid gases or ammonia. P3 takes paint mist and dust. Carbon fills " +
      "unnoticed, so change filters on a written schedule, and at once on any smell. Not for " +
      "isocyanate spraying without an assessment, nor for oxygen-deficient or immediately " +
      "dangerous atmospheres. Fit test each wearer, clean-shaven. Sold as a set in size M or L; " +
      "filters also in boxes of 8.",
    price: 0,
    category: "Respiratory Protection",
    subcategory: "Reusable Respirators",
    images: [
      "half-mask-set-a2p3-front",
      "half-mask-set-a2p3-contents",
      "half-mask-set-a2p3-detail",
    ],
    specifications: {
      material: "Silicone face seal, polyamide body, activated carbon and P3 media",
      certification: ["EN 140:1998", "EN 14387:2021"],
      size: "M and L",
      color: ["Grey with brown and white filter band"],
      weight: "Filter connection: twin bayonet",
      standard: "A2P3 R",
    },
    features: [
      "Half mask, two A2P3 filters and storage box",
      "Silicone seal stays soft in heat",
      "Brown and white band identifies the filters",
      "Filter date field for the change schedule",
      "Other filter types fit the same bayonet",
    ],
    keyFigures: [
      { label: "Filters", value: "A2P3 R, pair" },
      { label: "Connection", value: "Twin bayonet" },
      { label: "Seal", value: "Silicone" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 10,
    inStock: true,
    tags: ["chemical"],
  },
  {
    id: "RP007",
    slug: "full-face-mask-twin-bayonet-class-2",
    name: "Full-Face Mask, Twin Bayonet, Class 2",
    description:
      "Full-face respirator for two light bayonet filters at the sides, class 2 of EN 136. " +
      "Covers eyes and lungs in chemical handling, cleaning and coating.",
    detailedDescription:
      "For chemical handling, tank cleaning with known contents, refinery maintenance and " +
      "coating, where the vapour also irritates the eyes. Filters at the sides keep the view " +
      "downwards free, and share the bayonet of our half masks, so one filter stock serves both. " +
      "Filters are ordered separately. Spectacle arms break the seal: use the spectacle kit. Not " +
      "for oxygen-deficient or immediately dangerous atmospheres, nor for entry into confined " +
      "spaces that are not tested and ventilated. Fit test and clean-shaven face needed. Clean " +
      "after use and service yearly. Sold singly in three sizes.",
    price: 0,
    category: "Respiratory Protection",
    subcategory: "Full-Face Respirators",
    images: [
      "full-face-mask-twin-bayonet-class-2-front",
      "full-face-mask-twin-bayonet-class-2-side",
      "full-face-mask-twin-bayonet-class-2-inside",
    ],
    specifications: {
      material: "Silicone seal, hard-coated polycarbonate visor, five-strap harness",
      certification: ["EN 136:1998"],
      size: "S, M and L",
      color: ["Grey", "Black"],
      weight: "560 g",
      standard: "EN 136 class 2",
    },
    features: [
      "Two side filters leave the view down free",
      "Hard-coated visor, peel-off films available",
      "Inner mask reduces fogging",
      "Same bayonet as our half masks",
      "Spectacle kit for prescription lenses",
    ],
    keyFigures: [
      { label: "EN 136", value: "Class 2" },
      { label: "Connection", value: "Twin bayonet" },
      { label: "Filters", value: "Not included" },
    ],
    bulkQuantity: "500+ units in stock",
    moq: 5,
    inStock: true,
    tags: ["chemical"],
  },
  {
    id: "RP008",
    slug: "full-face-mask-thread-class-3",
    name: "Full-Face Mask, EN 148-1 Thread, Class 3",
    description:
      "Rubber full-face respirator with one standard round thread at the front, class 3 of EN " +
      "136. For response teams and sites with canister filters in store.",
    detailedDescription:
      "Plant response teams and petrochemical sites often hold large canisters with the standard " +
      "thread of EN 148-1, which this mask takes up to the filter weight that its maker allows. " +
      "One heavy filter at the front lasts longer than two light ones, but pulls on the neck and " +
      "narrows the view downwards. A filter mask is not breathing apparatus: not for " +
      "oxygen-deficient or immediately dangerous atmospheres, unknown gases or firefighting. " +
      "Filters are ordered separately. Fit test and clean-shaven face needed. Test " +
      "leak-tightness after each cleaning and store it unfolded in its box. Sold singly.",
    price: 0,
    category: "Respiratory Protection",
    subcategory: "Full-Face Respirators",
    images: [
      "full-face-mask-thread-class-3-front",
      "full-face-mask-thread-class-3-side",
      "full-face-mask-thread-class-3-detail",
    ],
    specifications: {
      material: "EPDM rubber body, polycarbonate visor, stainless steel visor frame",
      certification: ["EN 136:1998", "EN 148-1:2018"],
      size: "One size, with two inner masks",
      color: ["Black"],
      weight: "Cartridge thread: EN 148-1 round",
      standard: "EN 136 class 3",
    },
    features: [
      "Standard round thread for canister filters",
      "Wide polycarbonate visor in a clamp frame",
      "Five-point rubber harness with neck strap",
      "Speech diaphragm for radio contact",
      "Rigid storage box included",
    ],
    keyFigures: [
      { label: "EN 136", value: "Class 3" },
      { label: "Connection", value: "EN 148-1 thread" },
      { label: "Filters", value: "Not included" },
    ],
    bulkQuantity: "Made to order",
    moq: 5,
    inStock: true,
    tags: ["chemical"],
  },
];
