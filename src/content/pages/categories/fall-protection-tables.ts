import type { Guide, Table } from "#content/pages/category-page.ts";

/** The tables and guides of the page /categories/fall-protection. */
export const fallProtectionTables: readonly (Table | Guide)[] = [
  {
    kind: "table",
    caption: "The parts of a fall-arrest system and their limits",
    columns: ["Part", "Standard", "Limit or mark", "What the buyer checks"],
    rows: [
      [
        "Full-body harness",
        "EN 361:2002",
        "Fall-arrest points marked A, at the back or the chest",
        "Which points carry the A; positioning rings at the hip do not",
      ],
      [
        "Connector",
        "EN 362:2004",
        "Major axis 20 kN or more; self-closing, locking gate",
        "Gate opening that fits the anchor, and loading along the long axis",
      ],
      [
        "Lanyard",
        "EN 354:2010",
        "Total length 2 m at most; alone not a fall-arrest device",
        "Length with connectors and absorber included",
      ],
      [
        "Energy absorber",
        "EN 355:2002",
        "Arrest force 6 kN at most, extension 1.75 m at most, tested with 100 kg; static " +
          "strength 15 kN",
        "User weight with tools against the range on the label",
      ],
    ],
    note:
      "The figures are results of tests with a mass in a laboratory. They are not a working " +
      "load for lifting and not the clearance that a job needs.",
    source: { section: "8", confidence: "B" },
  },
  {
    kind: "table",
    caption: "European and US standards for the same part",
    columns: ["Part", "European standard", "US standard"],
    rows: [
      ["Full-body harness", "EN 361:2002", "ANSI/ASSP Z359.11-2021"],
      ["Connectors", "EN 362:2004", "ANSI/ASSP Z359.12-2019"],
      [
        "Energy absorbers and lanyards",
        "EN 355:2002 with EN 354:2010",
        "ANSI/ASSP Z359.13-2013 (R2022)",
      ],
      ["Retractable fall arresters", "EN 360:2023", "ANSI/ASSP Z359.14-2021, Class 1 or Class 2"],
    ],
    note:
      "The two systems test differently and are not directly comparable. Keep one system from " +
      "harness to anchor unless the maker approves the combination.",
  },
  {
    kind: "guide",
    title: "Which system for which work",
    entries: [
      {
        term: "The edge can be kept out of reach",
        text:
          "Restraint: a harness or belt with a fixed lanyard so short that a fall cannot " +
          "begin. Prefer it wherever it is possible.",
      },
      {
        term: "Both hands are needed on a pole, frame or column",
        text:
          "Work positioning with a belt and positioning lanyard, always with a separate " +
          "fall-arrest system as backup.",
      },
      {
        term: "Fixed place, anchor overhead, enough free height below",
        text: "Fall arrest with a full-body harness and an energy-absorbing lanyard.",
      },
      {
        term: "Moving along scaffold or pipe rack",
        text: "A twin-leg energy-absorbing lanyard, so that one leg is attached at every moment.",
      },
      {
        term: "Moving within an area, little free height",
        text:
          "A retractable fall arrester above the user, kept inside the angle that the maker " +
          "allows.",
      },
      {
        term: "Climbing a ladder, mast or vessel",
        text:
          "A guided arrester on a vertical line or rail, attached to the point that its " +
          "instructions name.",
      },
      {
        term: "Anchor at foot level, or a sharp edge",
        text:
          "Only equipment tested for that use; for US devices this is the question between " +
          "Class 1 and Class 2.",
      },
    ],
    note: "Guard rails, platforms and work from the ground come before personal equipment.",
  },
  {
    kind: "guide",
    title: "What adds up to the clearance below the worker",
    entries: [
      {
        term: "Free fall",
        text:
          "The distance to the point at which the lanyard pulls tight: it grows as the anchor " +
          "gets lower.",
      },
      {
        term: "Extension of the absorber",
        text: "Taken from the instructions of the model for the user's weight.",
      },
      {
        term: "Attachment point to feet, and stretch of the harness",
        text: "The worker hangs below the attachment point, and webbing moves up the back.",
      },
      {
        term: "Movement of the anchor or line",
        text: "A horizontal lifeline sags, and this may be the largest part of the sum.",
      },
      {
        term: "Margin",
        text:
          "Distance left between the feet and the first obstacle, as the maker's instructions " +
          "state it.",
      },
    ],
    note:
      "EN 355:2002 limits the arrest distance in its test to less than twice the lanyard " +
      "length plus 1.75 m. That is not the clearance: always take the table of the maker for " +
      "the model in use.",
  },
];
