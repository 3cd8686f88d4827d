import type { Guide, Table } from "#content/pages/category-page.ts";

export const byHazard: Table = {
  kind: "table",
  caption: "From the hazard to the mark: what to write into an enquiry",
  columns: ["Hazard", "Equipment", "Name in the enquiry", "Does not cover"],
  rows: [
    [
      "Falling objects",
      "Safety helmet",
      "Type, electrical class, strap rule",
      "Falls of the wearer, unless the helmet is made for them",
    ],
    [
      "Flying particles, splash",
      "Glasses, goggles, face shield",
      "Impact mark and splash or dust mark",
      "Electric arcs and welding light",
    ],
    [
      "Noise",
      "Plugs or muffs",
      "NRR or SNR, plugs or muffs, helmet model",
      "A rating too high hides alarms",
    ],
    [
      "Dust and fume",
      "FFP mask or mask with P filter",
      "Class, sizes, fit test",
      "Gases, lack of oxygen, IDLH atmospheres",
    ],
    [
      "Gases and vapours",
      "Half or full-face mask with gas filter",
      "Substance, concentration, filter letter",
      "Lack of oxygen, IDLH atmospheres",
    ],
    [
      "Sharp edges, chemicals, heat",
      "Gloves",
      "Cut letter or level, glove type, chemical",
      "Whatever was not tested: X on the label",
    ],
    [
      "Crushing, nails, slipping",
      "Safety footwear",
      "Category such as S3, and SR for slip",
      "Live electrical work, unless insulating",
    ],
    [
      "Flash fire, electric arc",
      "FR or arc-rated clothing",
      "Standard and, for arcs, rating in the label",
      "Hands, face and head: order these too",
    ],
    [
      "Fall from height",
      "Full-body harness, connector, anchor",
      "System, clearance below, user weight",
      "Rescue: plan it before the work",
    ],
  ],
  note: "A first sorting. The risk assessment of the task decides the class, and the mark has to stand on the product itself.",
};

export const shutdownKit: Guide = {
  kind: "guide",
  title: "Shutdown and turnaround: kit by trade",
  entries: [
    {
      term: "Everyone through the gate",
      text: "Helmet, safety glasses, safety footwear, coverall of the site's flame-resistant class, gloves for general handling, and hearing protection where the map shows noise.",
    },
    {
      term: "Mechanical fitter, flange and valve crew",
      text: "Impact gloves with a cut letter, chemical goggles and gauntlets for line breaking, a half mask with combined filter if the permit names a vapour.",
    },
    {
      term: "Vessel entry and cleaning",
      text: "Chemical suit of the type in the method statement, harness for retrieval, and breathing apparatus for any atmosphere that is not proven safe. Filter masks are no answer there.",
    },
    {
      term: "Welder and cutter",
      text: "Welding helmet by process, safety glasses below it, welding gloves, flame-resistant clothing for welding, and a low-profile mask with P3 filters.",
    },
    {
      term: "Scaffolder and rope access",
      text: "Harness with two lanyards or a retractable line, helmet with a strap chosen for the work, gloves with high abrasion levels, tool tethers.",
    },
    {
      term: "Electrician",
      text: "Insulating gloves with leather over-gloves by voltage, arc-rated clothing and hood by the arc study, electrical helmet, lockout kit.",
    },
    {
      term: "Insulation, blasting and refractory",
      text: "Disposable coverall, goggles with indirect vents, FFP3 or P3, plugs below muffs where the survey demands both.",
    },
    {
      term: "Fire watch and road crew",
      text: "High-visibility garments of the class for the road, extinguisher and blanket by the hot-work permit, whistle or radio.",
    },
  ],
  note: "A list for planning quantities. Permits, the method statement and the client's own rules come first.",
};

export const paperwork: Guide = {
  kind: "guide",
  title: "Papers to ask for in Saudi Arabia",
  entries: [
    {
      term: "Declaration and certificate of the model",
      text: "The EU declaration of conformity or the American test report for the exact model and size range, with the edition of the standard.",
    },
    {
      term: "Product certificate in SABER (PCoC)",
      text: "For regulated products, issued per product and valid for 1 year. Ask for the number and check that it is still in date.",
    },
    {
      term: "Shipment certificate in SABER (SCoC)",
      text: "Issued per shipment, also for products that are not regulated. For these it rests on self-declaration and is no product approval.",
    },
    {
      term: "Arabic label and warnings",
      text: "The SASO technical regulation for PPE and clothing asks for them on the product.",
    },
    {
      term: "Client's own directive",
      text: "Oil, gas and petrochemical sites ask for the HCIS directive SAF-21 by name. Have the client's safety department state what it demands of each item.",
    },
  ],
  note: "Compliance belongs to one model with a certificate in date. It cannot be read from the category in which a product is listed.",
  source: { section: "11", confidence: "B" },
};
