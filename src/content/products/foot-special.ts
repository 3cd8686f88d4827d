import type { Product } from "#domain/catalogue/product.ts";

export const footSpecialProducts: readonly Product[] = [
  {
    id: "FP010",
    slug: "pvc-safety-gumboot-s5-yellow",
    name: "PVC Safety Gumboot S5, Yellow",
    description:
      "Knee-high PVC boot with steel toe cap and steel midsole, S5 SR FO. For concrete, sewage " +
      "and flood work where nails may lie under the water.",
    detailedDescription:
      "For concrete pours, excavation, sewage and flood work, where the ground under the water " +
      "cannot be seen. Steel toe cap and midsole protect as in a site boot and the shaft keeps " +
      "water out to below the knee. PVC resists many dilute acids and alkalis, yet is no tested " +
      "chemical boot: ask before using it with solvents or fuel. It does not breathe, so carry " +
      "dry socks. Antistatic, not insulating: never for electrical work in water. Rinse inside " +
      "and out, store out of the sun, and discard when cracked. Sold in pairs, ten to a carton.",
    price: 45,
    category: "Foot Protection",
    subcategory: "Gumboots",
    images: [
      "pvc-safety-gumboot-s5-yellow-front",
      "pvc-safety-gumboot-s5-yellow-sole",
      "pvc-safety-gumboot-s5-yellow-parts",
    ],
    specifications: {
      material: "PVC upper, PVC-nitrile sole, polyester lining, steel toe cap and midsole",
      certification: ["EN ISO 20345:2022"],
      size: "EU 38-47",
      color: ["Yellow", "Black"],
      weight: "2.3 kg per pair, EU 42",
      standard: "S5 SR FO",
    },
    features: [
      "Steel toe cap, 200 J",
      "Steel perforation-resistant plate (P)",
      "Seamless shaft, 38 cm high",
      "Shaft can be cut to length at marked rings",
      "Kick-off ridge at the heel",
    ],
    keyFigures: [
      { label: "Category", value: "S5 SR FO" },
      { label: "Material", value: "PVC" },
      { label: "Midsole", value: "Steel (P)" },
    ],
    bulkQuantity: "4,000+ units in stock",
    moq: 20,
    inStock: true,
  },
  {
    id: "FP011",
    slug: "pu-safety-gumboot-s4-white",
    name: "Polyurethane Safety Gumboot S4, White",
    description:
      "Light white PU boot with toe cap, S4 SR FO, for food, fish and dairy plants. About a " +
      "third lighter than PVC, and unharmed by animal fat.",
    detailedDescription:
      "For fish, meat, poultry and dairy plants, cold store loading and wash-down crews who " +
      "stand in water and fat through a shift. Foamed polyurethane is about a third lighter than " +
      "PVC, insulates the foot from a cold floor and does not harden with animal fat. S4 has no " +
      "perforation plate: on building sites take the S5 boot. PU is attacked by strong acids and " +
      "by steam, so clean it below 60 °C. Antistatic, not insulating. Colours let plants keep " +
      "zones apart. Replace it when the tread is worn or the foam is cut. Sold in pairs, six to " +
      "a carton.",
    price: 0,
    category: "Foot Protection",
    subcategory: "Gumboots",
    images: ["pu-safety-gumboot-s4-white-front", "pu-safety-gumboot-s4-white-side"],
    specifications: {
      material: "Foamed polyurethane, steel toe cap, polyester lining",
      certification: ["EN ISO 20345:2022"],
      size: "EU 36-48",
      color: ["White", "Green", "Blue"],
      weight: "1.5 kg per pair, EU 42",
      standard: "S4 SR FO",
    },
    features: [
      "Toe cap, 200 J",
      "One-piece foamed PU, no seams",
      "Open tread that sheds scraps",
      "Smooth surface for quick washing",
      "Three colours for hygiene zones",
    ],
    keyFigures: [
      { label: "Category", value: "S4 SR FO" },
      { label: "Material", value: "Polyurethane" },
      { label: "Midsole", value: "No plate" },
    ],
    bulkQuantity: "1,500+ units in stock",
    moq: 20,
    inStock: true,
  },
  {
    id: "FP012",
    slug: "dielectric-knee-boot-class-2",
    name: "Dielectric Knee Boot, Class 2 (17 kV a.c.)",
    description:
      "Insulating rubber boot to EN 50321-1 class 2, with toe cap. Second line of protection for " +
      "switching staff, together with gloves and mat.",
    detailedDescription:
      "For authorised switching staff in medium-voltage substations, as a second barrier besides " +
      "insulating gloves, mat and tools. Class 2 is for use up to 17,000 V a.c.; the proof " +
      "voltage in the test report is higher and is not a working voltage. Insulating footwear is " +
      "the opposite of antistatic: never wear it in explosive atmospheres. Keep it clean and " +
      "dry, look for cuts and embedded metal before each use, and have it retested at the " +
      "interval in its instructions. Discard it if in doubt. Sold in pairs, test records on " +
      "request.",
    price: 0,
    category: "Foot Protection",
    subcategory: "Electrical Boots",
    images: [
      "dielectric-knee-boot-class-2-front",
      "dielectric-knee-boot-class-2-label",
      "dielectric-knee-boot-class-2-sole",
    ],
    specifications: {
      material: "Hand-built natural rubber, cotton lining, enclosed steel toe cap",
      certification: ["EN 50321-1:2018", "EN ISO 20345:2022"],
      size: "EU 39-48",
      color: ["Orange"],
      weight: "2.7 kg per pair, EU 42",
      standard: "Class 2; SB FO",
    },
    features: [
      "Class 2, for use up to 17,000 V a.c.",
      "Toe cap, 200 J, enclosed in rubber",
      "Space to record test dates",
      "No metal that passes through the rubber",
      "Bright colour shows cuts and dirt",
    ],
    keyFigures: [
      { label: "Class", value: "2" },
      { label: "Max use a.c.", value: "17,000 V" },
      { label: "Toe cap", value: "Steel 200 J" },
    ],
    bulkQuantity: "Made to order",
    moq: 5,
    inStock: true,
  },
  {
    id: "FP013",
    slug: "dielectric-overboot-class-0",
    name: "Dielectric Overboot, Class 0 (1,000 V a.c.)",
    description:
      "Insulating rubber overboot to EN 50321-1 class 0, worn over safety shoes. Shared " +
      "equipment for low-voltage rooms. No toe cap of its own.",
    detailedDescription:
      "For low-voltage switchrooms, distribution boards and solar inverters, where several " +
      "people share one pair and step into it over their own safety shoes. Class 0 is for use up " +
      "to 1,000 V a.c.; ask for a pair tested for d.c. if the task is on panel strings. It " +
      "protects only together with insulating gloves, and its toe protection is that of the shoe " +
      "inside. Never wear it in explosive atmospheres. Hang it by the heel out of sun and ozone, " +
      "inspect it before each use and retest it as its instructions say. Sold in pairs, in three " +
      "sizes.",
    price: 0,
    category: "Foot Protection",
    subcategory: "Electrical Boots",
    images: ["dielectric-overboot-class-0-front", "dielectric-overboot-class-0-scale"],
    specifications: {
      material: "Moulded natural rubber, unlined",
      certification: ["EN 50321-1:2018"],
      size: "M (to EU 41), L (to EU 44), XL (to EU 47)",
      color: ["Yellow"],
      weight: "1.9 kg per pair, size L",
      standard: "Class 0",
    },
    features: [
      "Class 0, for use up to 1,000 V a.c.",
      "Wide throat goes over safety shoes",
      "Rubber strap holds the ankle",
      "Deep tread for indoor and yard use",
      "Three sizes cover a whole team",
    ],
    keyFigures: [
      { label: "Class", value: "0" },
      { label: "Max use a.c.", value: "1,000 V" },
      { label: "Toe cap", value: "None" },
    ],
    bulkQuantity: "200+ units in stock",
    moq: 5,
    inStock: true,
  },
  {
    id: "FP015",
    slug: "slip-on-kitchen-shoe-o2-black",
    name: "Slip-On Kitchen Shoe O2, Black",
    description:
      "Black slip-resistant shoe for kitchens and catering, EN ISO 20347 O2 SR FO. Occupational " +
      "footwear: light, washable, without a toe cap.",
    detailedDescription:
      "For hotel, hospital and camp kitchens, catering tents in the pilgrimage season and " +
      "housekeeping. The sole is tested on tile with detergent and with glycerine, and its " +
      "narrow channels let water and oil escape. O2 is occupational footwear: it has no toe cap, " +
      "so where pots, kegs or trolleys can fall choose the white S2 shoe. A closed heel and high " +
      "front keep hot splashes off skin for a moment, but hot oil soaks in at the collar. Wash " +
      "at 40 °C and replace it when channels are worn flat. Sold in pairs, ten to a carton.",
    price: 59.5,
    category: "Foot Protection",
    subcategory: "Kitchen Shoes",
    images: [
      "slip-on-kitchen-shoe-o2-black-front",
      "slip-on-kitchen-shoe-o2-black-sole",
      "slip-on-kitchen-shoe-o2-black-side",
    ],
    specifications: {
      material: "Water-resistant microfibre, rubber-compound outsole",
      certification: ["EN ISO 20347:2022"],
      size: "EU 36-47",
      color: ["Black", "White"],
      weight: "0.6 kg per pair, EU 42",
      standard: "O2 SR FO",
    },
    features: [
      "Slip tested: detergent and glycerine (SR)",
      "No toe cap, about 300 g a shoe",
      "Closed heel and covered instep",
      "Antistatic, heel energy absorption",
      "Removable washable insole",
    ],
    keyFigures: [
      { label: "Category", value: "O2 SR FO" },
      { label: "Toe cap", value: "None" },
      { label: "Upper", value: "Microfibre" },
    ],
    bulkQuantity: "3,000+ units in stock",
    moq: 20,
    inStock: true,
  },
];
