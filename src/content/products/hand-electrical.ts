import type { Product } from "#domain/catalogue/product.ts";

/** Insulating rubber gloves for work near live conductors. */
export const handElectricalProducts: readonly Product[] = [
  {
    id: "HD012",
    slug: "insulating-gloves-class-0-1000v",
    name: "Electrical Insulating Gloves, Class 0, 1,000 V",
    description:
      "Class 0 rubber insulating gloves for low-voltage work up to 1,000 V a.c., 36 cm long, " +
      "worn under leather protectors.",
    detailedDescription:
      "Electricians and commissioning teams wear them for switching, testing and fuse work on " +
      "low-voltage boards, battery rooms and solar strings. Maximum use voltage is 1,000 V a.c. " +
      "or 1,500 V d.c. Always wear leather protectors over them, inflate and inspect before " +
      "each use, and have them electrically tested before first issue and every six months; " +
      "take out of service if not tested within twelve months. They guard against shock only: " +
      "arc-flash protection comes from the risk assessment and arc-rated clothing. Discard " +
      "after cuts, cracks, swelling or chemical damage. Store flat in the canvas bag, away from " +
      "sun. Sold by the pair, protectors separately.",
    price: 0,
    category: "Hand Protection",
    subcategory: "Electrical Gloves",
    images: [
      "insulating-gloves-class-0-1000v-front",
      "insulating-gloves-class-0-1000v-label",
      "insulating-gloves-class-0-1000v-worn-parts",
    ],
    specifications: {
      material: "Natural rubber, dipped",
      certification: ["IEC 60903:2014", "ASTM D120-22"],
      size: "8 (M) to 11 (2XL), 36 cm long",
      color: ["Red"],
      weight: "260 g per pair",
      standard: "Class 0, Category RC",
    },
    features: [
      "Maximum use 1,000 V a.c., 1,500 V d.c.",
      "Curved fingers reduce hand fatigue",
      "36 cm length with rolled cuff",
      "Category RC: acid, oil, ozone, extreme cold",
      "Individually bagged with test-date label",
    ],
    keyFigures: [
      { label: "Max use a.c.", value: "1,000 V" },
      { label: "Class", value: "0" },
      { label: "Length", value: "36 cm" },
    ],
    bulkQuantity: "500+ units in stock",
    moq: 10,
    inStock: true,
    tags: ["arc-flash"],
  },
  {
    id: "HD013",
    slug: "insulating-gloves-class-2-17000v",
    name: "Electrical Insulating Gloves, Class 2, 17,000 V",
    description:
      "Class 2 rubber insulating gloves for medium-voltage work up to 17,000 V a.c., 41 cm " +
      "long, worn under leather protectors.",
    detailedDescription:
      "For utility and plant teams on medium-voltage switchgear, ring main units and overhead " +
      "lines of the 13.8 kV class, always as part of a written switching procedure. Maximum use " +
      "voltage is 17,000 V a.c. or 25,500 V d.c. The rubber is thicker than class 0, so small " +
      "screws are hard to handle. Wear matching leather protectors, air-test before each use, " +
      "and retest electrically before first issue and every six months; not for service if " +
      "untested for twelve months. They are not arc-rated and do not replace arc-flash " +
      "clothing. Two-colour rubber shows cuts and wear. Sold by the pair in a bag, protectors " +
      "separately.",
    price: 0,
    category: "Hand Protection",
    subcategory: "Electrical Gloves",
    images: [
      "insulating-gloves-class-2-17000v-front",
      "insulating-gloves-class-2-17000v-label",
      "insulating-gloves-class-2-17000v-detail",
    ],
    specifications: {
      material: "Natural rubber, two-colour dip",
      certification: ["IEC 60903:2014", "ASTM D120-22"],
      size: "8 (M) to 12 (3XL), 41 cm long",
      color: ["Black over yellow"],
      weight: "540 g per pair",
      standard: "Class 2, Category RC",
    },
    features: [
      "Maximum use 17,000 V a.c., 25,500 V d.c.",
      "Yellow inner layer shows damage to the black",
      "41 cm length with flared cuff",
      "Category RC: acid, oil, ozone, extreme cold",
      "Cuff shaped to go over a jacket sleeve",
    ],
    keyFigures: [
      { label: "Max use a.c.", value: "17,000 V" },
      { label: "Class", value: "2" },
      { label: "Length", value: "41 cm" },
    ],
    bulkQuantity: "Contact for availability",
    moq: 5,
    inStock: true,
    tags: ["arc-flash"],
  },
];
