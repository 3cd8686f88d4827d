import type { Product } from "#domain/catalogue/product.ts";

/** Full-body harnesses. */
export const fallHarnessesProducts: readonly Product[] = [
  {
    id: "FLP001",
    slug: "full-body-harness-two-point",
    name: "Full-Body Harness, Dorsal and Sternal Points",
    description:
      "Two-point full-body harness with dorsal D-ring and sternal loops, for scaffold, roof and " +
      "mobile platform work.",
    detailedDescription:
      "The general harness for scaffolders, roofers, cladding installers and anyone in a boom " +
      "lift. The dorsal D-ring takes an energy-absorbing lanyard or retractable; the paired " +
      "chest loops take a vertical lifeline grab on ladders. It has no belt or side rings, so " +
      "it is not for work positioning, and no seat for suspension. A harness alone arrests " +
      "nothing: it needs a rated anchor, a connecting device, enough clearance and a rescue " +
      "plan. Check webbing, stitching and buckles before each use, have a competent person " +
      "examine it at least yearly, and destroy it after any fall. Sold singly in two adjustable " +
      "sizes.",
    price: 145,
    originalPrice: 279,
    category: "Fall Protection",
    subcategory: "Safety Harnesses",
    images: [
      "full-body-harness-two-point-front",
      "full-body-harness-two-point-back",
      "full-body-harness-two-point-detail",
    ],
    specifications: {
      material: "Polyester webbing 45 mm, zinc-plated steel",
      certification: ["EN 361:2002"],
      size: "M-L, XL-2XL (adjustable)",
      color: ["Orange and black"],
      weight: "980 g",
      standard: "Marks A and A/2, 100 kg user",
    },
    features: [
      "Steel dorsal D-ring with sliding plate",
      "Paired sternal loops for a rope grab",
      "Adjustable shoulder and leg straps",
      "Two-colour webbing prevents wrong donning",
      "Label pocket keeps serial number and dates",
    ],
    keyFigures: [
      { label: "Arrest points", value: "2: back, chest" },
      { label: "Positioning", value: "None" },
      { label: "Weight", value: "0.98 kg" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 10,
    inStock: true,
  },
  {
    id: "FLP002",
    slug: "full-body-harness-positioning-belt",
    name: "Full-Body Harness with Positioning Belt",
    description:
      "Tower harness with padded belt, two side D-rings and dorsal and sternal arrest points, " +
      "for masts, pylons and steelwork.",
    detailedDescription:
      "Telecom riggers, transmission-line crews and steel erectors use it to lean back with " +
      "both hands free. The padded belt spreads the load of a positioning lanyard between the " +
      "two side rings, while the dorsal or sternal point stays connected to a separate " +
      "fall-arrest system. The side rings must never be used to arrest a fall. It is heavier " +
      "and warmer than a two-point harness, so issue it only where positioning is needed. " +
      "Inspect belt stitching, padding and rings before each climb and examine it yearly; " +
      "withdraw it after a fall. Sold singly in two sizes by waist and chest, with a storage " +
      "bag.",
    price: 0,
    category: "Fall Protection",
    subcategory: "Safety Harnesses",
    images: [
      "full-body-harness-positioning-belt-front",
      "full-body-harness-positioning-belt-back",
      "full-body-harness-positioning-belt-detail",
    ],
    specifications: {
      material: "Polyester webbing, EVA-padded belt, alloy steel",
      certification: ["EN 361:2002", "EN 358:2018"],
      size: "S-L, XL-2XL (waist 80-140 cm)",
      color: ["Black and yellow"],
      weight: "1.9 kg",
      standard: "Marks A and A/2, 100 kg user",
    },
    features: [
      "Two side D-rings for work positioning",
      "Wide padded belt supports the lower back",
      "Dorsal and sternal fall-arrest points",
      "Automatic buckles on the leg straps",
      "Four gear loops for tools and rope",
    ],
    keyFigures: [
      { label: "Arrest points", value: "2: back, chest" },
      { label: "Positioning", value: "2 side D-rings" },
      { label: "Weight", value: "1.9 kg" },
    ],
    bulkQuantity: "500+ units in stock",
    moq: 5,
    inStock: true,
  },
  {
    id: "FLP003",
    slug: "full-body-harness-aramid-hot-work",
    name: "Full-Body Harness, Aramid, for Hot Work",
    description:
      "Full-body harness in aramid webbing that does not melt from spatter, for welding, " +
      "cutting and grinding at height.",
    detailedDescription:
      "Made for welders, burners and grinders at height, where sparks would melt polyester " +
      "webbing within a shift. Aramid webbing and thread char instead of dripping, and a cover " +
      "shields the dorsal ring stitching. The material resists brief spatter and flame; it is " +
      "not proof against a cutting torch, molten slag that lies on it, or an electric arc. " +
      "Aramid weakens in sunlight, so store it covered. Use a lanyard of matching aramid and " +
      "check webbing for stiff, charred or brittle spots before each use. Retire it after a " +
      "fall or a burn that changes the fibre. Sold singly in three sizes.",
    price: 0,
    category: "Fall Protection",
    subcategory: "Safety Harnesses",
    images: ["full-body-harness-aramid-hot-work-front", "full-body-harness-aramid-hot-work-detail"],
    specifications: {
      material: "Para-aramid webbing, steel hardware",
      certification: ["ANSI/ASSP Z359.11-2021", "EN 361:2002"],
      size: "S-M, L-XL, 2XL",
      color: ["Charcoal"],
      weight: "1.6 kg",
    },
    features: [
      "Aramid webbing and thread do not melt",
      "Flap shields the dorsal D-ring stitching",
      "Steel quick-connect buckles",
      "Fall-arrest indicator loops at the back",
      "Three sizes for a close fit over coveralls",
    ],
    keyFigures: [
      { label: "Webbing", value: "Para-aramid" },
      { label: "Arrest points", value: "1: back" },
      { label: "Weight", value: "1.6 kg" },
    ],
    bulkQuantity: "Contact for availability",
    moq: 5,
    inStock: true,
    tags: ["welding"],
  },
  {
    id: "FLP004",
    slug: "rescue-harness-shoulder-rings",
    name: "Confined Space Harness with Shoulder Rings",
    description:
      "Rescue harness with two shoulder rings for upright lifting from tanks and manholes, plus " +
      "dorsal and sternal arrest points.",
    detailedDescription:
      "For entrants to vessels, manholes, valve pits and sewers who may have to be lifted out " +
      "by tripod and winch. The two shoulder rings, joined by a spreader bar, keep a casualty " +
      "upright through a narrow opening; the dorsal and sternal points serve as backup fall " +
      "arrest. Shoulder rings are for rescue, not for arresting a fall. The harness is one part " +
      "of entry work: gas testing, a permit, an attendant and a practised rescue plan come " +
      "first. Check webbing for chemical damage after each entry and wash it in plain water. " +
      "Examine it yearly. Sold singly; the spreader bar and winch are sold separately.",
    price: 0,
    category: "Fall Protection",
    subcategory: "Harnesses",
    images: ["rescue-harness-shoulder-rings-front", "rescue-harness-shoulder-rings-top"],
    specifications: {
      material: "Polyester webbing, zinc-plated steel",
      certification: ["EN 361:2002", "EN 1497:2007"],
      size: "M-XL, 2XL (adjustable)",
      color: ["Red and black"],
      weight: "1.4 kg",
      standard: "Marks A and A/2, 100 kg user",
    },
    features: [
      "Two shoulder rings for vertical lifting",
      "Dorsal and sternal fall-arrest points",
      "Chest and leg straps adjust from the front",
      "Smooth outline passes narrow openings",
      "Webbing dries quickly after washing",
    ],
    keyFigures: [
      { label: "Arrest points", value: "2: back, chest" },
      { label: "Rescue", value: "2 shoulder rings" },
      { label: "Weight", value: "1.4 kg" },
    ],
    bulkQuantity: "200+ units in stock",
    moq: 5,
    inStock: true,
  },
];
