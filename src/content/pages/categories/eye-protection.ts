import type { CategoryPage } from "#content/pages/category-page.ts";

export const eyeProtectionPage: CategoryPage = {
  slug: "eye-protection",
  title: "Safety Glasses, Goggles and Welding Lenses in Saudi Arabia",
  description:
    "Safety glasses, goggles, face shields and welding eye protection for Saudi sites. Read the lens marks, choose by hazard, and order for glare and dust.",
  keywords: [
    "safety glasses Saudi Arabia",
    "safety goggles bulk",
    "chemical goggles",
    "anti-fog safety glasses",
    "welding goggles",
    "Z87+ safety glasses",
    "eye protection Jeddah",
  ],
  canonical: true,
  name: "Eye Protection",
  heading: "Eye & Face Protection",
  lead: "Many eye injuries on site come from small fast particles, dust and splashes that get round the lens rather than through it. Choose the form by the hazard first, then the mark, then the tint. Fog and scratches decide whether the lens is worn at all.",
  productTypes: [
    {
      name: "Safety glasses",
      text: "For impact from the front and side in general work. Choose clear, grey or indoor/outdoor lenses; wraparound shapes leave the smallest gap.",
    },
    {
      name: "Over-glasses and prescription frames",
      text: "For those who wear spectacles. Over-glasses serve visitors; for daily wear prescription safety spectacles are the better answer.",
    },
    {
      name: "Safety goggles",
      text: "A seal all round for grinding, wind-blown sand and overhead work. Indirect vents keep dust out and let air in.",
    },
    {
      name: "Chemical goggles",
      text: "Goggles with indirect or no vents against droplets and splashes, of a material that stands up to the substance.",
    },
    {
      name: "Face shields",
      text: "Cover the face against splash and flying fragments, worn over glasses or goggles and not in their place.",
    },
    {
      name: "Welding protection",
      text: "Helmets, hand shields and goggles with a fixed shade or an automatic filter, ordered by process and current.",
    },
  ],
  standards: [
    {
      code: "EN ISO 16321-1:2022",
      text: "General requirements for eye and face protectors; it replaces EN 166:2001, brings six head forms for the fit, and knows the impact levels C, D and E.",
    },
    {
      code: "EN ISO 16321-2:2021",
      text: "Additional requirements for protectors used in welding, in place of three older European standards.",
    },
    {
      code: "EN ISO 16321-3:2021",
      text: "Additional requirements for mesh protectors.",
    },
    {
      code: "EN 166:2001",
      text: "Personal eye protection, specifications: the former European standard. Certificates issued under it stay valid until they expire, so its marks are still seen on many lenses.",
    },
    {
      code: "ANSI/ISEA Z87.1-2020",
      text: "The United States standard: Z87 marks basic impact, Z87+ high impact, with further letters for splash, dust and lens filters.",
    },
  ],
  tables: [
    {
      kind: "guide",
      title: "Which form for which hazard",
      entries: [
        {
          term: "Flying chips and general site work",
          text: "Wraparound safety glasses with an impact mark. Add side protection where the frame is not curved.",
        },
        {
          term: "Grinding, chipping and cutting discs",
          text: "Sealed goggles or impact-marked glasses, with a face shield over them.",
        },
        {
          term: "Sand, cement and insulation dust",
          text: "Goggles with indirect vents. Look for the mark D4 for dust or D5 for fine dust on products made to ANSI/ISEA Z87.1-2020.",
        },
        {
          term: "Acid, caustic and solvent handling",
          text: "Chemical goggles with the splash mark (D3 under ANSI/ISEA Z87.1-2020), and a face shield when pouring, sampling or breaking a flange.",
        },
        {
          term: "Arc welding and gas cutting",
          text: "A welding filter with the shade for the process and current, over safety glasses that stay on while slag is chipped.",
        },
        {
          term: "Electrical switching",
          text: "Not covered by eye protection. An arc-rated face shield or hood is needed: see the electrical and arc flash page.",
        },
      ],
      note: "A form is no certificate: look for the marks on lens and frame of the model quoted. The weaker of the two marks counts for the whole.",
    },
    {
      kind: "table",
      caption: "Impact levels of EN ISO 16321-1:2022",
      columns: ["Mark", "Impact speed in the test"],
      rows: [
        ["C", "45 m/s"],
        ["D", "80 m/s"],
        ["E", "120 m/s"],
      ],
      note: "Speeds of a test, not a promise for a given tool. They are not directly comparable with the marks Z87 and Z87+.",
      source: { section: "2", confidence: "B" },
    },
    {
      kind: "table",
      caption: "Marks of ANSI/ISEA Z87.1-2020 on lens and frame",
      columns: ["Mark", "Meaning"],
      rows: [
        ["Z87", "Basic impact"],
        ["Z87+", "High impact"],
        ["D3", "Droplets and splash"],
        ["D4", "Dust"],
        ["D5", "Fine dust"],
        ["W with a shade", "Welding filter, shade 1.3 to 14"],
        ["U with a number", "Ultraviolet filter, scale 2 to 6"],
        ["R with a number", "Infrared filter, scale 1.3 to 10"],
        ["L with a number", "Visible light filter, scale 0 to 10"],
        ["V", "Photochromic lens"],
        ["S", "Special-purpose lens"],
        ["H", "Made for small head sizes"],
      ],
      note: "A mark holds for the piece that carries it. A plus mark on the lens does not stand for the frame.",
      source: { section: "2", confidence: "B" },
    },
  ],
  selection: [
    "Name the hazard in the enquiry: impact, dust, liquid, radiation, or a mixture. One pair rarely covers all of them.",
    "Ask which marking your client accepts. Many operators in the Eastern Province name the ANSI marks in their contracts; glasses with European marks alone may then be refused at the gate.",
    "For outdoor work order tinted and clear lenses in about the ratio of day to night shifts, and no dark lenses for those who walk between sun and shade.",
    "Take anti-fog seriously on the coast: leaving a cooled room for humid air fogs a plain lens at once.",
    "Check the fit with the helmet, the muffs and the respirator that are worn at the same time. A goggle that lifts a half mask spoils both.",
    "Order a neck cord and a pouch with each pair. Glasses that are put in a pocket are scratched within days.",
    "Count spares. Scratched lenses are replaced, not polished, and on blasting and cutting work that is often.",
  ],
  mistakes: [
    {
      mistake: "A face shield alone against flying particles.",
      instead: "Wear glasses or goggles below it: fragments come in under the edge.",
    },
    {
      mistake: "Vented dust goggles for chemicals.",
      instead: "Order goggles with the splash mark, with indirect vents or none.",
    },
    {
      mistake: "Sunglasses as safety glasses.",
      instead: "Accept tinted lenses only when lens and frame carry an impact mark.",
    },
    {
      mistake: "Gas-welding goggles for arc welding.",
      instead: "Give the process and the current, and order a helmet with the matching shade.",
    },
    {
      mistake: "Asking for a mark without the year of the standard.",
      instead: "Write the edition into the order: marks changed when EN ISO 16321-1:2022 came.",
    },
  ],
  related: ["head-face-protection", "respiratory-protection", "electrical-arc-flash", "ppe"],
  opening: { categories: ["Eye & Face Protection"] },
  figures: [],
};
