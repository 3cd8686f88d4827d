import type { Product } from "#domain/catalogue/product.ts";

/** Goggles chosen by their vents: open, foam-filtered or covered. */
export const eyeGogglesProducts: readonly Product[] = [
  {
    id: "EF004",
    slug: "direct-vent-impact-goggles",
    name: "Impact Goggles, Direct Vents",
    description:
      "Soft-frame goggles with open perforated vents against flying chips in grinding, " +
      "chiselling and demolition. Good air flow, no protection from splashes.",
    detailedDescription:
      "The open holes in the frame let the most air through and fog least, which helps in hot " +
      "workshops where chips and swarf are the danger: grinding, chiselling, wire brushing and " +
      "demolition. The same holes let liquid and dust in, so take the chemical goggles for " +
      "splashes and the foam-sealed pair for dust. For grinding, a face shield over the goggles " +
      "also covers the face. They fit over most small spectacles. Check the strap and the seat " +
      "of the lens before use and change pitted lenses. Sold in boxes of 10; spare lenses " +
      "available.",
    price: 26,
    category: "Eye & Face Protection",
    subcategory: "Safety Goggles",
    images: ["direct-vent-impact-goggles-front", "direct-vent-impact-goggles-side"],
    specifications: {
      material: "PVC frame, 2 mm polycarbonate lens, elastic polyester strap",
      certification: ["ANSI/ISEA Z87.1-2020", "EN ISO 16321-1:2022"],
      size: "One size, strap adjustable",
      color: ["Clear lens, clear frame", "Clear lens, green frame"],
      weight: "85 g",
      standard: "Z87+ U6; ISO impact level D",
    },
    features: [
      "Perforated frame for direct air flow",
      "Wide lens that can be replaced",
      "Fits over most small spectacles",
      "25 mm elastic strap with buckle",
      "Soft edge on brow and cheeks",
    ],
    keyFigures: [
      { label: "Impact mark", value: "Z87+" },
      { label: "Vents", value: "Direct, open" },
      { label: "Against", value: "Flying particles" },
    ],
    bulkQuantity: "3,000+ units in stock",
    moq: 50,
    inStock: true,
  },
  {
    id: "EF005",
    slug: "foam-sealed-dust-goggles",
    name: "Foam-Sealed Dust Goggles, Anti-Fog",
    description:
      "Low-profile goggles with a foam seal, filtered vents and an anti-fog lens against blowing " +
      "sand, cement and insulation dust. Worn under a hard hat.",
    detailedDescription:
      "For sandstorms, cement handling, drywall sanding, insulation work and cleaning plant, " +
      "where ordinary glasses let dust in from below. Foam covers the whole edge and fills the " +
      "vents, and the low frame fits under a hard hat peak and above a half mask. The D4 mark is " +
      "for dust; fine dust needs a D5 mark, and liquids need chemical goggles. The foam takes up " +
      "sweat: rinse it after the shift and replace the seal when it hardens. Not worn over " +
      "spectacles. Sold in boxes of 10, with spare foam seals and lenses on request.",
    price: 0,
    category: "Eye & Face Protection",
    subcategory: "Safety Goggles",
    images: [
      "foam-sealed-dust-goggles-front",
      "foam-sealed-dust-goggles-inside",
      "foam-sealed-dust-goggles-detail",
    ],
    specifications: {
      material: "TPE frame, closed-cell EVA foam, polycarbonate lens, elastic strap",
      certification: ["ANSI/ISEA Z87.1-2020", "EN ISO 16321-1:2022"],
      size: "One size, strap adjustable",
      color: ["Clear lens, black frame", "Grey lens, black frame"],
      weight: "62 g",
      standard: "Z87+ D4 U6; ISO impact level D",
    },
    features: [
      "Closed-cell foam round the whole frame",
      "Vents filled with open-cell foam",
      "Anti-fog inside, anti-scratch outside",
      "Low profile under helmet and above half mask",
      "Removable seal and strap for washing",
    ],
    keyFigures: [
      { label: "Impact mark", value: "Z87+" },
      { label: "Vents", value: "Foam-filtered" },
      { label: "Against", value: "Dust (D4)" },
    ],
    bulkQuantity: "2,000+ units in stock",
    moq: 50,
    inStock: true,
  },
  {
    id: "EF010",
    slug: "chemical-splash-goggles-indirect-vent",
    name: "Chemical Splash Goggles, Indirect Vents",
    description:
      "Wide goggles with covered vents that keep splashes out, an anti-fog lens and a wide seal. " +
      "For dosing, tank cleaning, battery rooms and laboratories.",
    detailedDescription:
      "For water treatment dosing, tank cleaning, battery rooms, laboratories and fuel handling. " +
      "The covered vents bend the air path, so a splash or droplet does not run straight " +
      "through. They do not keep out gas or vapour; where vapour irritates the eyes a full-face " +
      "respirator is the right choice. Ask with the name and concentration of the substance, as " +
      "solvents craze polycarbonate and an acetate lens is better for some. Wear a face shield " +
      "over them when splashes may reach the face. Rinse after contact and check the strap " +
      "before use. Sold in boxes of 10.",
    price: 0,
    category: "Eye & Face Protection",
    subcategory: "Chemical Goggles",
    images: [
      "chemical-splash-goggles-indirect-vent-front",
      "chemical-splash-goggles-indirect-vent-detail",
      "chemical-splash-goggles-indirect-vent-side",
    ],
    specifications: {
      material: "PVC frame, polycarbonate or acetate lens, neoprene strap",
      certification: ["ANSI/ISEA Z87.1-2020", "EN ISO 16321-1:2022"],
      size: "One size, fits over spectacles",
      color: ["Clear lens, clear frame", "Clear lens, blue frame"],
      weight: "110 g",
      standard: "Z87+ D3 U6 (polycarbonate lens)",
    },
    features: [
      "Six covered vents with indirect air path",
      "D3 mark for droplets and splashes",
      "Anti-fog lens, replaceable",
      "Neoprene strap that resists oils and acids",
      "Wide frame fits over spectacles",
    ],
    keyFigures: [
      { label: "Impact mark", value: "Z87+" },
      { label: "Vents", value: "Indirect, covered" },
      { label: "Against", value: "Splashes (D3)" },
    ],
    bulkQuantity: "3,000+ units in stock",
    moq: 50,
    inStock: true,
    tags: ["chemical"],
  },
];
