import type { Guide, Table } from "#content/pages/category-page.ts";

export const helmetStandards: Table = {
  kind: "table",
  caption: "Industrial helmets: the European and the American standard side by side",
  columns: ["Question", "EN 397:2012+A1:2012", "ANSI/ISEA Z89.1-2014 (R2019)"],
  rows: [
    [
      "Impact on the crown",
      "5 kg striker dropped 1 m; at most 5 kN on the headform",
      "At most 4,450 N in a single test, 3,780 N on average",
    ],
    [
      "Impact from the side",
      "Not in this edition; Type 2 of EN 397:2025 adds it",
      "Type II: top and lateral. Type I: top only",
    ],
    [
      "Penetration",
      "3 kg pointed striker, 1 m; must not touch the headform",
      "Tested; see the maker's data sheet",
    ],
    [
      "Electricity",
      "Option 440 V a.c., marked in the shell",
      "Class G, Class E or Class C: see the next table",
    ],
    ["Cold and heat", "Options −20 °C, −30 °C and +150 °C", "Options LT and HT"],
    ["Squeeze from the sides", "Option LD: deformation of at most 40 mm", "–"],
  ],
  note: "The two standards test in different ways and are not directly comparable: a helmet meets the other one only if it carries that mark as well. Test energies are no promise that a given falling object will be survived.",
  source: { section: "1", confidence: "B" },
};

export const electricalClasses: Table = {
  kind: "table",
  caption: "Electrical marks of helmets",
  columns: ["Mark", "Standard", "Voltage named by the standard", "What kind of voltage it is"],
  rows: [
    ["Class C", "ANSI/ISEA Z89.1-2014 (R2019)", "none", "No electrical protection"],
    ["Class G", "ANSI/ISEA Z89.1-2014 (R2019)", "2,200 V", "Proof test"],
    ["Class E", "ANSI/ISEA Z89.1-2014 (R2019)", "20,000 V", "Proof test"],
    [
      "Insulating helmet",
      "EN 50365:2002",
      "1,000 V a.c. / 1,500 V d.c.",
      "Upper limit of the scope",
    ],
    [
      "Insulating helmet",
      "EN 50365:2023",
      "17,000 V a.c. / 1,500 V d.c.",
      "Upper limit of the scope",
    ],
  ],
  note: "For Class G and Class E the proof-test voltage is not an indication of the voltage at which the helmet protects the wearer. Vents, metal fittings, stickers over cracks and dirt take the protection away. Work near live parts needs isolation first and a competent electrical person.",
  source: { section: "1", confidence: "A" },
};

export const headwearByWork: Guide = {
  kind: "guide",
  title: "Which headwear for which work",
  entries: [
    {
      term: "Work below others, lifting, scaffolding from the ground",
      text: "An industrial safety helmet. Its chin strap is made to release between 150 N and 250 N, so that a snagged helmet does not strangle the wearer.",
    },
    {
      term: "Rope access and rescue",
      text: "A mountaineering helmet, EN 12492:2012. Its chin strap must hold at least 500 N so that the helmet stays on in a fall, and for the same reason it does not release when it snags.",
    },
    {
      term: "Work at height where falls and falling objects both threaten",
      text: "Ask for a helmet with side impact (Type II, or Type 2 of EN 397:2025), and let the risk assessment decide how the strap has to behave.",
    },
    {
      term: "Low ceilings, vehicle pits, warehouses without overhead work",
      text: "A bump cap. It protects against striking the head on fixed objects, never against falling or moving ones, and is no substitute for a safety helmet.",
    },
    {
      term: "Switchgear and live lines",
      text: "A helmet with an electrical class, without vents and metal, and an arc-rated face shield where an arc is possible.",
    },
    {
      term: "Grinding, splash and welding",
      text: "A face shield or welding helmet on a carrier that the helmet's maker lists, with glasses or goggles below it.",
    },
  ],
  note: "Look for the mark on the model quoted. A strap can follow one of the two rules only, whatever the shape of the shell suggests.",
  source: { section: "1", confidence: "B" },
};
