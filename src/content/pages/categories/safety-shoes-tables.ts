import type { Guide, Table } from "#content/pages/category-page.ts";

/** The tables and guides of the page /categories/safety-shoes. */
export const safetyShoesTables: readonly (Table | Guide)[] = [
  {
    kind: "table",
    caption: "Categories of EN ISO 20345:2022",
    columns: ["Mark", "Contains", "Ask for it when"],
    rows: [
      [
        "SB",
        "Toe cap: 200 J impact, 15 kN compression; basic slip test, which has no mark",
        "Only the toes are at risk; seldom enough for a site",
      ],
      [
        "S1",
        "SB, closed heel, antistatic (A, 100 kΩ to 1,000 MΩ), energy absorption of the heel " +
          "(E, 20 J)",
        "Dry indoor work, warehouse, assembly",
      ],
      [
        "S1P, S1PL, S1PS",
        "S1 and perforation resistance: P metal insert; PL non-metal, 4.5 mm nail; PS " +
          "non-metal, 3.0 mm nail",
        "Dry work with nails or swarf underfoot",
      ],
      ["S2", "S1 and an upper that resists water (WPA)", "Damp floors without sharp objects"],
      [
        "S3, S3L, S3S",
        "S2, perforation resistance P, PL or PS, cleated outsole",
        "Construction, fabrication and most shutdown work",
      ],
      [
        "S4",
        "All-rubber or all-polymer boot with A, E and closed heel",
        "Wash-down and wet process areas",
      ],
      [
        "S5, S5L, S5S",
        "S4, perforation resistance P, PL or PS, cleated outsole",
        "Concrete, sludge, wet ground with sharp objects",
      ],
      [
        "S6",
        "S2 and the whole footwear water-resistant (WR)",
        "Wet work in a leather or textile boot",
      ],
      [
        "S7, S7L, S7S",
        "S3, S3L or S3S and the whole footwear water-resistant (WR)",
        "Outdoor work with standing water and sharp objects",
      ],
    ],
    note:
      "PS and PL inserts are tested at 1,100 N or more. FO, resistance to fuel oil, is no " +
      "longer part of S1 and the classes built on it: ask for it by name.",
    source: { section: "5.1", confidence: "B" },
  },
  {
    kind: "table",
    caption: "Additional marks of EN ISO 20345:2022",
    columns: ["Mark", "Meaning", "Name in the 2011 edition"],
    rows: [
      [
        "SR",
        "Additional slip test on ceramic tile with glycerine",
        "SRA, SRB and SRC are withdrawn",
      ],
      ["Ø", "Slip test not done; soles for special purposes", "none"],
      ["WPA", "Water penetration and absorption of the upper", "WRU"],
      ["WR", "Whole footwear water-resistant", "WR"],
      ["FO", "Outsole resistant to fuel oil", "FO"],
      ["HRO", "Outsole in contact with a hot surface, tested at 300 °C", "HRO"],
      ["HI, CI", "Insulation of the sole against heat (150 °C) and cold (−20 °C)", "HI, CI"],
      ["M, AN", "Metatarsal protection; ankle protection", "M, AN"],
      ["CR", "Upper resistant to cutting", "CR"],
      ["C", "Partially conductive", "C"],
      ["LG", "Ladder grip", "new"],
      ["SC", "Scuff cap", "new"],
    ],
    note: "The temperatures are those of the test, not a promise for continuous work.",
    source: { section: "5.1", confidence: "B" },
  },
  {
    kind: "table",
    caption: "Protective footwear of ASTM F2413-18",
    columns: ["Property", "Figure of the test"],
    rows: [
      ["Impact (toe)", "75 ft-lbf (101.7 J)"],
      ["Compression (toe)", "2,500 lbf (11,121 N)"],
      ["Clearance left after either test", "0.500 in (12.7 mm) men; 0.468 in (11.9 mm) women"],
      ["Mt, metatarsal impact", "75 ft-lbf"],
      ["PR, puncture-resistant plate", "270 lbf (1,200 N) or more"],
      [
        "EH, electrical hazard",
        "18,000 V, 60 Hz, 1 min, leakage 1.0 mA at most, in dry conditions",
      ],
    ],
    note:
      "EH is secondary protection only, and its test voltage is not a working voltage. The " +
      "figures are not directly comparable with the European categories. Check which edition " +
      "stands on the certificate.",
    source: { section: "5.2", confidence: "B" },
  },
  {
    kind: "table",
    caption: "Three electrical properties that do not replace one another",
    columns: ["Property", "What it does", "What it does not do"],
    rows: [
      [
        "Antistatic, mark A (EN ISO 20345:2022)",
        "Lets static charge drain through a resistance of 100 kΩ to 1,000 MΩ",
        "It does not insulate from a live conductor",
      ],
      [
        "Electrical hazard, mark EH (ASTM F2413-18)",
        "Secondary protection on dry ground",
        "It is not equipment for live work, and it is not antistatic",
      ],
      [
        "Insulating footwear (EN 50321-1:2018)",
        "Insulates up to the voltage of its class: class 00 up to 500 V, class 0 up to 1 kV, " +
          "and further classes to class 4",
        "It does not drain charge; wet, dirty or damaged boots are out of service",
      ],
    ],
    note: "Never mix the three. For live work see also the electrical and arc flash page.",
  },
  {
    kind: "guide",
    title: "Choosing by the work",
    entries: [
      {
        term: "Refinery or petrochemical shutdown",
        text:
          "S3 with FO and SR, and HRO for hot surfaces; the antistatic property is part of " +
          "S3. Where the client works to US standards, ASTM F2413-18 with PR, and SD where " +
          "static electricity matters.",
      },
      {
        term: "Steel erection and scaffolding",
        text: "S3 or S7 with LG for ladders and a boot that supports the ankle.",
      },
      {
        term: "Concrete and civil works",
        text: "S5 gumboots, or S7 boots where a leather boot is preferred.",
      },
      {
        term: "Welding and hot work",
        text: "S3 with HRO and an upper that sheds sparks; M where heavy parts are handled.",
      },
      {
        term: "Electrical switching",
        text:
          "Insulating boots whose class covers the system voltage, with the test record of the " +
          "pair.",
      },
      {
        term: "Warehouse and logistics",
        text: "S1P or S3 with SR; light toe caps reduce fatigue on long walks.",
      },
      {
        term: "Kitchens and food",
        text:
          "EN ISO 20347:2022 footwear has no toe cap; ask for EN ISO 20345:2022 where trolleys " +
          "or containers can fall.",
      },
    ],
    note: "The site's risk assessment decides; the marks above are where a buyer starts.",
  },
];
