import type { Product } from "#domain/catalogue/product.ts";

/** Cones, batons and barriers for roads, yards and car parks. */
export const trafficProducts: readonly Product[] = [
  {
    id: "TS001",
    slug: "traffic-cone-450mm-pvc",
    name: "Traffic Cone 450 mm, One-Piece PVC",
    description:
      "Flexible 450 mm cone in one piece of PVC with one reflective sleeve, for car parks, yards " +
      "and low-speed work in daylight.",
    detailedDescription:
      "For car parks, loading bays, school and hospital entrances and low-speed site roads in " +
      "daylight. The cone is one flexible moulding, so it springs back after a wheel runs over " +
      "it and stacks without sticking. At 450 mm it is the smallest height that MUTCD Section " +
      "6F.64 accepts, for daytime and low-speed roads only: on faster roads, or at night, use " +
      "the 750 mm cone. A cone guides drivers and stops no vehicle. Take it out of use when the " +
      "sleeve is torn or the base no longer lies flat. Sold singly, packed in stacks of ten.",
    price: 18.5,
    category: "Traffic Safety",
    subcategory: "Traffic Cones",
    images: ["traffic-cone-450mm-pvc-front", "traffic-cone-450mm-pvc-detail"],
    specifications: {
      material: "Flexible PVC, reflective PVC sleeve",
      certification: ["MUTCD 2009 Section 6F.64"],
      size: "Height 450 mm, base 270 × 270 mm",
      color: ["Orange"],
      weight: "1.1 kg",
    },
    features: [
      "Base and cone moulded in one piece",
      "Springs back after being run over",
      "One reflective sleeve, 100 mm high",
      "Stacks of ten in one carton",
      "Through-coloured, scratches stay orange",
    ],
    keyFigures: [
      { label: "Height", value: "450 mm" },
      { label: "Use", value: "Day, low speed" },
      { label: "Sleeves", value: "1" },
    ],
    bulkQuantity: "10,000+ units in stock",
    moq: 50,
    inStock: true,
  },
  {
    id: "TS002",
    slug: "traffic-cone-750mm-rubber-base",
    name: "Traffic Cone 750 mm with Rubber Base",
    description:
      "Two-part 750 mm cone with a heavy rubber base and two reflective bands, for faster roads, " +
      "night work and windy sites.",
    detailedDescription:
      "For road works, lane closures and perimeter roads where traffic is fast or the work runs " +
      "through the night. The orange cone carries two white bands, 150 mm and 100 mm high, as " +
      "MUTCD Section 6F.64 describes for cones of this height. The recycled rubber base keeps it " +
      "upright in gusts off the desert or from passing lorries. It marks a route and protects " +
      "nobody from a vehicle: the traffic plan decides spacing, signs and barriers. Wash the " +
      "bands after a dust storm, since dirt takes away most of the reflection. Cones and bases " +
      "can be reordered separately.",
    price: 34,
    originalPrice: 66,
    category: "Traffic Safety",
    subcategory: "Traffic Cones",
    images: [
      "traffic-cone-750mm-rubber-base-front",
      "traffic-cone-750mm-rubber-base-detail",
      "traffic-cone-750mm-rubber-base-scale",
    ],
    specifications: {
      material: "LDPE cone, recycled rubber base",
      certification: ["EN 13422:2019", "MUTCD 2009 Section 6F.64"],
      size: "Height 750 mm, base 400 × 400 mm",
      color: ["Orange with black base"],
      weight: "3.6 kg",
    },
    features: [
      "Two reflective bands, 150 mm and 100 mm",
      "Heavy recycled rubber base",
      "For night work and faster roads",
      "Cone and base replaceable separately",
      "Grip at the top for lifting with gloves",
    ],
    keyFigures: [
      { label: "Height", value: "750 mm" },
      { label: "Use", value: "Night, high speed" },
      { label: "Bands", value: "2" },
    ],
    bulkQuantity: "5,000+ units in stock",
    moq: 20,
    inStock: true,
    tags: ["night-work"],
  },
  {
    id: "TS003",
    slug: "led-traffic-baton-red-540mm",
    name: "LED Traffic Baton 540 mm, Red",
    description:
      "Red LED baton with steady and flashing light for flagmen, banksmen and parking marshals " +
      "working after dark.",
    detailedDescription:
      "For flagmen on night road works, banksmen guiding lorries into a bay, and marshals at car " +
      "parks and gates. The tube lights red over its whole length, steady or flashing, and the " +
      "end cap holds a white torch for the walk between posts. Two D cells are fitted without " +
      "tools. A baton is no substitute for a high-visibility vest, for signs, or for a traffic " +
      "plan, and it is not rated for areas with explosive atmospheres. Check the switch and " +
      "cells at the start of each shift. Batteries are not included; wrist strap is.",
    price: 27,
    category: "Traffic Safety",
    subcategory: "Traffic Batons",
    images: ["led-traffic-baton-red-540mm-front", "led-traffic-baton-red-540mm-detail"],
    specifications: {
      material: "Polycarbonate tube, ABS grip",
      size: "Length 540 mm, diameter 40 mm",
      color: ["Red"],
      weight: "290 g without batteries",
    },
    features: [
      "Steady and flashing red light",
      "White torch in the end cap",
      "Runs on two D cells, changed without tools",
      "Wrist strap and belt hook",
      "Splash-resistant switch for gloved hands",
    ],
    keyFigures: [
      { label: "Length", value: "540 mm" },
      { label: "Light", value: "Red, 2 modes" },
      { label: "Power", value: "2 × D cell" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 20,
    inStock: true,
    tags: ["night-work"],
  },
  {
    id: "TS004",
    slug: "water-filled-road-barrier-1500mm",
    name: "Water-Filled Road Barrier 1.5 m",
    description:
      "Interlocking polyethylene barrier, 1.5 m long, carried empty by two people and weighted " +
      "with water or sand on site.",
    detailedDescription:
      "For separating pedestrians from site traffic, closing a lane at low speed and lining " +
      "excavations that stand open for weeks. Two people place it empty; filled through the top " +
      "it weighs about 315 kg and joins its neighbours with a steel pin, so that a line follows " +
      "a curve. It is a channelling device and not a crash-tested vehicle restraint: where " +
      "vehicles may strike at speed, the traffic plan must call for a tested system. Use sand " +
      "where water would evaporate or be drained, and check the level weekly in summer. Sold in " +
      "red and in white, for alternating lines.",
    price: 0,
    category: "Traffic Safety",
    subcategory: "Barriers",
    images: [
      "water-filled-road-barrier-1500mm-front",
      "water-filled-road-barrier-1500mm-side",
      "water-filled-road-barrier-1500mm-detail",
    ],
    specifications: {
      material: "Rotomoulded polyethylene, UV-stabilised",
      size: "1,500 × 500 × 800 mm",
      color: ["Red", "White"],
      weight: "16 kg empty, about 315 kg filled",
    },
    features: [
      "Filled with water or sand on site",
      "Steel pin joins barriers in line or curve",
      "Drain plug at ground level",
      "Fork-lift slots in the base",
      "UV-stabilised colour through the wall",
    ],
    keyFigures: [
      { label: "Length", value: "1.5 m" },
      { label: "Filled", value: "about 315 kg" },
      { label: "Fill", value: "Water or sand" },
    ],
    bulkQuantity: "Contact for availability",
    moq: 10,
    inStock: true,
  },
  {
    id: "TS005",
    slug: "expanding-barrier-steel-2500mm",
    name: "Expanding Barrier, Steel, up to 2.5 m",
    description:
      "Folding steel lattice on castors that opens to 2.5 m, for closing a doorway, aisle or " +
      "manhole while work goes on.",
    detailedDescription:
      "For maintenance teams who close an aisle, a doorway or a lift lobby for an hour and then " +
      "move on: cleaning, work above a suspended ceiling, an open manhole, a machine under " +
      "lockout. It folds to 320 mm, rolls on castors and stands by itself, and two units clip " +
      "together for wider openings. The lattice tells people to keep out; it will not hold a " +
      "vehicle, a crowd or a falling person, so an open edge needs a guardrail. Oil the pivots " +
      "twice a year, more often in coastal air. Supplied assembled, one to a carton.",
    price: 0,
    category: "Traffic Safety",
    subcategory: "Barriers",
    images: ["expanding-barrier-steel-2500mm-front", "expanding-barrier-steel-2500mm-side"],
    specifications: {
      material: "Powder-coated steel, nylon castors",
      size: "Opens 320 to 2,500 mm, height 950 mm",
      color: ["Red and white", "Yellow and black"],
      weight: "9.5 kg",
    },
    features: [
      "Opens from 320 mm to 2.5 m",
      "Stands without support on four castors",
      "Clips to a second unit",
      "Reflective strips on both uprights",
      "Powder coat for indoor and outdoor use",
    ],
    keyFigures: [
      { label: "Opens to", value: "2.5 m" },
      { label: "Folded", value: "320 mm" },
      { label: "Weight", value: "9.5 kg" },
    ],
    bulkQuantity: "500+ units in stock",
    moq: 10,
    inStock: true,
  },
];
