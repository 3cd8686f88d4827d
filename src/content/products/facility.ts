import type { Product } from "#domain/catalogue/product.ts";

/** Spill control and floors. Their codes repeat those of Foot Protection. */
export const facilityProducts: readonly Product[] = [
  {
    id: "FP011",
    slug: "chemical-spill-kit-wheeled-bin-100-litre",
    name: "Chemical Spill Kit, Wheeled Bin, 100 Litre",
    description:
      "Wheeled bin with pads, socks and pillows that take up about 100 litres of chemicals, oil " +
      "or water, and bags for waste.",
    detailedDescription:
      "For chemical stores, workshops, laboratories, filling points and battery rooms. The " +
      "wheeled bin brings yellow pads, socks and pillows to the spill: socks ring it, pillows " +
      "and pads take up about 100 litres, tied bags hold the waste. Nitrile gloves and goggles " +
      "are inside, yet they suit only what the safety data sheet allows; gassing or unknown " +
      "liquids call for a trained team. Not for hydrofluoric acid or for hot liquids. Used " +
      "absorbent is waste of the same hazard as the liquid. Seal the lid with the numbered tie, " +
      "check it monthly, and refill after every use. Oil-only refills are available.",
    price: 0,
    category: "Facility Protection",
    subcategory: "Spill Control",
    images: [
      "chemical-spill-kit-wheeled-bin-100-litre-front",
      "chemical-spill-kit-wheeled-bin-100-litre-contents",
    ],
    specifications: {
      material: "Polyethylene bin, polypropylene absorbents",
      size: "Bin 120 l, 480 × 550 × 930 mm",
      color: ["Yellow"],
      weight: "17 kg",
    },
    features: [
      "Takes up about 100 litres",
      "For acids, alkalis, solvents, oil and water",
      "Two wheels and a lid that seals",
      "100 pads, eight socks, four pillows",
      "Gloves, goggles and waste bags inside",
    ],
    keyFigures: [
      { label: "Takes up", value: "about 100 l" },
      { label: "Liquids", value: "Chemicals, oil" },
      { label: "Form", value: "Wheeled bin" },
    ],
    bulkQuantity: "500+ units in stock",
    moq: 5,
    inStock: true,
    tags: ["chemical"],
  },
  {
    id: "FP012",
    slug: "oil-absorbent-pads-pack-of-100",
    name: "Oil Absorbent Pads, Pack of 100",
    description:
      "White pads that take up oil and diesel and leave water behind, for workshops, generator " +
      "rooms and quays.",
    detailedDescription:
      "For workshops, generator rooms, fuel points, ports and any floor under a leaking gearbox. " +
      "The melt-blown polypropylene takes up oil, diesel and hydraulic fluid and repels water, " +
      "so that a pad works on a wet yard or floats on a sump. A pack takes up about 90 litres. " +
      "They are for hydrocarbons only: for acids, alkalis or coolant take the chemical kit. A " +
      "pad soaked with petrol gives off vapour and must go into a closed metal bin away from " +
      "ignition. Keep the pack out of direct sun, which makes the fibre brittle. Sold by the " +
      "pack of 100.",
    price: 0,
    category: "Facility Protection",
    subcategory: "Spill Control",
    images: ["oil-absorbent-pads-pack-of-100-front", "oil-absorbent-pads-pack-of-100-detail"],
    specifications: {
      material: "Melt-blown polypropylene",
      size: "400 × 500 mm",
      color: ["White"],
      weight: "Pack of 100 pads, 8.6 kg",
    },
    features: [
      "Takes up oil and diesel, repels water",
      "About 90 litres for each pack",
      "Perforated to tear in half",
      "Bonded surface that sheds little lint",
      "Floats when full",
    ],
    keyFigures: [
      { label: "Takes up", value: "about 90 l a pack" },
      { label: "Liquids", value: "Oil, diesel" },
      { label: "Pack", value: "100 pads" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 20,
    inStock: true,
  },
  {
    id: "FP013",
    slug: "floor-marking-tape-pvc-50mm",
    name: "Floor Marking Tape, PVC, 50 mm × 33 m",
    description:
      "Self-adhesive PVC tape for aisles, storage bays and keep-clear areas on smooth indoor " +
      "floors, in six colours.",
    detailedDescription:
      "For marking walkways, storage bays, fork-lift aisles and the clear space in front of " +
      "panels and extinguishers. The 0.15 mm PVC lies flat, goes down without drying time and " +
      "comes up when a layout changes. It suits feet, pallet trucks and occasional fork-lifts; " +
      "where loads are dragged or wheels turn on the spot, paint or a thicker tape lasts longer. " +
      "It is not slip-resistant and is not for outdoors. The floor must be dry, free of dust and " +
      "oil, and above 10 °C. Keep one colour for one meaning over the whole site. Sold by the " +
      "roll, 24 to a carton.",
    price: 19,
    category: "Facility Protection",
    subcategory: "Floor Marking",
    images: ["floor-marking-tape-pvc-50mm-front", "floor-marking-tape-pvc-50mm-scale"],
    specifications: {
      material: "Soft PVC, rubber adhesive",
      size: "50 mm × 33 m, 0.15 mm thick",
      color: ["Yellow", "White", "Red", "Green", "Blue", "Yellow and black"],
      weight: "Roll of 33 m, 24 rolls to a carton",
    },
    features: [
      "Walked on at once, no drying time",
      "Six colours, solid or striped",
      "Lifts off when the layout changes",
      "Bends round gentle curves",
      "For smooth and sealed indoor floors",
    ],
    keyFigures: [
      { label: "Width", value: "50 mm" },
      { label: "Length", value: "33 m" },
      { label: "Thickness", value: "0.15 mm" },
    ],
    bulkQuantity: "10,000+ units in stock",
    moq: 100,
    inStock: true,
  },
  {
    id: "FP015",
    slug: "anti-slip-tape-60-grit-50mm",
    name: "Anti-Slip Tape, 60 Grit, 50 mm × 18 m",
    description:
      "Abrasive self-adhesive tape for stairs, ramps and ladder rungs, indoors and outdoors, in " +
      "black, yellow or striped.",
    detailedDescription:
      "For stair nosings, ramps, ladder rungs, vehicle steps and wet entrances. The 60-grit " +
      "mineral holds a shoe sole where a painted step would not, and the acrylic adhesive stays " +
      "on metal, sealed concrete, tile and treated wood in sun and rain. It is too rough for " +
      "bare feet and wears out cleaning mops, so pool decks and kitchens need another surface. " +
      "Grease fills the grit: degrease the step first, round the corners of each strip and seal " +
      "the edges outdoors. Replace a strip when it is smooth in the tread or lifts at a corner, " +
      "since a loose edge trips. Sold by the roll.",
    price: 32.5,
    category: "Facility Protection",
    subcategory: "Anti-Slip",
    images: ["anti-slip-tape-60-grit-50mm-front", "anti-slip-tape-60-grit-50mm-detail"],
    specifications: {
      material: "Mineral grit on PET, acrylic adhesive",
      size: "50 mm × 18 m, 0.8 mm thick",
      color: ["Black", "Yellow", "Yellow and black"],
      weight: "Roll of 18 m",
    },
    features: [
      "60-grit mineral surface",
      "Indoors and outdoors",
      "Cut with shears, pressed on by roller",
      "Striped version marks the step edge",
      "Holds on metal, tile and sealed concrete",
    ],
    keyFigures: [
      { label: "Grit", value: "60" },
      { label: "Width", value: "50 mm" },
      { label: "Length", value: "18 m" },
    ],
    bulkQuantity: "5,000+ units in stock",
    moq: 50,
    inStock: true,
  },
];
