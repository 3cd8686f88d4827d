import type { Product } from "#domain/catalogue/product.ts";

/** Sign sets and exit signs. */
export const signsProducts: readonly Product[] = [
  {
    id: "SS001",
    slug: "site-entrance-sign-set-rigid",
    name: "Site Entrance Sign Set, 10 Rigid Signs",
    description:
      "Ten rigid mandatory and warning signs for a site gate, symbols in the manner of ISO 7010 " +
      "with Arabic and English text.",
    detailedDescription:
      "For the gate and the fence of a construction site, where everyone must see the rules " +
      "before going in. Six blue signs call for helmet, eye, ear, hand, foot and high-visibility " +
      "protection; four yellow ones warn of overhead loads, open edges, vehicles and " +
      "electricity. The aluminium composite keeps its shape in heat and wind, and the print is " +
      "laminated against sun and sand. Signs inform and make no work safe by themselves: put up " +
      "only those that match the risk assessment, and take them down when the hazard ends. One " +
      "set is ten signs with fixings.",
    price: 0,
    category: "Safety Signs",
    subcategory: "Sign Sets",
    images: ["site-entrance-sign-set-rigid-front", "site-entrance-sign-set-rigid-detail"],
    specifications: {
      material: "3 mm aluminium composite, UV laminate",
      certification: ["ISO 7010:2019", "ISO 3864-1:2011"],
      size: "300 × 400 mm each",
      color: ["Blue", "Yellow"],
      weight: "Set of 10 signs, 4.2 kg",
    },
    features: [
      "Six mandatory and four warning signs",
      "Text in Arabic and English",
      "Laminated against sun and sand",
      "Drilled corners, fixings included",
      "Stays flat in heat and wind",
    ],
    keyFigures: [
      { label: "Signs", value: "10" },
      { label: "Material", value: "Rigid, 3 mm" },
      { label: "Size", value: "300 × 400 mm" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 10,
    inStock: true,
  },
  {
    id: "SS002",
    slug: "plant-room-sign-set-vinyl",
    name: "Plant Room Sign Set, 12 Vinyl Signs",
    description:
      "Twelve self-adhesive prohibition, warning and fire signs for plant rooms, stores and " +
      "laboratories indoors.",
    detailedDescription:
      "For plant rooms, chemical stores, generator houses, kitchens and laboratories, where " +
      "signs go on doors, cabinets and pipes. The set has four red prohibition signs, five " +
      "yellow warnings (electricity, hot surface, flammable, corrosive, moving parts) and three " +
      "fire-equipment signs. The vinyl bends round a drum or a cabinet corner and holds on clean " +
      "painted metal, glass and smooth plaster. It is made for indoors: outdoors choose the " +
      "rigid set. Clean the surface with alcohol, press from the middle outwards, and replace " +
      "any sign whose colour has faded. One set is twelve signs on sheets.",
    price: 0,
    category: "Safety Signs",
    subcategory: "Sign Sets",
    images: ["plant-room-sign-set-vinyl-front", "plant-room-sign-set-vinyl-detail"],
    specifications: {
      material: "Self-adhesive vinyl, matt laminate",
      certification: ["ISO 7010:2019", "ISO 3864-1:2011"],
      size: "150 × 200 mm each",
      color: ["Red", "Yellow"],
      weight: "Set of 12 signs on 3 sheets",
    },
    features: [
      "Four prohibition, five warning, three fire signs",
      "Follows curved drums and cabinets",
      "Matt laminate without glare",
      "Text in Arabic and English",
      "Permanent adhesive for smooth surfaces",
    ],
    keyFigures: [
      { label: "Signs", value: "12" },
      { label: "Material", value: "Vinyl, adhesive" },
      { label: "Size", value: "150 × 200 mm" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 20,
    inStock: true,
  },
  {
    id: "SS003",
    slug: "exit-sign-photoluminescent-300mm",
    name: "Photoluminescent Exit Sign, 300 × 150 mm",
    description:
      "Rigid exit sign that glows after the light fails, without wiring, for corridors and " +
      "stairs that are lit while occupied.",
    detailedDescription:
      "For corridors, stairwells, stores and temporary buildings, where a sign must be read " +
      "after the lights go out and wiring is not wanted. The pigment takes up light from the " +
      "ordinary lamps and gives it back in the dark, fading over hours. It needs to be lit while " +
      "people are inside: a corridor on motion sensors, or a store that is dark by day, needs a " +
      "powered sign. The fire strategy of the building decides where exits are marked. Wipe with " +
      "water, never with solvent. Specify arrow left, right, up or down with the order.",
    price: 0,
    category: "Safety Signs",
    subcategory: "Exit Signs",
    images: ["exit-sign-photoluminescent-300mm-front", "exit-sign-photoluminescent-300mm-back"],
    specifications: {
      material: "Rigid photoluminescent PVC, 1.2 mm",
      certification: ["ISO 7010:2019", "ISO 17398:2004"],
      size: "300 × 150 mm",
      color: ["Green and white"],
      weight: "110 g",
    },
    features: [
      "No wiring, no battery, no lamp",
      "Glows after the lights fail",
      "Four arrow directions to choose from",
      "Arabic and English text as an option",
      "Adhesive strips and screw holes",
    ],
    keyFigures: [
      { label: "Power", value: "None" },
      { label: "Size", value: "300 × 150 mm" },
      { label: "Arrow", value: "4 directions" },
    ],
    bulkQuantity: "5,000+ units in stock",
    moq: 50,
    inStock: true,
  },
  {
    id: "SS004",
    slug: "exit-sign-led-3-hour-battery",
    name: "LED Exit Sign with 3-Hour Battery",
    description:
      "Maintained LED exit sign for wall or ceiling with a battery for three hours, for halls, " +
      "malls and dark corridors.",
    detailedDescription:
      "For malls, warehouses, hospitals, hotels and corridors on motion sensors, where a sign " +
      "must be lit at all times. The LED panel runs on the mains and changes to its battery when " +
      "the supply fails, for a rated three hours. One housing mounts flat on a wall, flag-wise " +
      "or under a ceiling, and slide-in panels give the arrow. Installation is for a licensed " +
      "electrician, and acceptance rests with Civil Defence and the building's fire plan. Press " +
      "the test button monthly and run the battery down once a year. Not for areas with " +
      "explosive atmospheres.",
    price: 0,
    category: "Safety Signs",
    subcategory: "Exit Signs",
    images: [
      "exit-sign-led-3-hour-battery-front",
      "exit-sign-led-3-hour-battery-side",
      "exit-sign-led-3-hour-battery-detail",
    ],
    specifications: {
      material: "Aluminium housing, acrylic panel",
      certification: ["EN IEC 60598-2-22:2022", "ISO 7010:2019"],
      size: "355 × 190 × 35 mm",
      color: ["Silver with green panel"],
      weight: "1.3 kg",
      standard: "220-240 V, 60 Hz, IP20",
    },
    features: [
      "Battery for a rated three hours",
      "Wall, flag or ceiling mounting",
      "Slide-in panels for four directions",
      "Test button and charge indicator",
      "Double-sided panel as an option",
    ],
    keyFigures: [
      { label: "Power", value: "Mains and battery" },
      { label: "Runs for", value: "3 hours" },
      { label: "Mounting", value: "Wall or ceiling" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 20,
    inStock: true,
  },
];
