import { testCases } from "#test/content/aid-cases.ts";
import { words } from "#test/support/demonstration.ts";
import { wordsIn } from "#words/words.ts";

const { hearing, respirator, ...texts } = words.aids;
const arabic = wordsIn("ar").aids;

const survey = { impulse: "no", survey: "yes", "hearing-aids": "no", peak: "120" };

// L' = L_A - (NRR - 7) / 2, dual 5 dB more; L' = L_C - SNR; HML; L_EX,8h and OSHA dose; bands of EN 458.
testCases("hearing", [
  {
    what: "97 - (31 - 7) / 2 = 85.0, the highest level that is acceptable",
    sent: { method: "nrr", "level-a": "97", nrr: "31", ...survey },
    says: [hearing.under("85.0"), hearing.bands.acceptable],
  },
  {
    what: "97.1 - 12 = 85.1, a tenth too much",
    sent: { method: "nrr", "level-a": "97.1", nrr: "31", ...survey },
    says: [hearing.under("85.1"), hearing.bands["not-enough"]],
  },
  {
    what: "110 - (13 + 5) = 92.0 with two protectors, at the last level and peak that are answered",
    sent: { method: "nrr", "level-a": "110", nrr: "33", second: "yes", ...survey, peak: "134.9" },
    says: [hearing.under("92.0"), hearing.bands["not-enough"]],
    omits: ["foam-ear-plugs-uncorded"],
  },
  {
    what: "82 - 13 = 69.0 is too much protection",
    sent: { method: "nrr", "level-a": "82", nrr: "33", ...survey },
    says: [hearing.under("69.0"), hearing.bands.over],
    omits: ["foam-ear-plugs-uncorded"],
  },
  {
    what: "110 dB(C) - 32 = 78.0, and 82.0 with the allowance",
    sent: { method: "snr", "level-c": "110", snr: "32", ...survey },
    says: [hearing.under("78.0"), hearing.allowed("82.0"), hearing.bands.acceptable],
  },
  {
    what: "an SNR with a level in dB(A) alone is refused",
    sent: { method: "snr", "level-a": "95", snr: "30", ...survey },
    says: [texts.refused, hearing.refusals["no-level-c"]],
  },
  {
    what: "an SNR in the rule of the NRR is refused",
    sent: { method: "nrr", "level-a": "100", snr: "27", ...survey },
    says: [texts.refused, hearing.refusals["no-rating"]],
  },
  {
    what: "d = -1: 25 - (30 - 25) / 4 x (-1 - 2) = 28.75, and 98 - 28.75 is shown as 69.3",
    sent: {
      method: "hml",
      "level-a": "98",
      "level-c": "97",
      high: "30",
      medium: "25",
      low: "18",
      ...survey,
    },
    says: [hearing.under("69.3"), hearing.bands.over, "28.75"],
  },
  {
    what: "4 h at 100 and 4 h at 85: 97.1 by energy; OSHA 4 / 2 = 200 %, and an average of 95.0",
    sent: {
      method: "dose",
      "hours-1": "4",
      "level-1": "100",
      "hours-2": "4",
      "level-2": "85",
      impulse: "no",
      survey: "yes",
    },
    says: [hearing.daily("97.1"), hearing.dose("200"), hearing.average("95.0")],
  },
  {
    what: "95.5 - (24 - 7) / 2 = 87.0, in Arabic digits",
    language: "ar",
    sent: { method: "nrr", "level-a": "٩٥٫٥", nrr: "٢٤", ...survey, peak: "١٢٠" },
    says: [arabic.hearing.under("87.0"), arabic.hearing.bands["not-enough"]],
  },
]);

const air = {
  system: "en",
  oxygen: "20.9",
  untested: "no",
  beard: "no",
  irritant: "no",
  warning: "yes",
  mixed: "no",
};
const { devices } = respirator;

