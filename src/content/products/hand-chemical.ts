import type { Product } from "#domain/catalogue/product.ts";

/** Gauntlets against liquid chemicals. */
export const handChemicalProducts: readonly Product[] = [
  {
    id: "HD008",
    slug: "chemical-gauntlets-nitrile-33cm",
    name: "Chemical Gauntlets, Nitrile, Flock-Lined 33 cm",
    description:
      "Flock-lined nitrile gauntlets, 33 cm long and 0.38 mm thick, for fuels, oils, caustic " +
      "and dilute cleaning chemicals.",
    detailedDescription:
      "Used at fuel depots, workshops, water-treatment plants and laboratories for oils, " +
      "aliphatic solvents, sodium hydroxide and many cleaning agents. Nitrile resists oil and " +
      "punctures better than neoprene, and the thin wall leaves enough feel to turn valves and " +
      "handle sample bottles. It is the wrong glove for ketones such as acetone and MEK, " +
      "chlorinated solvents and concentrated nitric acid: check each substance and its contact " +
      "time before issue. Breakthrough times are laboratory values at 23 °C; a hot hand and " +
      "wear shorten them. Rinse before removal, inspect by inflation, discard after splash with " +
      "an unknown liquid. Sold by the pair, 12 to a bag.",
    price: 0,
    category: "Hand Protection",
    subcategory: "Chemical Gloves",
    images: [
      "chemical-gauntlets-nitrile-33cm-front",
      "chemical-gauntlets-nitrile-33cm-inside",
      "chemical-gauntlets-nitrile-33cm-scale",
    ],
    specifications: {
      material: "Nitrile rubber, cotton flock lining",
      certification: ["EN ISO 374-1:2016+A1:2018", "EN 388:2016+A1:2018", "EN ISO 374-5:2016"],
      size: "7 (S) to 11 (2XL)",
      color: ["Green"],
      weight: "78 g per pair",
      standard: "Type A JKLOPT, 4101X",
    },
    features: [
      "Six test chemicals at 30 minutes or more",
      "33 cm length covers the lower forearm",
      "0.38 mm wall keeps finger feel",
      "Diamond grip on palm and fingers",
      "Contains no natural-rubber latex",
    ],
    keyFigures: [
      { label: "Chemical", value: "Type A JKLOPT" },
      { label: "Length", value: "33 cm" },
      { label: "Thickness", value: "0.38 mm" },
    ],
    bulkQuantity: "5,000+ units in stock",
    moq: 100,
    inStock: true,
    tags: ["chemical"],
  },
  {
    id: "HD009",
    slug: "chemical-gauntlets-neoprene-38cm",
    name: "Chemical Gauntlets, Neoprene, Lined 38 cm",
    description:
      "Cotton-lined neoprene gauntlets, 38 cm long, for acids, caustics and alcohols in " +
      "plating, desalination and chemical transfer.",
    detailedDescription:
      "Operators at desalination plants, plating shops and chemical stores wear these to dose " +
      "acid and caustic, connect hoses and drain pumps. Neoprene covers a wider range of acids " +
      "and alcohols than nitrile and stays flexible when cold; the cotton lining and 38 cm " +
      "length suit longer jobs with splash to the forearm. Resistance to aromatic and " +
      "chlorinated solvents is poor, and petrol is better handled in nitrile. The thicker wall " +
      "reduces feel. Ask for permeation data for your chemical and concentration. Turn the cuff " +
      "up to catch drips, rinse before removal and discard when the surface is swollen, cracked " +
      "or sticky. Sold by the pair.",
    price: 0,
    category: "Hand Protection",
    subcategory: "Chemical Gloves",
    images: ["chemical-gauntlets-neoprene-38cm-front", "chemical-gauntlets-neoprene-38cm-inside"],
    specifications: {
      material: "Neoprene (polychloroprene), cotton jersey lining",
      certification: ["EN ISO 374-1:2016+A1:2018", "EN 388:2016+A1:2018", "EN ISO 374-5:2016"],
      size: "8 (M) to 11 (2XL)",
      color: ["Black"],
      weight: "270 g per pair",
      standard: "Type A AKLNOP, 3121X",
    },
    features: [
      "Rated for acids, caustic and methanol",
      "38 cm gauntlet covers most of the forearm",
      "Cotton jersey lining absorbs sweat",
      "Rough palm finish for wet drums and hoses",
      "Flared cuff can be turned up against drips",
    ],
    keyFigures: [
      { label: "Chemical", value: "Type A AKLNOP" },
      { label: "Length", value: "38 cm" },
      { label: "Thickness", value: "1.3 mm, lined" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 50,
    inStock: true,
    tags: ["chemical"],
  },
];
