import { testCases } from "#test/content/aid-cases.ts";
import { words } from "#test/support/demonstration.ts";
import { wordsIn } from "#words/words.ts";

const { fall, arc, mark, ...texts } = words.aids;
const { sayings } = words.marks;
const arabic = wordsIn("ar").aids;

const label = {
  system: "lanyard-en",
  length: "1.8",
  position: "level",
  freefall: "4",
  stop: "1.75",
  weight: "90",
  heaviest: "100",
  posture: "standing",
  sag: "0",
  strength: "yes",
  edge: "no",
  swing: "no",
};

// C = FF + DD + 0.45 + SF, below the anchor LL + 1.52 + DD + 0.45 + SF; SF 1 m (EN) or 0.45 m (ANSI).
testCases("fall-clearance", [
  {
    what: "2.0 + 1.75 + 0.45 + 1 = 5.20 m, and 6.72 m below the anchor",
    sent: { ...label, length: "2" },
    says: [fall.clearance("5.20"), fall.fromAnchor("6.72")],
  },
  {
    what: "an anchor as high as the lanyard is long: 0 + 1.2 + 0.45 + 1 = 2.65 m",
    sent: { ...label, length: "1.5", position: "above", offset: "1.5", stop: "1.2" },
    says: [fall.clearance("2.65")],
  },
  {
    what: "an ANSI lanyard that would fall 2.33 m, beyond the 1.8 m (6 ft) of OSHA, is refused",
    sent: {
      ...label,
      system: "lanyard-ansi",
      length: "1.83",
      position: "below",
      offset: "0.5",
      stop: "1.2",
      heaviest: "140",
    },
    says: [texts.refused, fall.refusals["beyond-six-feet"]],
  },
  {
    what: "a lifeline above a crouching worker: 1.4 + 1 + 0.91 = 3.31 m",
    sent: {
      ...label,
      system: "srl-en",
      position: "above",
      offset: "0.5",
      stop: "1.4",
      posture: "crouching",
    },
    says: [fall.clearance("3.31")],
  },
  {
    what: "an ANSI lifeline anchored 0.3 m below: 0.9 + 0.3 + 0.45 = 1.65 m",
    sent: {
      ...label,
      system: "srl-ansi",
      position: "below",
      offset: "0.3",
      stop: "0.9",
      heaviest: "140",
    },
    says: [fall.clearance("1.65")],
  },
  {
    what: "sag is added whole: 1.0 + 1.0 + 0.45 + 1 + 1.2 = 4.65 m",
    sent: {
      ...label,
      length: "1.5",
      position: "above",
      offset: "0.5",
      stop: "1",
      sag: "1.2",
    },
    says: [fall.clearance("4.65")],
    lists: ["temporary-horizontal-lifeline-20m"],
  },
  {
    what: "a user at the label's limit over exactly the height needed lacks nothing",
    sent: { ...label, weight: "100", available: "5" },
    says: [fall.clearance("5.00"), fall.spare("0.00")],
    lists: ["twin-leg-energy-absorbing-lanyard"],
  },
  {
    what: "Arabic digits give the same 5.00 m",
    language: "ar",
    sent: { ...label, length: "١٫٨", stop: "١٫٧٥", weight: "٩٠", heaviest: "١٠٠", sag: "٠" },
    says: [arabic.fall.clearance("5.00")],
  },
  {
    what: "a form with nothing but the system is refused with every figure that is missing",
    sent: { system: "lanyard-en" },
    says: [
      texts.refused,
      fall.refusals["no-length"],
      fall.refusals["no-position"],
      fall.refusals["no-free-fall-limit"],
      fall.refusals["no-extension"],
      fall.refusals["no-weight"],
      fall.refusals["no-posture"],
      fall.refusals["no-sag"],
      fall.refusals["no-strength"],
      fall.refusals.edge,
      fall.refusals.swing,
    ],
  },
  {
    what: "a comma divides: 1,8 + 1,75 + 0.45 + 1 = 5.00 m",
    sent: { ...label, length: "1,8", stop: "1,75" },
    says: [fall.clearance("5.00")],
  },
]);

const live = { off: "no", table: "yes" };
const rated12 = "fr-shirt-trousers-arc-12cal";
const rated40 = "arc-flash-suit-hood-40-cal";

