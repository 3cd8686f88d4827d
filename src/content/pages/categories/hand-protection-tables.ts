import type { Guide, Table } from "#content/pages/category-page.ts";

export const mechanicalLevels: Table = {
  kind: "table",
  caption: "EN 388:2016+A1:2018: the four digits below the pictogram",
  columns: ["Digit", "Level 1", "Level 2", "Level 3", "Level 4", "Level 5"],
  rows: [
    ["1st: abrasion (cycles)", "100", "500", "2,000", "8,000", "–"],
    ["2nd: coupe cut (index)", "1.2", "2.5", "5.0", "10.0", "20.0"],
    ["3rd: tear (N)", "10", "25", "50", "75", "–"],
    ["4th: puncture (N)", "20", "60", "100", "150", "–"],
  ],
  note: "Each figure is the least result for the level, measured on the palm. An X in place of a digit means not tested. A sixth sign P means that the impact test was passed.",
  source: { section: "4.1", confidence: "B" },
};

export const europeanCut: Table = {
  kind: "table",
  caption: "EN 388:2016+A1:2018: the cut letter, fifth sign (EN ISO 13997)",
  columns: ["Letter", "Cutting force, at least (N)"],
  rows: [
    ["A", "2"],
    ["B", "5"],
    ["C", "10"],
    ["D", "15"],
    ["E", "22"],
    ["F", "30"],
  ],
  note: "If the blade of the coupe test is blunted by the fabric, the letter is the reference and not the second digit. Cut resistant does not mean cut proof: no glove of these classes stands up to powered blades.",
  source: { section: "4.1", confidence: "B" },
};

export const americanCut: Table = {
  kind: "table",
  caption: "ANSI/ISEA 105-2016: cut levels (ASTM F2992)",
  columns: ["Level", "Cutting load, at least (g)"],
  rows: [
    ["A1", "200"],
    ["A2", "500"],
    ["A3", "1,000"],
    ["A4", "1,500"],
    ["A5", "2,200"],
    ["A6", "3,000"],
    ["A7", "4,000"],
    ["A8", "5,000"],
    ["A9", "6,000"],
  ],
  note: "Not directly comparable with the European letters. If the contract names one system, order by that one.",
  source: { section: "4.2", confidence: "B" },
};

export const chemicalTypes: Table = {
  kind: "table",
  caption: "EN ISO 374-1:2016+A1:2018: types of chemical gloves",
  columns: ["Type", "Permeation time, at least", "Test chemicals, at least"],
  rows: [
    ["A", "30 min", "6"],
    ["B", "30 min", "3"],
    ["C", "10 min", "1"],
  ],
  note: "The letters printed below the flask name the chemicals that were tested; the standard lists 18 of them. A type says nothing about a chemical that is not among these letters, and times in use are shorter with heat, stretch and abrasion: ask for the permeation table of the model.",
  source: { section: "4.3", confidence: "B" },
};

export const insulatingClasses: Table = {
  kind: "table",
  caption: "Insulating gloves for live work: greatest working voltage by class",
  columns: ["Class", "a.c.", "d.c.", "Colour of the label (ASTM)"],
  rows: [
    ["00", "500 V", "750 V", "beige"],
    ["0", "1,000 V", "1,500 V", "red"],
    ["1", "7,500 V", "11,250 V", "white"],
    ["2", "17,000 V", "25,500 V", "yellow"],
    ["3", "26,500 V", "39,750 V", "green"],
    ["4", "36,000 V", "54,000 V", "orange"],
  ],
  note: "Working voltages, not test voltages: the higher proof-test voltage is never a limit of use. Gloves are tested before first issue and every 6 months, are not put into service unless tested in the last 12 months, are blown up and checked for leaks before each use, and are worn below leather over-gloves. Live work is for qualified persons under a permit.",
  source: { section: "4.4", confidence: "B" },
};

export const gloveByTask: Guide = {
  kind: "guide",
  title: "Which glove for which task",
  entries: [
    {
      term: "Rigging, scaffolding, pipe handling",
      text: "Abrasion and tear at the upper levels, and the P mark where fingers can be struck. Leather palms for wire rope.",
    },
    {
      term: "Sheet metal, glass, gasket scraping",
      text: "A cut letter from the risk assessment: D is a usual starting point for sharp edges, E or F for glass and blades. Add sleeves if the forearm is reached.",
    },
    {
      term: "Opening flanges, chemical cleaning, sampling",
      text: "A gauntlet of Type A with the letter of your chemical, or the maker's permeation table if it has none.",
    },
    {
      term: "Arc welding and cutting",
      text: "EN 12477:2001+A1:2005, Type A for heavy work with more heat and spatter, Type B for TIG, where dexterity counts.",
    },
    {
      term: "Hot pipework and furnace doors",
      text: "EN 407:2020 with a contact-heat digit that fits the surface temperature and the time of holding.",
    },
    {
      term: "Cold stores",
      text: "EN 511:2006. Read three digits: convective cold, contact cold, and whether water gets through.",
    },
    {
      term: "Live electrical work",
      text: "Insulating gloves by the class of the voltage, with leather over-gloves. No other glove on this page insulates.",
    },
  ],
  note: "A guide for the enquiry. The risk assessment of the task decides, and gloves are left off near rotating shafts and drills that can draw them in.",
};
