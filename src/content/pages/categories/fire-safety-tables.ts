import type { Guide, Table } from "#content/pages/category-page.ts";

/** The tables and guides of the page /categories/fire-safety. */
export const fireSafetyTables: readonly (Table | Guide)[] = [
  {
    kind: "table",
    caption: "Fire classes in the European system",
    columns: ["Class", "What burns", "Note for the buyer"],
    rows: [
      ["A", "Solids such as wood, paper and textiles", "Rated by number, such as 13A"],
      ["B", "Liquids", "Rated by number, such as 55B"],
      ["C", "Gases", "Gases in this system only; see the class C trap below"],
      ["D", "Metals", "The agent must suit the metal; ask by name"],
      ["F", "Cooking oil and fat", "Ask for this letter on the label"],
      [
        "No letter",
        "Electrical equipment",
        "No class of its own: look for the dielectric test of 35 kV and the pictogram",
      ],
    ],
    note:
      "The rating is the result of a test fire, not the size of fire that a person can put " +
      "out. The dielectric test is no permission to work at that voltage.",
    source: { section: "9", confidence: "B" },
  },
  {
    kind: "guide",
    title: "The class C trap",
    entries: [
      { term: "Class C to EN", text: "Gases. Electrical equipment has no letter in this system." },
      {
        term: "Class C in the US system",
        text: "Electrical. The same letter on another label answers another fire.",
      },
      {
        term: "In the order",
        text:
          "Write the system beside every letter, or write the fire in words: gas, electrical " +
          "equipment, cooking oil.",
      },
    ],
    note:
      "The letters of the two systems are not directly comparable. A certificate of one does " +
      "not answer an order in the other.",
  },
  {
    kind: "table",
    caption: "Fire blankets of EN 1869:2019",
    columns: ["Property", "Requirement"],
    rows: [
      ["Length of each edge", "1.0 m to 1.8 m"],
      ["For clothing on fire", "Only from 1.2 m × 1.8 m"],
      ["Mass", "4.5 kg at most"],
      ["Use", "Once; then the blanket is replaced"],
    ],
    note:
      "Do not plan on a blanket for a deep fryer. In October 2014 a Dutch authority said of " +
      "blankets to EN 1869:1997 that their effect on oil and fat fires is not guaranteed.",
    source: { section: "9", confidence: "B" },
  },
  {
    kind: "guide",
    title: "Which equipment for which place",
    entries: [
      {
        term: "Stores, offices, camps",
        text:
          "Class A rated extinguishers; the numbers and positions come from the fire plan of " +
          "the building.",
      },
      {
        term: "Fuel, paint and solvents",
        text: "Class B rated extinguishers, with the rating that the assessment gives.",
      },
      {
        term: "Gas cylinders and manifolds",
        text:
          "Class C in the EN sense. Closing the valve comes first: a flame put out while gas " +
          "flows leaves an explosive cloud.",
      },
      {
        term: "Switchgear and panel rooms",
        text:
          "An extinguisher whose label permits use on live electrical equipment, with the " +
          "conditions printed there; isolate first.",
      },
      {
        term: "Kitchens",
        text: "Class F in the EN sense for oil and fat, and a blanket for small fires and clothing.",
      },
      {
        term: "Hot work in a shutdown",
        text:
          "Extinguishers and blanket at the place of work, FR clothing on the workers, and a " +
          "fire watch with a permit.",
      },
      {
        term: "Metal swarf and reactive metals",
        text: "Class D agent for the named metal; water and common agents can make the fire worse.",
      },
    ],
    note:
      "The fire plan, the insurer and the local authority decide on numbers and positions. Ask " +
      "before ordering.",
  },
];