// Categories 1 to 4 need 4, 8, 25 and 40 cal/cm2; no category from an energy, above 40 switch off.
testCases("arc-flash", [
  {
    what: "category 1 needs 4 cal/cm²",
    sent: { ...live, "ppe-category": "1" },
    says: [arc.rating("4")],
    lists: [rated12, rated40],
  },
  {
    what: "category 2 needs 8 cal/cm²",
    sent: { ...live, "ppe-category": "2" },
    says: [arc.rating("8")],
    lists: [rated12, rated40],
  },
  {
    what: "category 4 needs 40 cal/cm², and a suit of exactly 40 has them",
    sent: { ...live, "ppe-category": "4" },
    says: [arc.rating("40")],
    lists: [rated40],
    omits: [rated12, "arc-rated-face-shield-12-cal"],
  },
  {
    what: "category 4 outside the limits of the table is refused",
    sent: { off: "no", table: "no", "ppe-category": "4" },
    says: [texts.refused, arc.refusals["outside-table"]],
  },
  {
    what: "what can be switched off is switched off",
    sent: { ...live, off: "yes", "ppe-category": "2" },
    says: [texts.refused, arc.refusals["switch-off"]],
  },
  {
    what: "an energy of exactly 40 gives no category, and is not above 40",
    sent: { off: "no", energy: "40" },
    says: [texts.refused, arc.refusals.energy],
    lacks: [arc.refusals["high-energy"]],
  },
  {
    what: "an energy of 40.1: switch off",
    sent: { off: "no", energy: "40.1" },
    says: [texts.refused, arc.refusals["high-energy"]],
  },
  {
    what: "an energy in Arabic digits is refused as well",
    language: "ar",
    sent: { off: "no", energy: "٨" },
    says: [arabic.refused, arabic.arc.refusals.energy],
  },
  {
    what: "a category of an older edition, 0, is none",
    sent: { ...live, "ppe-category": "0" },
    says: [texts.refused, arc.refusals["no-category"]],
  },
  {
    what: "an answer about switching off alone leaves the category open",
    sent: { off: "no" },
    says: [texts.refused, arc.refusals["no-category"]],
  },
]);

const missing = (...properties: readonly string[]) =>
  `${mark.missing}: ${words.product.listed(properties)}`;

// Tables of EN 388, EN 149, EN 14387, EN ISO 20345, EN ISO 374-1, EN 343, EN ISO 11612 and EN 3-7.
testCases("mark", [
  {
    what: "2543C: abrasion 2, coupe 5, tear 4, puncture 3, cut letter C",
    sent: { mark: "2543C" },
    says: ["EN 388", sayings["coupe-cut"], sayings["cut-letter"], missing(sayings.impact)],
  },
  {
    what: "4543 has no cut letter: an edition before 2016",
    sent: { mark: "4543", kind: "gloves" },
    says: [sayings["old-glove"], sayings["ask-cut-letter"]],
  },
  {
    what: "FFP3 R D: reusable, dolomite, nothing missing",
    sent: { mark: "FFP3 R D" },
    says: ["EN 149", sayings.reusable, sayings.dolomite],
    lacks: [mark.missing],
  },
  {
    what: "A1B2E1K1P3 R D: four gases and particles",
    sent: { mark: "A1B2E1K1P3 R D" },
    says: [
      "EN 14387",
      sayings["gas-organic"],
      sayings["gas-inorganic"],
      sayings["gas-acid"],
      sayings["gas-ammonia"],
      sayings.particles,
    ],
    omits: ["combined-filters-abek1p3-bayonet-pair"],
  },
  {
    what: "S3 WR SR: with S3 the category is S7",
    sent: { mark: "S3 WR SR" },
    says: ["EN ISO 20345", sayings["say-s7"]],
  },
  {
    what: "AQR: there are no letters Q and R",
    sent: { mark: "AQR", kind: "gloves" },
    says: [texts.refused, mark.refusals.unread],
  },
  {
    what: "4/4/X: rain and breathability 4, the rain tower not tested",
    sent: { mark: "4/4/X" },
    says: ["EN 343", sayings.rain, sayings.vapour, sayings["rain-tower"], sayings["not-tested"]],
  },
  {
    what: "A1 B1 C1 D1 E3 F1: the flame on the edge is not stated",
    sent: { mark: "A1 B1 C1 D1 E3 F1" },
    says: [
      "EN ISO 11612",
      sayings["molten-aluminium"],
      sayings["molten-iron"],
      missing(sayings["flame-edge"]),
    ],
  },
  {
    what: "EN 388 4x43d, as a telephone types it",
    sent: { mark: "EN 388 4x43d" },
    says: ["EN 388", sayings["cut-letter"], missing(sayings.impact)],
  },
  {
    what: "34A 183B C in the digits of an Arabic keyboard",
    language: "ar",
    sent: { mark: "٣٤A ١٨٣B C" },
    says: ["EN 3-7", wordsIn("ar").marks.sayings["fire-liquids"]],
    lists: ["abc-powder-extinguisher-6kg"],
  },
]);
