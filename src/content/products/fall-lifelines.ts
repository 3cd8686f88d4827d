import type { Product } from "#domain/catalogue/product.ts";

/** Lifelines: a rope with a grab, and a self-retracting line. */
export const fallLifelinesProducts: readonly Product[] = [
  {
    id: "FLP008",
    slug: "vertical-rope-lifeline-with-grab-20m",
    name: "Vertical Rope Lifeline with Grab, 20 m",
    description:
      "Twenty-metre kernmantle rope with a matched guided grab that follows the climber, for " +
      "ladders, tanks and facades.",
    detailedDescription:
      "A temporary vertical line for tank ladders, formwork towers, suspended platforms and " +
      "facade work. The grab runs with the climber and locks on the rope in a slip; it connects " +
      "to the chest or dorsal point of a full-body harness with the short lanyard fitted. Rope " +
      "and grab are tested together: do not put this grab on another rope or change the length " +
      "of its lanyard. One user per line, 100 kg, and keep the rope close to vertical with a " +
      "weight at the foot. Protect it at edges. Not for work positioning or suspension. Inspect " +
      "the full rope length by hand. Sold as one set in a bag.",
    price: 0,
    category: "Fall Protection",
    subcategory: "Lifelines",
    images: [
      "vertical-rope-lifeline-with-grab-20m-front",
      "vertical-rope-lifeline-with-grab-20m-detail",
      "vertical-rope-lifeline-with-grab-20m-contents",
    ],
    specifications: {
      material: "Kernmantle polyamide rope 14 mm, stainless steel grab",
      certification: ["EN 353-2:2002", "EN 362:2004"],
      size: "20 m; 30 m and 50 m on request",
      color: ["White with blue tracer"],
      weight: "4.2 kg",
      standard: "Guided type on rope, 100 kg user",
    },
    features: [
      "Grab opens to fit at any point of the rope",
      "Up arrow and gravity lock prevent reversal",
      "Sewn eye with thimble at the anchor end",
      "End weight keeps the rope taut",
      "Bag, grab and connectors in one set",
    ],
    keyFigures: [
      { label: "Line", value: "20 m rope, 14 mm" },
      { label: "Direction", value: "Vertical" },
      { label: "Max user", value: "100 kg" },
    ],
    bulkQuantity: "200+ units in stock",
    moq: 5,
    inStock: true,
  },
  {
    id: "FLP009",
    slug: "self-retracting-lifeline-steel-10m",
    name: "Self-Retracting Lifeline, Steel Cable, 10 m",
    description:
      "Self-retracting block with 10 m of galvanised steel cable that pays out, winds back and " +
      "locks on a sudden pull.",
    detailedDescription:
      "Hung above loading bays, tanker gantries, hatches and process platforms, where workers " +
      "climb and move under one fixed anchor. The line stays taut, so a slip is stopped in a " +
      "much shorter distance than with a lanyard; the required clearance is still in the " +
      "maker's table. Work within the stated angle from vertical to avoid a swing fall, and do " +
      "not use it laid flat or across a leading edge unless the maker's instructions permit " +
      "that. Never add a lanyard between hook and harness. Withdraw it when the load indicator " +
      "shows, and have it serviced yearly by a competent workshop. Sold singly with anchor " +
      "connector.",
    price: 0,
    category: "Fall Protection",
    subcategory: "Lifelines",
    images: [
      "self-retracting-lifeline-steel-10m-front",
      "self-retracting-lifeline-steel-10m-detail",
      "self-retracting-lifeline-steel-10m-top",
    ],
    specifications: {
      material: "Galvanised steel cable 4.8 mm, polymer housing",
      certification: ["EN 360:2002", "EN 362:2004"],
      size: "10 m cable",
      color: ["Grey and yellow"],
      weight: "5.6 kg",
      standard: "Retractable type, 100 kg user",
    },
    features: [
      "4.8 mm galvanised steel cable",
      "Swivel hook with load indicator",
      "Swivel anchor eye prevents cable twist",
      "Polymer housing resists dents and salt air",
      "Tag line supplied to draw the hook down",
    ],
    keyFigures: [
      { label: "Line", value: "10 m steel cable" },
      { label: "Direction", value: "Overhead anchor" },
      { label: "Max user", value: "100 kg" },
    ],
    bulkQuantity: "Contact for availability",
    moq: 5,
    inStock: true,
  },
];
