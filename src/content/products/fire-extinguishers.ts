import type { Product } from "#domain/catalogue/product.ts";

/** Portable fire extinguishers, named by the fire classes of EN 3. */
export const fireExtinguishersProducts: readonly Product[] = [
  {
    id: "FS001",
    slug: "abc-powder-extinguisher-6kg",
    name: "ABC Powder Extinguisher, 6 kg",
    description:
      "Stored-pressure 6 kg ABC powder extinguisher for solids, flammable liquids and gases in " +
      "yards, stores and vehicles.",
    detailedDescription:
      "The general-purpose extinguisher for site offices, stores, generator compounds, " +
      "workshops and trucks. ABC powder works on solids, liquids and, in the EN sense of class " +
      "C, flammable gases; that letter means something else in the US system. Powder does not " +
      "cool, so fires may reignite, and it is not for cooking oil or metal fires. The cloud " +
      "blinds and irritates in closed rooms and damages electronics, where CO2 is the better " +
      "choice. Store below 60 °C and out of direct sun. Check the gauge monthly, have it " +
      "serviced yearly and recharged after any use. Sold singly, charged, with wall bracket. " +
      "Conformity documents on request.",
    price: 165,
    category: "Fire Safety",
    subcategory: "Fire Extinguishers",
    images: [
      "abc-powder-extinguisher-6kg-front",
      "abc-powder-extinguisher-6kg-detail",
      "abc-powder-extinguisher-6kg-label",
    ],
    specifications: {
      material: "Steel cylinder, ABC powder, brass valve",
      certification: ["EN 3-7:2004+A1:2007", "EN 615:2009"],
      size: "6 kg charge, 530 mm high",
      color: ["Red RAL 3000"],
      weight: "9.5 kg",
      standard: "34A 183B C",
    },
    features: [
      "Classes A, B and C in the EN system",
      "Pressure gauge readable at a glance",
      "Controllable squeeze-grip valve",
      "Epoxy-coated steel for coastal air",
      "Wall bracket and hose included",
    ],
    keyFigures: [
      { label: "Agent", value: "ABC powder, 6 kg" },
      { label: "Rating (EN)", value: "34A 183B C" },
      { label: "Total weight", value: "9.5 kg" },
    ],
    bulkQuantity: "1,000+ units in stock",
    moq: 20,
    inStock: true,
  },
  {
    id: "FS002",
    slug: "co2-extinguisher-5kg",
    name: "CO2 Extinguisher, 5 kg",
    description:
      "Five-kilogram CO2 extinguisher that leaves no residue, for electrical rooms, server " +
      "rooms, laboratories and liquid fires.",
    detailedDescription:
      "For switch rooms, control rooms, server rooms and laboratories, where powder or foam " +
      "would ruin equipment. CO2 leaves nothing behind and does not conduct; keep the distance " +
      "and voltage limit printed on the label, and isolate the supply first when that is " +
      "possible. It works on class B liquid fires but cools little, so class A embers reignite, " +
      "and wind carries it away outdoors. CO2 displaces oxygen: leave small rooms at once after " +
      "discharge and ventilate. The horn becomes very cold; hold the grip. It has no gauge, so " +
      "check by weighing. Store below 60 °C, service yearly. Sold singly, charged, with " +
      "bracket.",
    price: 0,
    category: "Fire Safety",
    subcategory: "Fire Extinguishers",
    images: ["co2-extinguisher-5kg-front", "co2-extinguisher-5kg-detail"],
    specifications: {
      material: "Aluminium alloy cylinder, CO2, brass valve",
      certification: ["EN 3-7:2004+A1:2007"],
      size: "5 kg charge, 770 mm high",
      color: ["Red RAL 3000"],
      weight: "13.5 kg",
      standard: "89B",
    },
    features: [
      "Leaves no residue on equipment",
      "Does not conduct: see label for distance",
      "Anti-frost grip on the discharge horn",
      "Aluminium cylinder, lighter than steel",
      "Wall bracket included",
    ],
    keyFigures: [
      { label: "Agent", value: "CO2, 5 kg" },
      { label: "Rating (EN)", value: "89B" },
      { label: "Total weight", value: "13.5 kg" },
    ],
    bulkQuantity: "500+ units in stock",
    moq: 10,
    inStock: true,
  },
  {
    id: "FS003",
    slug: "afff-foam-extinguisher-9l",
    name: "AFFF Foam Extinguisher, 9 l",
    description:
      "Nine-litre AFFF spray foam extinguisher for solids and liquid fuel spills at depots, " +
      "workshops, hotels and car parks.",
    detailedDescription:
      "Placed near fuel pumps, paint stores, car parks and hotel corridors. The foam cools " +
      "burning solids and seals the surface of a fuel spill, which slows reignition better than " +
      "powder. Apply it gently onto liquids, from the side, not into the pool. It is not for " +
      "gas, metal or cooking-oil fires or for alcohols that break down the foam, and the water " +
      "base makes it the wrong first choice near live equipment. AFFF contains fluorinated " +
      "surfactants: collect used foam and have the charge disposed of by a licensed contractor. " +
      "Protect from frost. Check the gauge monthly, service yearly. Sold singly, charged, with " +
      "bracket.",
    price: 0,
    category: "Fire Safety",
    subcategory: "Fire Extinguishers",
    images: [
      "afff-foam-extinguisher-9l-front",
      "afff-foam-extinguisher-9l-detail",
      "afff-foam-extinguisher-9l-label",
    ],
    specifications: {
      material: "Steel cylinder with inner liner, AFFF solution",
      certification: ["EN 3-7:2004+A1:2007"],
      size: "9 l charge, 600 mm high",
      color: ["Red RAL 3000"],
      weight: "14.2 kg",
      standard: "21A 183B",
    },
    features: [
      "Seals fuel surface against reignition",
      "Cools class A fires as water does",
      "Inner liner protects steel from the solution",
      "Spray nozzle reaches about 4 m",
      "Works from +5 °C to +60 °C",
    ],
    keyFigures: [
      { label: "Agent", value: "AFFF foam, 9 l" },
      { label: "Rating (EN)", value: "21A 183B" },
      { label: "Total weight", value: "14.2 kg" },
    ],
    bulkQuantity: "500+ units in stock",
    moq: 10,
    inStock: true,
  },
  {
    id: "FS004",
    slug: "abc-powder-extinguisher-12kg",
    name: "ABC Powder Extinguisher, 12 kg",
    description:
      "Twelve-kilogram ABC powder extinguisher for hot-work stations, fuel stores and plant " +
      "rooms that need a longer discharge.",
    detailedDescription:
      "Stands at hot-work stations, diesel tanks, compressor houses and loading racks, where a " +
      "trained person may need a longer discharge than 6 kg gives. The extinguishing limits are " +
      "the same as for the smaller unit: solids, liquids and gases under EN classes A, B and C, " +
      "no cooking oil, no metals, and a blinding cloud indoors. At 17 kg it is heavy to carry " +
      "up ladders; where people are few or distances long, two 6 kg units may serve better. " +
      "Turn and check powder at service so that it does not pack down. Check the gauge monthly, " +
      "service yearly. Sold singly, charged, with foot ring.",
    price: 0,
    category: "Fire Safety",
    subcategory: "Fire Extinguishers",
    images: ["abc-powder-extinguisher-12kg-front", "abc-powder-extinguisher-12kg-scale"],
    specifications: {
      material: "Steel cylinder, ABC powder, brass valve",
      certification: ["EN 3-7:2004+A1:2007", "EN 615:2009"],
      size: "12 kg charge, 680 mm high",
      color: ["Red RAL 3000"],
      weight: "17 kg",
      standard: "43A 233B C",
    },
    features: [
      "Double the charge of the 6 kg model",
      "Classes A, B and C in the EN system",
      "Long hose aims at the base of the fire",
      "Foot ring keeps it upright on the ground",
      "Pressure gauge and refillable valve",
    ],
    keyFigures: [
      { label: "Agent", value: "ABC powder, 12 kg" },
      { label: "Rating (EN)", value: "43A 233B C" },
      { label: "Total weight", value: "17 kg" },
    ],
    bulkQuantity: "500+ units in stock",
    moq: 10,
    inStock: true,
  },
];
