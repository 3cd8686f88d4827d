import type { Guide, Table } from "#content/pages/category-page.ts";

/** The tables and guides of the page /categories/protective-clothing. */
export const protectiveClothingTables: readonly (Table | Guide)[] = [
  {
    kind: "table",
    caption: "High-visibility classes of EN ISO 20471:2013+A1:2016",
    columns: ["Class", "Background (m²)", "Retroreflective (m²)", "Guidance: vehicle speed"],
    rows: [
      ["Class 1", "0.14", "0.10", "up to 30 km/h"],
      ["Class 2", "0.50", "0.13", "up to 60 km/h"],
      ["Class 3", "0.80", "0.20", "above 60 km/h"],
    ],
    note:
      "The areas are minimum visible areas, and the lowest one decides the class. Class 1 can " +
      "also be reached with 0.20 m² of combined-performance material. The speeds are guidance: " +
      "night work, dust and reversing plant call for a higher class. ANSI/ISEA 107-2020 uses " +
      "its own types and is not directly comparable.",
    source: { section: "6", confidence: "B" },
  },
  {
    kind: "table",
    caption: "Heat and flame levels of EN ISO 11612:2015: lower limit of each level",
    columns: ["Letter and test", "Level 1", "Level 2", "Level 3", "Level 4"],
    rows: [
      ["B, convective heat", "4 s", "10 s", "20 s", "none"],
      ["C, radiant heat (20 kW/m²)", "7 s", "20 s", "50 s", "95 s"],
      ["D, molten aluminium", "100 g", "200 g", "350 g", "none"],
      ["E, molten iron", "60 g", "120 g", "200 g", "none"],
      ["F, contact heat (250 °C)", "5 s", "10 s", "15 s", "none"],
    ],
    note:
      "Letter A is flame spread: A1 for ignition of the surface, A2 for ignition of the edge. " +
      "The figures are laboratory results of the material, not the time for which a person may " +
      "stay in the heat.",
    source: { section: "6", confidence: "B" },
  },
  {
    kind: "table",
    caption: "Chemical protective suits by type",
    columns: ["Type", "Keeps out", "Standard to ask for"],
    rows: [
      [
        "Type 1",
        "Gases and vapours (gas-tight)",
        "EN 943-1:2015+A1:2019; for emergency teams EN 943-2:2019",
      ],
      [
        "Type 2",
        "Suit fed with air, not gas-tight",
        "EN 943-1:2002, withdrawn; the edition of 2015 covers Type 1 only",
      ],
      ["Type 3", "Jets of liquid", "EN 14605:2005+A1:2009"],
      ["Type 4", "Spray of liquid", "EN 14605:2005+A1:2009"],
      ["Type 5", "Airborne solid particles", "EN ISO 13982-1:2004+A1:2010"],
      ["Type 6", "Light spray", "EN 13034:2005+A1:2009"],
    ],
    note:
      "The suffix B, as in Type 3-B, adds protection against infective agents to EN " +
      "14126:2003. Radioactive particles are a matter of EN 1073-2:2002. The type says how the " +
      "suit was tested for leaks; the maker's data say how long its fabric holds back your " +
      "chemical.",
  },
  {
    kind: "guide",
    title: "What to ask for in a refinery shutdown",
    entries: [
      {
        term: "Hydrocarbon area, flash fire possible",
        text:
          "FR coveralls certified to NFPA 2112-2023 or to EN ISO 11612:2015, whichever the " +
          "site standard names, with EN 1149-5:2018 where static electricity could ignite " +
          "vapour.",
      },
      {
        term: "Line breaking, acid or caustic under pressure",
        text:
          "A Type 3 suit with permeation data for the named chemical, worn with matching " +
          "gloves, boots and face protection.",
      },
      {
        term: "Tank cleaning, splash and spray",
        text:
          "Type 4 as a minimum for spray; where flame is also possible, a suit made to be worn " +
          "over FR clothing.",
      },
      {
        term: "Catalyst handling, blasting, old insulation",
        text:
          "Type 5 for particles, often marked Type 5 and 6, changed at every exit from the " +
          "dirty zone.",
      },
      {
        term: "Access roads, lifting zones, night shift",
        text:
          "Class 2 or class 3 high-visibility clothing; over FR clothing, a garment that is " +
          "itself flame-resistant.",
      },
      {
        term: "Switchgear and motor control centres",
        text:
          "Clothing with an arc rating, chosen on the electrical and arc flash page; a " +
          "flame-resistance certificate does not replace it.",
      },
    ],
    note:
      "The site's own risk assessment and permit decide. Industrial facilities may also ask by " +
      "name for the HCIS directive SAF-21 on PPE.",
  },
];
