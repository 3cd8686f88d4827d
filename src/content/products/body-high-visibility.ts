import type { Product } from "#domain/catalogue/product.ts";

export const bodyHighVisibilityProducts: readonly Product[] = [
  {
    id: "BP001",
    slug: "class-2-safety-vest-lime",
    name: "Class 2 Safety Vest, Lime, Zip Front",
    description:
      "Fluorescent yellow vest, EN ISO 20471 class 2, with two waist bands and two shoulder " +
      "bands. Zip front, no pockets: the plain vest for crews and visitors.",
    detailedDescription:
      "The plain vest for marshals, surveyors, drivers and visitors on sites and in yards where " +
      "traffic is slow. Class 2 means at least 0.50 m² of fluorescent background and 0.13 m² of " +
      "retroreflective tape; where traffic exceeds 60 km/h, guidance asks for class 3. Worn open " +
      "or under a jacket, the vest does not show its full area. It gives no protection against " +
      "heat, flame or impact, and the polyester knit melts near sparks. Replace it when the " +
      "colour has faded in the sun or the tape has cracked. Packed singly, 100 to a carton.",
    price: 9.5,
    originalPrice: 18.5,
    category: "Body Protection",
    subcategory: "Safety Vests",
    images: ["class-2-safety-vest-lime-front", "class-2-safety-vest-lime-back"],
    specifications: {
      material: "Polyester warp knit, 120 g/m²; 50 mm glass-bead retroreflective tape",
      certification: ["EN ISO 20471:2013+A1:2016"],
      size: "M to 4XL",
      color: ["Fluorescent yellow (lime)"],
      weight: "170 g",
      standard: "Class 2",
    },
    features: [
      "Two 50 mm waist bands, two shoulder bands",
      "Full-length plastic zip",
      "Bound edges at neck, arms and hem",
      "Cut to be worn over work shirts",
      "Space on chest and back for a printed logo",
    ],
    keyFigures: [
      { label: "Class", value: "2" },
      { label: "Pockets", value: "None" },
      { label: "Closure", value: "Zip" },
    ],
    bulkQuantity: "10,000+ units in stock",
    moq: 100,
    inStock: true,
  },
  {
    id: "BP002",
    slug: "class-2-safety-vest-orange-six-pockets",
    name: "Class 2 Safety Vest, Orange, Six Pockets",
    description:
      "Fluorescent orange vest with six pockets and a clear ID window, ANSI/ISEA 107 Type R, " +
      "Class 2. For foremen, surveyors and safety officers.",
    detailedDescription:
      "For foremen, surveyors and safety officers who carry a radio, a notebook and a site pass " +
      "all day. The solid front panels hold the pockets in shape; the mesh back lets air through " +
      "in summer. The class is that of ANSI/ISEA 107, whose requirements differ from those of EN " +
      "ISO 20471, so check which of the two the client's procedure names. Orange stands out " +
      "against sand and green planting, less against orange plant and barriers. The vest does " +
      "not resist flame. Wash at 40 °C, and replace it once the tape or the colour is dull. " +
      "Packed singly, 50 to a carton.",
    price: 16,
    category: "Body Protection",
    subcategory: "Safety Vests",
    images: [
      "class-2-safety-vest-orange-six-pockets-front",
      "class-2-safety-vest-orange-six-pockets-detail",
      "class-2-safety-vest-orange-six-pockets-back",
    ],
    specifications: {
      material: "Polyester tricot front, polyester mesh back; lime-edged retroreflective tape",
      certification: ["ANSI/ISEA 107-2020"],
      size: "M to 5XL",
      color: ["Fluorescent orange"],
      weight: "260 g",
      standard: "Type R, Class 2",
    },
    features: [
      "Six pockets: radio, phone, pens, two lower, one inner",
      "Clear window for a site ID card",
      "Microphone tab on each shoulder",
      "Mesh back for air flow",
      "Heavy zip that works with gloved hands",
    ],
    keyFigures: [
      { label: "Class", value: "2 (ANSI Type R)" },
      { label: "Pockets", value: "6" },
      { label: "Closure", value: "Zip" },
    ],
    bulkQuantity: "5,000+ units in stock",
    moq: 50,
    inStock: true,
  },
  {
    id: "BP003",
    slug: "class-3-safety-vest-long-sleeves-lime",
    name: "Class 3 Safety Vest with Long Sleeves, Lime",
    description:
      "Light long-sleeved fluorescent vest, EN ISO 20471 class 3 in one garment. For road crews " +
      "by night and beside traffic faster than 60 km/h.",
    detailedDescription:
      "For highway maintenance, traffic management and airport aprons, where drivers come fast " +
      "or the work goes on after dark. Sleeves with bands show the movement of the arms and " +
      "bring the garment to class 3 without a jacket, at least 0.80 m² of background and 0.20 m² " +
      "of tape. It is cooler than a coverall in the Saudi summer, but leaves the legs unmarked " +
      "and does not resist flame. Wear it closed, in the right size: rolled sleeves take the " +
      "class away. Replace it when tape is torn or lost. Packed singly, 50 to a carton.",
    price: 0,
    category: "Body Protection",
    subcategory: "Safety Vests",
    images: [
      "class-3-safety-vest-long-sleeves-lime-front",
      "class-3-safety-vest-long-sleeves-lime-side",
    ],
    specifications: {
      material: "Polyester warp knit, 130 g/m², mesh underarm; retroreflective tape",
      certification: ["EN ISO 20471:2013+A1:2016"],
      size: "M to 5XL",
      color: ["Fluorescent yellow (lime)", "Fluorescent orange"],
      weight: "330 g",
      standard: "Class 3",
    },
    features: [
      "Class 3 as a single garment",
      "Two reflective bands round each sleeve",
      "Mesh underarm panels",
      "Two lower pockets with flaps",
      "Zip front with storm flap",
    ],
    keyFigures: [
      { label: "Class", value: "3" },
      { label: "Pockets", value: "2" },
      { label: "Closure", value: "Zip and flap" },
    ],
    bulkQuantity: "3,000+ units in stock",
    moq: 50,
    inStock: true,
    tags: ["night-work"],
  },
  {
    id: "BP004",
    slug: "waterproof-hi-vis-jacket-class-3",
    name: "Waterproof Hi-Vis Jacket, Class 3",
    description:
      "Unlined fluorescent yellow rain jacket with taped seams and a stowable hood, EN ISO 20471 " +
      "class 3 and EN 343. For ports, coast and highland rain.",
    detailedDescription:
      "For port, marine and road crews who work through winter rain in Jeddah, on the Gulf coast " +
      "or in the Asir highlands. The coated fabric and taped seams keep water out; a mesh lining " +
      "and back vent let some sweat escape, yet any waterproof jacket is hot, so plan breaks in " +
      "warm and humid weather. EN 343 covers rain, not chemicals or sea spray under pressure, " +
      "and the fabric does not resist flame. Check seams and tape before the rainy months, and " +
      "dry the jacket before storage. Sold singly, ten to a carton.",
    price: 0,
    category: "Body Protection",
    subcategory: "Safety Jackets",
    images: [
      "waterproof-hi-vis-jacket-class-3-front",
      "waterproof-hi-vis-jacket-class-3-detail",
      "waterproof-hi-vis-jacket-class-3-back",
    ],
    specifications: {
      material: "300D polyester oxford with polyurethane coating, taped seams, mesh lining",
      certification: ["EN ISO 20471:2013+A1:2016", "EN 343:2019"],
      size: "S to 4XL",
      color: ["Fluorescent yellow with navy", "Fluorescent orange with navy"],
      weight: "720 g",
      standard: "Class 3; EN 343 class 3:2",
    },
    features: [
      "Taped seams and storm flap over the zip",
      "Hood stows in the collar",
      "Vented back yoke",
      "Cuffs adjust with touch fasteners",
      "Two lower pockets and one inner phone pocket",
    ],
    keyFigures: [
      { label: "Class", value: "3" },
      { label: "Rain", value: "EN 343 class 3:2" },
      { label: "Lining", value: "Mesh, uninsulated" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 20,
    inStock: true,
    tags: ["night-work"],
  },
  {
    id: "BP005",
    slug: "winter-hi-vis-bomber-jacket-detachable-sleeves",
    name: "Winter Bomber Jacket, Detachable Sleeves",
    description:
      "Quilted hi-vis jacket for desert nights. EN ISO 20471 class 3 with the sleeves on, class " +
      "2 as a bodywarmer with the sleeves off.",
    detailedDescription:
      "For night shifts and early starts in Tabuk, Hail, Al Jouf and the northern desert, where " +
      "the morning is near freezing and noon is mild. Zip the sleeves off as the day warms: the " +
      "remaining bodywarmer still reaches class 2. The shell sheds light rain only; for steady " +
      "rain take the waterproof jacket. No insulation value under EN 342 is claimed, so it is " +
      "not clothing for cold stores. Padding and shell are polyester and burn: keep it away from " +
      "hot work. Fold it loosely for storage, as creased tape cracks. Sold singly, ten to a " +
      "carton.",
    price: 0,
    category: "Body Protection",
    subcategory: "Safety Jackets",
    images: [
      "winter-hi-vis-bomber-jacket-detachable-sleeves-front",
      "winter-hi-vis-bomber-jacket-detachable-sleeves-worn-parts",
    ],
    specifications: {
      material: "Polyester shell with polyurethane coating, 160 g/m² polyester padding",
      certification: ["EN ISO 20471:2013+A1:2016"],
      size: "S to 4XL",
      color: ["Fluorescent orange with navy", "Fluorescent yellow with navy"],
      weight: "940 g",
      standard: "Class 3; class 2 without sleeves",
    },
    features: [
      "Sleeves zip off for the warm part of the day",
      "Quilted padding in body and sleeves",
      "Ribbed hem and cuffs",
      "Fleece-lined collar",
      "Four outer pockets and an ID pocket",
    ],
    keyFigures: [
      { label: "Class", value: "3, or 2 sleeveless" },
      { label: "Rain", value: "Light rain only" },
      { label: "Lining", value: "Quilted, 160 g/m²" },
    ],
    bulkQuantity: "500+ units in stock",
    moq: 20,
    inStock: true,
    tags: ["night-work"],
  },
];