// Ratio of concentration to limit against the UK factors of HSG53; classes of gas filters by ppm.
testCases("respirator", [
  {
    what: "silica 0.5 / 0.025 = 20, the last ratio of an FFP3",
    sent: { ...air, contaminant: "silica", concentration: "0.5", limit: "0.025" },
    says: [respirator.ratio("20"), devices.ffp3, devices["half-p3"], devices["full-p3"]],
    lacks: [devices.ffp2, devices["full-p2"]],
    lists: ["ffp3-fold-mask-valved"],
  },
  {
    what: "silica 0.51 / 0.025 = 20.4: a full face mask with P3 or a TH3 hood",
    sent: { ...air, contaminant: "silica", concentration: "0.51", limit: "0.025" },
    says: [respirator.ratio("20.4"), devices["full-p3"], devices["hood-th3"]],
    lacks: [devices.ffp3, devices["half-p3"], devices["hood-th2"]],
    omits: ["ffp3-fold-mask-valved", "half-mask-facepiece-twin-bayonet"],
  },
  {
    what: "hardwood dust at 2 / 1 = 2 needs class 3 all the same",
    sent: { ...air, contaminant: "hardwood", concentration: "2", limit: "1" },
    says: [respirator.ratio("2"), respirator.floor, devices.ffp3],
    lacks: [devices.ffp1, devices.ffp2],
    lists: ["ffp3-fold-mask-valved"],
    omits: ["ffp2-cup-mask-valved", "ffp1-dust-mask"],
  },
  {
    what: "a form with nothing but the system is refused with every question that is open",
    sent: { system: "en" },
    says: [
      texts.refused,
      respirator.refusals["no-contaminant"],
      respirator.refusals["no-oxygen"],
      respirator.refusals["no-untested"],
      respirator.refusals["no-figures"],
      respirator.refusals["no-beard"],
      respirator.refusals["no-irritant"],
    ],
    omits: ["self-contained-breathing-apparatus"],
  },
  {
    what: "sulphur dioxide 20 / 2 = 10 irritates the eyes: E1 on a full face mask",
    sent: {
      ...air,
      irritant: "yes",
      contaminant: "acid",
      concentration: "20",
      limit: "2",
      idlh: "100",
    },
    says: [respirator.ratio("10"), respirator.filter("E1"), devices["full-gas"]],
    lacks: [devices["half-gas"]],
    lists: ["combined-filters-abek1p3-bayonet-pair", "full-face-mask-twin-bayonet-class-2"],
    omits: ["half-mask-facepiece-twin-bayonet"],
  },
  {
    what: "1,001 ppm of organic vapour is more than class 1 takes: A2",
    sent: {
      ...air,
      contaminant: "organic",
      concentration: "1001",
      limit: "500",
      idlh: "2000",
    },
    says: [respirator.ratio("2.01"), respirator.filter("A2"), devices["half-gas"]],
    lists: ["combined-filters-a2p3-bayonet-pair"],
    omits: ["combined-filters-abek1p3-bayonet-pair"],
  },
  {
    what: "two-pack spray in air without oxygen is refused for both, and shows apparatus",
    sent: { ...air, contaminant: "isocyanate", oxygen: "19.4" },
    says: [texts.refused, respirator.refusals.isocyanate, respirator.refusals.oxygen],
    lists: ["self-contained-breathing-apparatus"],
    omits: ["combined-filters-a2p3-bayonet-pair"],
  },
  {
    what: "19.5 % oxygen in Arabic digits is still enough",
    language: "ar",
    sent: { ...air, contaminant: "particles", concentration: "٤", limit: "١", oxygen: "١٩٫٥" },
    says: [arabic.respirator.ratio("4"), arabic.respirator.devices.ffp1],
    lists: ["ffp1-dust-mask"],
  },
  {
    what: "a beard at 15 times the limit leaves hoods alone",
    sent: { ...air, beard: "yes", contaminant: "particles", concentration: "15", limit: "1" },
    says: [respirator.ratio("15"), devices["hood-th2"], devices["hood-th3"]],
    lacks: [devices.ffp3, devices["full-p3"]],
    lists: ["powered-air-respirator-loose-hood"],
    omits: ["ffp3-fold-mask-valved"],
  },
  {
    what: "chlorine with dust, 4 / 0.5 = 8, eyes: B1 together with P3 on a full face mask",
    sent: {
      ...air,
      irritant: "yes",
      mixed: "yes",
      contaminant: "inorganic",
      concentration: "4",
      limit: "0.5",
      idlh: "10",
    },
    says: [
      respirator.ratio("8"),
      `${respirator.filter("B1")} ${respirator.combined}`,
      devices["full-gas"],
    ],
    lacks: [devices["half-gas"]],
    lists: ["combined-filters-abek1p3-bayonet-pair"],
    omits: ["combined-filters-a2p3-bayonet-pair"],
  },
]);
