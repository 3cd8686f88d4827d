import type { Product } from "#domain/catalogue/product.ts";

/** First aid kits, eyewash units and defibrillators. */
export const firstAidProducts: readonly Product[] = [
  {
    id: "FA001",
    slug: "workplace-first-aid-kit-25-person",
    name: "Workplace First Aid Kit, up to 25 People",
    description:
      "Wall-mounted first aid kit in a hard case with a bracket, for offices, workshops and site " +
      "cabins of up to 25 people.",
    detailedDescription:
      "For offices, workshops, warehouses and site cabins with up to 25 people. The hard case " +
      "hangs on a bracket and lifts off, so that the first-aider takes it to the casualty. " +
      "Inside are plasters, sterile pads, triangular and roller bandages, burn dressings, eye " +
      "pads, tape, gloves, a breathing barrier and shears, in compartments with a printed list. " +
      "It holds no medicines. The number and place of kits follow from the risk assessment, and " +
      "a clinic on site may have its own list. Check the contents monthly and after each use; " +
      "keep the case out of direct sun. Refill packs are sold separately.",
    price: 89,
    category: "First Aid",
    subcategory: "First Aid Kits",
    images: [
      "workplace-first-aid-kit-25-person-front",
      "workplace-first-aid-kit-25-person-inside",
      "workplace-first-aid-kit-25-person-contents",
    ],
    specifications: {
      material: "ABS case, sterile wrapped contents",
      certification: ["ANSI/ISEA Z308.1-2021"],
      size: "330 × 240 × 120 mm",
      color: ["Green"],
      weight: "1.9 kg",
    },
    features: [
      "Case lifts off its wall bracket",
      "Compartments with a printed contents list",
      "Dust seal round the lid",
      "Burn dressings and eye pads included",
      "Refill packs available",
    ],
    keyFigures: [
      { label: "People", value: "up to 25" },
      { label: "Case", value: "Hard, wall bracket" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 10,
    inStock: true,
  },
  {
    id: "FA002",
    slug: "vehicle-first-aid-kit-soft-bag",
    name: "Vehicle and Field Crew First Aid Kit",
    description:
      "Soft first aid bag for trucks, buses and survey crews, with trauma dressings and a foil " +
      "blanket for remote roads.",
    detailedDescription:
      "For company cars, buses, lorries and crews who survey, lay pipe or maintain lines far " +
      "from a clinic. The nylon bag straps to a seat or carries by hand and opens flat on the " +
      "ground. Beside plasters and bandages it holds two trauma dressings, a burn dressing, a " +
      "tourniquet, a foil blanket, gloves and shears. A tourniquet is for trained people. The " +
      "kit serves a crew of up to eight and no more: a camp needs a wall kit and a first-aider. " +
      "A parked cabin in summer ages adhesives and gels, so inspect every month and replace " +
      "dated items first.",
    price: 0,
    category: "First Aid",
    subcategory: "First Aid Kits",
    images: ["vehicle-first-aid-kit-soft-bag-front", "vehicle-first-aid-kit-soft-bag-contents"],
    specifications: {
      material: "600D nylon bag, sterile wrapped contents",
      certification: ["BS 8599-2:2014"],
      size: "260 × 180 × 90 mm",
      color: ["Red"],
      weight: "950 g",
    },
    features: [
      "Opens flat in one movement",
      "Trauma dressings and a tourniquet",
      "Strap for a seat or a roll bar",
      "Reflective stripe on the lid",
      "Clear pockets, labelled by injury",
    ],
    keyFigures: [
      { label: "People", value: "up to 8" },
      { label: "Case", value: "Soft, seat strap" },
      { label: "Weight", value: "950 g" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 20,
    inStock: true,
  },
  {
    id: "FA003",
    slug: "eyewash-bottle-station-2x500ml",
    name: "Eyewash Bottle Station, 2 × 500 ml",
    description:
      "Wall panel with two 500 ml bottles of sterile saline and a mirror, for first rinsing on " +
      "the way to a full eyewash.",
    detailedDescription:
      "For battery rooms, workshops, kitchens and laboratories, where dust or a splash must be " +
      "rinsed out at once. Two sealed bottles of sterile 0.9 % saline hang in a dust cover " +
      "beside a mirror; twisting the bottle breaks the seal, and the eye cup directs the stream. " +
      "A bottle runs for a few minutes and supplements an eyewash unit, so it never replaces one " +
      "where corrosive chemicals are handled. After use the bottle is discarded. Replace " +
      "unopened bottles by the date printed on them, and mount the panel in the shade. Refill " +
      "bottles are sold in cartons of ten.",
    price: 58,
    category: "First Aid",
    subcategory: "Eyewash Stations",
    images: ["eyewash-bottle-station-2x500ml-front", "eyewash-bottle-station-2x500ml-detail"],
    specifications: {
      material: "ABS panel, 0.9 % sodium chloride solution",
      certification: ["EN 15154-4:2009"],
      size: "Panel 300 × 240 × 90 mm",
      color: ["Green and white"],
      weight: "1.5 kg",
    },
    features: [
      "Two sealed bottles of sterile saline",
      "Twist-open seal, no cap to lose",
      "Mirror and pictogram instructions",
      "Transparent dust cover",
      "Refill bottles in cartons of ten",
    ],
    keyFigures: [
      { label: "Volume", value: "2 × 500 ml" },
      { label: "Role", value: "Supplementary" },
      { label: "Fluid", value: "0.9 % saline" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 20,
    inStock: true,
    tags: ["chemical"],
  },
  {
    id: "FA004",
    slug: "portable-eyewash-gravity-60-litre",
    name: "Portable Gravity-Fed Eyewash, 60 Litre",
    description:
      "60 litre gravity-fed eyewash for sites without mains water: pull down the arm and both " +
      "eyes are rinsed for 15 minutes.",
    detailedDescription:
      "For batching plants, temporary chemical stores, battery changing points and drilling or " +
      "pipeline sites without piped water. Pulling the arm down starts both jets, and the user's " +
      "hands stay free to hold the eyelids open. The unit is built to give at least 1.5 litres a " +
      "minute for 15 minutes, the flow that ANSI/ISEA Z358.1-2014 asks for at an eyewash. Water " +
      "should be tepid, 16 to 38 °C, so the tank must stand in shade or in a cooled room in the " +
      "Saudi summer. Add preservative, refill by its instructions and rinse after use. It is no " +
      "emergency shower for the body.",
    price: 0,
    category: "First Aid",
    subcategory: "Eyewash Stations",
    images: [
      "portable-eyewash-gravity-60-litre-front",
      "portable-eyewash-gravity-60-litre-detail",
      "portable-eyewash-gravity-60-litre-side",
    ],
    specifications: {
      material: "Food-grade polyethylene tank, steel bracket",
      certification: ["ANSI/ISEA Z358.1-2014"],
      size: "Tank 60 l, 540 × 350 × 560 mm",
      color: ["Green with yellow arm"],
      weight: "8.5 kg empty",
    },
    features: [
      "Needs no mains water and no power",
      "Both hands free while rinsing",
      "One pull on the arm starts the flow",
      "Mounts on a wall, shelf or trolley",
      "Inspection tag and preservative supplied",
    ],
    keyFigures: [
      { label: "Flow", value: "1.5 l/min or more" },
      { label: "Runs for", value: "15 minutes" },
      { label: "Tank", value: "60 l" },
    ],
    bulkQuantity: "Contact for availability",
    moq: 5,
    inStock: true,
    tags: ["chemical"],
  },
  {
    id: "FA005",
    slug: "aed-semi-automatic-voice-prompts",
    name: "Semi-Automatic AED with Voice Prompts",
    description:
      "Defibrillator that analyses the heart rhythm and guides the rescuer by voice, for sites " +
      "with trained first-aiders.",
    detailedDescription:
      "For malls, towers, plants, camps and sports halls, where help may take longer than the " +
      "first minutes of a cardiac arrest. The device analyses the rhythm, speaks each step and " +
      "advises a shock only where one is needed; the rescuer presses the button. A key switches " +
      "to the paediatric mode. It does not replace calling the ambulance, chest compressions or " +
      "training. An AED is a medical device: its status with the Saudi Food and Drug Authority " +
      "is stated in the quotation. Look at the status light weekly, and replace pads and battery " +
      "by their printed dates. Prompt language is chosen with the order.",
    price: 0,
    category: "First Aid",
    subcategory: "AED Devices",
    images: [
      "aed-semi-automatic-voice-prompts-front",
      "aed-semi-automatic-voice-prompts-inside",
      "aed-semi-automatic-voice-prompts-contents",
    ],
    specifications: {
      material: "PC/ABS housing, lithium battery",
      certification: ["IEC 60601-2-4:2010+A1:2018"],
      size: "230 × 210 × 75 mm",
      color: ["Green", "Red"],
      weight: "1.8 kg",
      standard: "IP55",
    },
    features: [
      "Voice and light guide every step",
      "Daily self-test with status light",
      "Adult and paediatric mode in one device",
      "Arabic or English prompts, chosen with order",
      "Carrying case, pads and rescue set included",
    ],
    keyFigures: [
      { label: "Operation", value: "Semi-automatic" },
      { label: "Ingress", value: "IP55" },
      { label: "Modes", value: "Adult, paediatric" },
    ],
    bulkQuantity: "Contact for availability",
    moq: 5,
    inStock: true,
  },
];
