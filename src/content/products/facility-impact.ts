import type { Product } from "#domain/catalogue/product.ts";

/** Guards, corner protectors and mirrors for buildings with vehicle traffic. */
export const facilityImpactProducts: readonly Product[] = [
  {
    id: "FC001",
    slug: "steel-rack-upright-guard-400mm",
    name: "Steel Rack Upright Guard, 400 mm",
    description:
      "Bolt-down steel guard, 400 mm high, that takes fork-lift knocks before the upright of a " +
      "pallet rack does.",
    detailedDescription:
      "For pallet-rack uprights at aisle ends and for columns beside fork-lift routes. The 5 mm " +
      "bent steel stands clear of the upright and takes the knock into four floor anchors, so " +
      "that the rack is not dented. It is meant for low-speed contact of trucks that turn in the " +
      "aisle and will not stop a lorry. A guard does not repair an upright that is already bent: " +
      "have the rack inspected. The slab must be sound concrete of sufficient depth for the " +
      "anchors. After a hit, replace the anchors and check the rack behind. Sold singly with " +
      "anchors.",
    price: 0,
    category: "Facility Protection",
    subcategory: "Impact Protection",
    images: [
      "steel-rack-upright-guard-400mm-front",
      "steel-rack-upright-guard-400mm-back",
      "steel-rack-upright-guard-400mm-scale",
    ],
    specifications: {
      material: "5 mm steel, powder-coated",
      size: "Height 400 mm, for uprights to 120 mm",
      color: ["Yellow and black"],
      weight: "6.8 kg",
    },
    features: [
      "5 mm steel, bent in one piece",
      "Stands clear of the upright it guards",
      "Four floor anchors included",
      "Yellow powder coat with black stripes",
      "For uprights up to 120 mm wide",
    ],
    keyFigures: [
      { label: "Height", value: "400 mm" },
      { label: "Material", value: "Steel, 5 mm" },
      { label: "Fixing", value: "4 floor anchors" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 20,
    inStock: true,
  },
  {
    id: "FC002",
    slug: "rubber-corner-protector-800mm",
    name: "Rubber Corner Protector, 800 mm",
    description:
      "Black rubber angle with reflective yellow stripes that softens knocks on walls and " +
      "columns in car parks and docks.",
    detailedDescription:
      "For the corners of walls and square columns in car parks, loading docks, hospital " +
      "corridors and warehouses. The 10 mm rubber angle takes scrapes from cars, trolleys and " +
      "pallets, and its reflective stripes show the corner in headlights. It protects paint, " +
      "plaster and bumpers; it does not hold back a fork-lift, for which a bolted steel guard " +
      "stands in front. The rubber is for shaded and indoor places and for outdoors where it can " +
      "be renewed. Fix with plugs and screws on concrete, and with screws and adhesive on " +
      "blockwork. Sold singly; on a tall column two are set one above the other.",
    price: 0,
    category: "Facility Protection",
    subcategory: "Impact Protection",
    images: ["rubber-corner-protector-800mm-front", "rubber-corner-protector-800mm-detail"],
    specifications: {
      material: "Recycled rubber, reflective inlay",
      size: "800 × 100 × 100 mm, 10 mm thick",
      color: ["Black and yellow"],
      weight: "2.1 kg",
    },
    features: [
      "Softens knocks from cars and trolleys",
      "Reflective inlays that do not peel",
      "Eight countersunk screw holes",
      "Plugs and screws included",
      "Cut to length with a saw",
    ],
    keyFigures: [
      { label: "Height", value: "800 mm" },
      { label: "Material", value: "Rubber, 10 mm" },
      { label: "Fixing", value: "8 screws" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 50,
    inStock: true,
  },
  {
    id: "FC003",
    slug: "convex-mirror-polycarbonate-600mm",
    name: "Convex Mirror, Polycarbonate, 600 mm",
    description:
      "Wide-angle 600 mm mirror with bracket for blind corners in warehouses, car park ramps and " +
      "site gates.",
    detailedDescription:
      "For blind junctions of fork-lift aisles, car park ramps, gates and loading docks. The " +
      "polycarbonate face does not shatter as glass does, the hood keeps sun and rain off, and " +
      "the ball joint is set by one person on a ladder while another stands at the stop line. A " +
      "convex mirror makes things look smaller and farther away than they are: drivers still " +
      "stop and look, and a horn or a stop line is still needed. Wash with soapy water, since " +
      "dry cloths scratch, and check the angle after high winds. Sold with a bracket for a wall " +
      "or a post.",
    price: 0,
    category: "Facility Protection",
    subcategory: "Visibility",
    images: ["convex-mirror-polycarbonate-600mm-front", "convex-mirror-polycarbonate-600mm-back"],
    specifications: {
      material: "Polycarbonate mirror, polypropylene back",
      size: "Diameter 600 mm",
      color: ["Orange rim", "Black rim"],
      weight: "3.4 kg",
    },
    features: [
      "600 mm face of polycarbonate",
      "Hood against glare and rain",
      "Ball joint set without special tools",
      "Bracket for wall or 60 to 76 mm post",
      "For indoors and outdoors",
    ],
    keyFigures: [
      { label: "Diameter", value: "600 mm" },
      { label: "Face", value: "Polycarbonate" },
      { label: "Fixing", value: "Wall or post" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 10,
    inStock: true,
  },
];
