import type { Guide, Table } from "#content/pages/category-page.ts";

export const filteringFacepieces: Table = {
  kind: "table",
  caption: "FFP classes of EN 149:2001+A1:2009",
  columns: [
    "Class",
    "Filter efficiency (at least)",
    "Filter penetration (at most)",
    "Total inward leakage (at most): 46 of 50 tests / 8 of 10 means",
    "UK assigned protection factor",
  ],
  rows: [
    ["FFP1", "80%", "20%", "25% / 22%", "4"],
    ["FFP2", "94%", "6%", "11% / 8%", "10"],
    ["FFP3", "99%", "1%", "5% / 2%", "20"],
  ],
  note: "The figures hold for a fitted wearer: a fit test is needed, and a beard breaks the seal. A facepiece of this kind filters particles only. It gives no protection in oxygen-deficient atmospheres, in atmospheres immediately dangerous to life or health (IDLH), or against gases and vapours.",
  source: { section: "7", confidence: "B" },
};

export const filters: Table = {
  kind: "table",
  caption: "Filters for half masks and full-face masks: what the letter means",
  columns: ["Mark", "Against", "What the standard says"],
  rows: [
    ["P1", "Particles", "80% filter efficiency"],
    ["P2", "Particles", "94% filter efficiency"],
    ["P3", "Particles", "99.95% filter efficiency"],
    ["A (brown)", "Organic gases and vapours", "Boiling point above 65 °C"],
    ["AX (brown)", "Organic gases and vapours", "Boiling point at or below 65 °C"],
    ["B (grey)", "Inorganic gases and vapours", "As listed by the maker"],
  ],
  note: "Efficiencies, letters and colours are those of the two filter standards named on this page. A gas filter does not hold back dust unless it carries a P mark as well, and the reverse. Filters need a fit-tested mask and enough oxygen, and do not serve in IDLH atmospheres. For other gases send us the safety data sheet and the expected concentration.",
  source: { section: "7", confidence: "B" },
};

export const chooseByAtmosphere: Guide = {
  kind: "guide",
  title: "Which type for which atmosphere",
  entries: [
    {
      term: "Oxygen-deficient, unknown or IDLH atmosphere",
      text: "No filter of any kind. Supplied air or self-contained breathing apparatus, chosen by a competent person, with a rescue plan.",
    },
    {
      term: "Nuisance dust, sweeping, dry handling",
      text: "A disposable mask of the class that your exposure assessment names, most often FFP1 or FFP2.",
    },
    {
      term: "Concrete cutting, grinding, refractory and insulation removal",
      text: "Fine and mineral dust: FFP3, or a half mask or full-face mask with P3 filters. Wet the work or extract the dust first.",
    },
    {
      term: "Welding and hot cutting fume",
      text: "A P3 particle filter on a low-profile half mask that fits below the helmet. Add a gas filter if coatings or solvents burn off.",
    },
    {
      term: "Painting, tank cleaning residue, solvents",
      text: "A combined filter: a gas mark for the vapour and a P mark for the mist. Below its boiling-point limit a solvent needs AX in place of A.",
    },
    {
      term: "Gas or vapour that irritates the eyes",
      text: "A full-face mask with the filter for that gas, so that no goggles break the face seal.",
    },
  ],
  note: "The employer's exposure assessment decides the class. Whatever is chosen, each wearer needs a fit test on that model and size.",
};
