import type { FallPart, FallRefusal } from "#domain/aids/fall-clearance.ts";

export const fallAid = {
  name: "Fall clearance worksheet",
  description:
    "Add up the clearance below a worker from the figures on the label of lanyard or lifeline, with the cases in which a competent person has to decide.",
  intro:
    "Adds up the free height that a fall needs below the worker. Every figure of the equipment comes from its label or instructions: this page has none of its own.",
  fields: {
    system: "Equipment, by the standard on its label",
    length: "Length of the lanyard with absorber and hooks (m)",
    position: "Place of the anchor",
    offset: "Height between anchor and attachment point on the back (m)",
    freefall: "Greatest free fall on the label (m)",
    stop: "Extension of the absorber, or arrest distance of the lifeline, on the label (m)",
    weight: "Weight of the user with clothing and tools (kg)",
    lightest: "Lowest weight on the label (kg), if it gives one",
    heaviest: "Highest weight on the label (kg)",
    posture: "Posture of the worker",
    sag: "Sag of a horizontal lifeline under load (m); 0 for a fixed anchor",
    strength: "Is the strength of the anchor documented?",
    edge: "Can the line touch a sharp edge?",
    swing: "Could a fall swing more than 30° or drop more than 1.2 m to the side?",
    available: "Measured free height below the working surface (m), if known",
  },
  systems: {
    "lanyard-en": "Energy-absorbing lanyard, EN 355",
    "lanyard-ansi": "Energy-absorbing lanyard, ANSI/ASSP Z359.13",
    "srl-en": "Self-retracting lifeline, EN 360",
    "srl-ansi": "Self-retracting lifeline, ANSI/ASSP Z359.14",
  },
  positions: {
    above: "Above the attachment point",
    level: "Level with the attachment point",
    below: "Below the attachment point",
    feet: "At the feet",
  },
  postures: { standing: "Standing", crouching: "Crouching or kneeling", lying: "Lying" },
  clearance: (metres: string) => `${metres} m of clearance below the working surface`,
  fromAnchor: (metres: string) =>
    `${metres} m below the anchor for a standing user of up to 1.83 m in height.`,
  spare: (metres: string) => `The measured height is ${metres} m more than needed.`,
  lacking: (metres: string) =>
    `The measured height is ${metres} m too little: do not work with this combination. Raise the anchor, or ask a competent person for another system.`,
  unmeasured: "Measure the free height to the first obstacle, and compare.",
  sum: "Calculation",
  parts: {
    "free-fall": "Free fall",
    extension: "Extension of the absorber, from the label",
    arrest: "Arrest distance, from the label",
    below: "Anchor below the attachment point",
    stretch: "Stretch of the harness",
    margin: "Margin below the feet",
    posture: "Posture of the worker",
    sag: "Sag of the horizontal lifeline",
  } satisfies Readonly<Record<FallPart, string>>,
  total: "Clearance",
  refusals: {
    system: "The equipment is not chosen. Read the standard on its label.",
    "no-length": "The length of the lanyard is missing.",
    "too-long": "EN 354:2010 limits a lanyard to 2 m. Do not join or lengthen lanyards.",
    "no-position": "The place of the anchor or its height is missing.",
    "no-free-fall-limit": "The label's greatest free fall is missing.",
    "free-fall": "The free fall is greater than the label allows.",
    "beyond-six-feet":
      "The free fall is more than 6 ft (1.83 m). OSHA accepts that only from equipment that is designed and tested for it.",
    "beyond-test": "The free fall is more than twice the lanyard. EN 355:2002 does not test that.",
    "anchor-too-high": "The lanyard is too short to reach this anchor. Measure again.",
    "no-extension":
      "The label's extension or arrest distance is missing. No other figure may replace it.",
    extension: "EN 355:2002 allows an extension of 1.75 m at most. Read the label again.",
    "no-weight": "A weight is missing: the user's, or the highest on the label.",
    weight: "The user's weight is outside the range on the label.",
    "no-posture": "The posture of the worker is missing.",
    "no-sag": "The sag is missing. It can be the largest part of the sum.",
    "no-strength": "The strength of the anchor is not documented.",
    edge: "A sharp edge can cut the line. It needs equipment that is tested for it.",
    "foot-level":
      "A self-retracting lifeline at foot level needs a model made for it, and its own table.",
    swing: "A swing can hit a structure and adds to the fall. The anchor has to move.",
    available: "The measured height cannot be right. Measure again.",
  } satisfies Readonly<Record<FallRefusal, string>>,
  ask: "Ask the competent person for work at height, or the manufacturer named on the label. We pass on your figures.",
  roles: {
    device: "Connecting device",
    harness: "Full-body harness",
    anchor: "Anchor",
  },
  onLabel: "User weight: see the label",
  productsNote:
    "The result applies only to the equipment whose label you read. Work it out again for another model.",
  notes: [
    "The manufacturer's table takes priority over this result.",
    "Plan the rescue before work begins.",
  ],
  sources: [
    "Formula, stretch of 0.45 m, attachment point at 1.52 m, least margin of 0.45 m, postures: manual 1246518 of 3M DBI-SALA.",
    "Margin of 1 m for EN equipment: our choice.",
    "Lanyard up to 2 m: EN 354:2010. Extension up to 1.75 m at 100 kg: EN 355:2002.",
    "Free fall up to 6 ft with ANSI equipment: 29 CFR 1926.502 and 29 CFR 1910.140.",
  ],
};
