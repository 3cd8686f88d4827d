import type { Product } from "#domain/catalogue/product.ts";

export const footShoesProducts: readonly Product[] = [
  {
    id: "FP006",
    slug: "mesh-safety-shoe-s1ps-grey",
    name: "Breathable Safety Shoe S1PS, Mesh, Grey",
    description:
      "Light low shoe in knitted mesh, S1PS SR FO, with composite toe cap and textile midsole. " +
      "For warehouses, assembly and delivery on dry floors.",
    detailedDescription:
      "For pickers, drivers, assembly and maintenance staff who walk on dry floors all day. The " +
      "knitted upper and light toe cap keep weight and heat down, which decides whether shoes " +
      "are worn through a summer shift. Water, oil and sparks go through the mesh: choose a " +
      "leather S3S shoe outdoors or near liquids, and leather boots for hot work. The low cut " +
      "gives no ankle support on rubble. Antistatic, not insulating. Wash by hand and dry in " +
      "shade; replace it when the knit opens over the toe cap. Boxed in pairs, ten to a carton.",
    price: 118,
    category: "Foot Protection",
    subcategory: "Safety Shoes",
    images: [
      "mesh-safety-shoe-s1ps-grey-front",
      "mesh-safety-shoe-s1ps-grey-side",
      "mesh-safety-shoe-s1ps-grey-sole",
    ],
    specifications: {
      material: "Knitted polyester, composite toe cap, textile midsole, PU sole",
      certification: ["EN ISO 20345:2022"],
      size: "EU 38-47",
      color: ["Grey", "Black"],
      weight: "0.9 kg per pair, EU 42",
      standard: "S1PS SR FO",
    },
    features: [
      "Knitted upper with moulded toe guard",
      "Composite toe cap, 200 J",
      "Textile midsole, 3.0 mm nail test (PS)",
      "Heel energy absorption",
      "Reflective heel tab",
    ],
    keyFigures: [
      { label: "Category", value: "S1PS SR FO" },
      { label: "Upper", value: "Knitted mesh" },
      { label: "Sizes", value: "EU 38-47" },
    ],
    bulkQuantity: "3,000+ units in stock",
    moq: 20,
    inStock: true,
  },
  {
    id: "FP007",
    slug: "leather-safety-shoe-s3s-ladder-grip",
    name: "Leather Safety Shoe S3S with Ladder Grip",
    description:
      "Black leather low shoe, S3S SR FO LG, with a ladder-grip waist and composite toe cap. For " +
      "technicians who climb, and for oily or damp floors.",
    detailedDescription:
      "For technicians, tank gaugers, HVAC and telecom crews who climb fixed ladders and cross " +
      "oily or damp floors. The ridged waist of the sole is tested for grip on rungs, a mark new " +
      "in the 2022 edition; it does not replace fall protection. The leather takes up little " +
      "water, but the shoe is low and not waterproof. Laces tuck under a flap so that they do " +
      "not catch. Antistatic, not insulating: not for live work. Clean the waist of the sole " +
      "often, for the grip is lost under mud. Boxed in pairs, ten to a carton.",
    price: 0,
    category: "Foot Protection",
    subcategory: "Safety Shoes",
    images: [
      "leather-safety-shoe-s3s-ladder-grip-front",
      "leather-safety-shoe-s3s-ladder-grip-sole",
    ],
    specifications: {
      material: "Smooth full-grain leather, composite toe cap, textile midsole, PU-nitrile sole",
      certification: ["EN ISO 20345:2022"],
      size: "EU 38-48",
      color: ["Black"],
      weight: "1.1 kg per pair, EU 42",
      standard: "S3S SR FO LG",
    },
    features: [
      "Ladder-grip waist on the sole (LG)",
      "Composite toe cap, 200 J",
      "Textile midsole, 3.0 mm nail test (PS)",
      "Water-resistant leather upper",
      "Speed laces tucked under a flap",
    ],
    keyFigures: [
      { label: "Category", value: "S3S SR FO LG" },
      { label: "Upper", value: "Full-grain leather" },
      { label: "Sizes", value: "EU 38-48" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 20,
    inStock: true,
  },
  {
    id: "FP008",
    slug: "womens-safety-shoe-s3s",
    name: "Women's Safety Shoe S3S, Microfibre",
    description:
      "Low safety shoe built on a women's last, S3S SR FO, in EU 35-42. Narrower heel and toe " +
      "cap than a small men's size, so that the cap sits where it should.",
    detailedDescription:
      "For engineers, quality inspectors, laboratory and logistics staff who have been given " +
      "small men's shoes that slip at the heel. The last, toe cap and flex line are made for a " +
      "narrower foot; a cap that sits right neither rubs nor leaves the small toe outside. " +
      "Protection is that of any S3S shoe: 200 J toe, textile midsole for the 3.0 mm test nail, " +
      "water-resistant upper. Not waterproof, not insulating, and not for hot work, as " +
      "microfibre melts. Where sizes are unknown, fit a few trial pairs before the main order. " +
      "Boxed in pairs, ten to a carton.",
    price: 0,
    category: "Foot Protection",
    subcategory: "Safety Shoes",
    images: [
      "womens-safety-shoe-s3s-front",
      "womens-safety-shoe-s3s-side",
      "womens-safety-shoe-s3s-top",
    ],
    specifications: {
      material: "Microfibre, composite toe cap, textile midsole, dual-density PU sole",
      certification: ["EN ISO 20345:2022"],
      size: "EU 35-42",
      color: ["Black", "Grey"],
      weight: "0.9 kg per pair, EU 38",
      standard: "S3S SR FO",
    },
    features: [
      "Last, toe cap and heel cut for women",
      "Composite toe cap, 200 J",
      "Textile midsole, 3.0 mm nail test (PS)",
      "Leather-free, easy to wipe clean",
      "Removable shaped insole",
    ],
    keyFigures: [
      { label: "Category", value: "S3S SR FO" },
      { label: "Upper", value: "Microfibre" },
      { label: "Sizes", value: "EU 35-42" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 10,
    inStock: true,
  },
  {
    id: "FP009",
    slug: "white-slip-on-safety-shoe-s2",
    name: "White Slip-On Safety Shoe S2, Microfibre",
    description:
      "Washable white slip-on with toe cap, S2 SR FO, for food plants, dairies, laboratories and " +
      "pharmaceutical packing. No perforation plate.",
    detailedDescription:
      "For food and dairy plants, pharmaceutical packing, laboratories and hospital kitchens " +
      "with trolleys, where goods can fall on the foot. It has a 200 J toe cap, which the O2 " +
      "kitchen shoe has not, and an upper that resists water and wipes clean. The sole grips wet " +
      "tiles; grease still has to be cleaned off floor and sole alike. There is no perforation " +
      "plate, so it is not for sites with nails or metal chips. Wash by hand at 40 °C, dry away " +
      "from heat. Replace it once the tread is smooth. Boxed in pairs, ten to a carton.",
    price: 75,
    category: "Foot Protection",
    subcategory: "Safety Shoes",
    images: ["white-slip-on-safety-shoe-s2-front", "white-slip-on-safety-shoe-s2-sole"],
    specifications: {
      material: "Water-resistant microfibre, steel toe cap, single-density PU sole",
      certification: ["EN ISO 20345:2022"],
      size: "EU 36-47",
      color: ["White"],
      weight: "0.8 kg per pair, EU 42",
      standard: "S2 SR FO",
    },
    features: [
      "Toe cap, 200 J, under a smooth front",
      "No laces or seams to trap dirt",
      "Elastic gore on both sides",
      "Sole channels drain water and fat",
      "Upper wipes clean, washable at 40 °C",
    ],
    keyFigures: [
      { label: "Category", value: "S2 SR FO" },
      { label: "Upper", value: "White microfibre" },
      { label: "Sizes", value: "EU 36-47" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 20,
    inStock: true,
  },
];
