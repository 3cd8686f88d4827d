import type { Guide, Table } from "#content/pages/category-page.ts";

/** The tables and guides of the page /categories/electrical-arc-flash. */
export const electricalArcFlashTables: readonly (Table | Guide)[] = [
  {
    kind: "table",
    caption: "Arc flash PPE categories of NFPA 70E-2024, Table 130.7(C)(15)(c)",
    columns: ["PPE category", "Minimum arc rating (cal/cm²)"],
    rows: [
      ["PPE 1", "4"],
      ["PPE 2", "8"],
      ["PPE 3", "25"],
      ["PPE 4", "40"],
    ],
    note:
      "The category method may be used only within the limits of fault current and clearing " +
      "time in the tables of the standard; outside them an incident energy analysis is needed. " +
      "A category must not be correlated with an incident energy, and the two methods are " +
      "never mixed for one piece of equipment. The arc flash boundary lies where the incident " +
      "energy is 1.2 cal/cm².",
    source: { section: "6", confidence: "B" },
  },
  {
    kind: "guide",
    title: "The two ways to choose arc flash PPE",
    entries: [
      {
        term: "PPE category method",
        text:
          "The tables name the equipment and the limits of fault current and clearing time, " +
          "and give a category. The category tells which clothing, gloves, face and head " +
          "protection belong together.",
      },
      {
        term: "Incident energy analysis",
        text:
          "A study calculates the energy at the working distance. Clothing is chosen with an " +
          "arc rating at or above the result, which stands on the label of the equipment.",
      },
      {
        term: "What to give the supplier",
        text:
          "The method, and then either the category or the arc rating that the study requires, " +
          "never a category derived from the study's energy.",
      },
    ],
    note:
      "Both start after the question whether the equipment can be made dead. Work on isolated, " +
      "tested and earthed equipment comes first.",
  },
  {
    kind: "table",
    caption: "Rubber insulating gloves: classes and voltages",
    columns: [
      "Class",
      "Maximum use voltage, a.c.",
      "Proof test voltage, a.c.",
      "Label colour (ASTM)",
    ],
    rows: [
      ["00", "500 V", "2.5 kV", "beige"],
      ["0", "1,000 V", "5 kV", "red"],
      ["1", "7,500 V", "10 kV", "white"],
      ["2", "17,000 V", "20 kV", "yellow"],
      ["3", "26,500 V", "30 kV", "green"],
      ["4", "36,000 V", "40 kV", "orange"],
    ],
    note:
      "The proof voltage is a test in the factory and never a working voltage. For d.c. take " +
      "the limit from the maker's certificate. Test before first issue and every 6 months; a " +
      "glove not tested within the last 12 months is not put in service. Do the air test " +
      "before each use, and wear leather over-gloves.",
    source: { section: "4.4", confidence: "B" },
  },
  {
    kind: "table",
    caption: "Helmets for electrical work: what the voltage on the label means",
    columns: ["Standard and mark", "Voltage", "Meaning"],
    rows: [
      [
        "EN 50365:2002",
        "1,000 V a.c., 1,500 V d.c.",
        "Insulating helmets, scope up to these voltages",
      ],
      ["EN 50365:2023", "17,000 V a.c., 1,500 V d.c.", "The new edition widens the scope"],
      ["ANSI/ISEA Z89.1-2014 (R2019), Class G", "2,200 V", "Proof test"],
      ["ANSI/ISEA Z89.1-2014 (R2019), Class E", "20,000 V", "Proof test"],
      ["ANSI/ISEA Z89.1-2014 (R2019), Class C", "none", "No electrical test"],
    ],
    note:
      "For Class G and Class E the voltage is not an indication of the voltage at which the " +
      "helmet protects the wearer. The two systems are not directly comparable. An insulating " +
      "helmet has no arc rating unless its face shield or hood states one.",
    source: { section: "1", confidence: "A" },
  },
  {
    kind: "guide",
    title: "Shock and arc are two hazards",
    entries: [
      {
        term: "Insulating gloves with leather over-gloves",
        text: "Against shock through the hands. Rubber gloves alone are not arc-rated equipment.",
      },
      {
        term: "Insulating helmet",
        text:
          "Against shock through the head, and impact. Arc protection of the face needs an " +
          "arc-rated shield or hood.",
      },
      {
        term: "Insulating boots",
        text:
          "Against shock through the ground, as a part of the whole; classes are explained on " +
          "the safety footwear page.",
      },
      {
        term: "Arc-rated clothing",
        text: "Against the heat of the arc. It does not insulate and does not permit live work.",
      },
      {
        term: "Hearing and eye protection",
        text: "Worn under the hood: the arc brings noise and fragments as well as heat.",
      },
    ],
    note: "No item on this list replaces isolation, lockout and a test for absence of voltage.",
  },
];
