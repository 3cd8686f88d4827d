import {
  digit,
  inWords,
  lookUp,
  sign,
  type MarkFamily,
  type MarkSign,
  type Saying,
} from "#domain/marks/mark.ts";

const helmetOptions: Readonly<Record<string, Saying>> = {
  LT: "low-temperature",
  HT: "high-temperature",
  HV: "high-visibility",
};

/** The voltage of the proof test; content/standards.yaml, section 1. */
const proof: Readonly<Record<string, number>> = { G: 2200, E: 20_000 };

const helmet: MarkFamily = {
  standards: ["ANSI/ISEA Z89.1"],
  read: (mark) => {
    const [, type, kind, option = ""] =
      /^(?:Type (II?)|Class ([GEC])|(LT|HT|HV))$/.exec(mark) ?? [];
    if (type !== undefined) {
      return [sign(type, "impact-type", { details: [type === "I" ? "top-only" : "top-and-side"] })];
    }
    const value = kind === undefined ? undefined : proof[kind];
    if (kind !== undefined) {
      return [
        value === undefined
          ? sign(kind, "voltage-class", { details: ["no-voltage-test"] })
          : sign(kind, "voltage-class", {
              details: ["no-working-voltage"],
              tested: { value, unit: "V" },
            }),
      ];
    }
    const about = helmetOptions[option];
    return about && [sign(option, about)];
  },
};

/** The optional marks of EN 397; section 1. */
const helmetMarks: Readonly<Record<string, Saying>> = {
  "+150 °C": "heat-mark",
  "440 V": "contact-voltage",
  "440 V a.c.": "contact-voltage",
  LD: "lateral-deformation",
};

const industrial: MarkFamily = {
  standards: ["EN 397"],
  read: (mark) => {
    const [, degrees] = /^[-−](20|30) °C(?: mark)?$/.exec(mark) ?? [];
    const about = lookUp(helmetMarks, mark);
    if (about !== undefined) {
      return [sign(mark, about)];
    }
    return degrees === undefined ? undefined : [sign(`−${degrees} °C`, "cold-mark")];
  },
};

const lens: Readonly<Record<string, Saying>> = {
  D3: "droplets",
  D4: "dust-lens",
  D5: "fine-dust",
};

/** The numbers that each scale of a lens has. */
const scales: Readonly<Record<string, readonly [Saying, from: number, to: number]>> = {
  W: ["welding-shade", 1.3, 14],
  U: ["ultraviolet-scale", 2, 6],
  R: ["infrared-scale", 1.3, 10],
  L: ["light-scale", 0, 10],
};

function lensSign(word: string): MarkSign | undefined {
  const [, letter = "", number = ""] = /^([WURL])(\d{1,2}(?:\.\d)?)$/.exec(word) ?? [];
  const [scale, from = 0, to = 0] = scales[letter] ?? [];
  const about =
    lookUp(lens, word) ?? (Number(number) >= from && Number(number) <= to ? scale : undefined);
  return about && sign(word, about);
}

const eye: MarkFamily = {
  standards: ["ANSI/ISEA Z87.1"],
  read: (mark) =>
    inWords(
      mark.replace(/ \([^)]*\)$/, ""),
      (word) => {
        const signOfLens = lensSign(word);
        return word === "Z87+"
          ? [sign(word, "high-impact")]
          : word === "Z87"
            ? [sign(word, "basic-impact")]
            : signOfLens && [signOfLens];
      },
      lensSign,
    ),
};

const welding: MarkFamily = {
  standards: ["EN ISO 16321-2"],
  read: (mark) => {
    const [, shades, state] = /^(W\d{1,2}(?: to W\d{1,2})?)(?: (light|dark))?$/.exec(mark) ?? [];
    const details: readonly Saying[] =
      state === undefined ? [] : [state === "light" ? "light-state" : "dark-state"];
    return shades === undefined
      ? undefined
      : [sign(shades.replace(" to ", "-"), "welding-shade", { details })];
  },
};

/** Speed of the test in metres a second; section 2. */
const speeds: Readonly<Record<string, number>> = { C: 45, D: 80, E: 120 };

const impact: MarkFamily = {
  standards: ["EN ISO 16321-1"],
  read: (mark) => {
    const [, letter = ""] = /^(?:ISO )?impact level ([CDE])$/.exec(mark) ?? [];
    const value = speeds[letter];
    return value === undefined
      ? undefined
      : [sign(letter, "impact-speed", { tested: { value, unit: "m/s" } })];
  },
};

/** Speed of the ball in metres a second; section 2. */
const ballSpeeds: Readonly<Record<string, number>> = { F: 45, B: 120, A: 190 };

const eyeSymbols: Readonly<Record<string, Saying>> = {
  3: "field-droplets",
  4: "field-dust",
  5: "field-gas",
  8: "field-arc",
  9: "field-metal",
  K: "scratch-resistant",
  N: "fog-resistant",
};

function eyeSigns(word: string): readonly MarkSign[] | undefined {
  const [, strength = "", extreme] = /^([SFBA])(T?)$/.exec(word) ?? [];
  if (strength !== "") {
    const value = ballSpeeds[strength];
    const tested = value === undefined ? {} : { tested: { value, unit: "m/s" } as const };
    return [
      sign(strength, strength === "S" ? "robustness" : "impact-speed", tested),
      ...(extreme === "T" ? [sign("T", "extreme-temperatures")] : []),
    ];
  }
  const about = lookUp(eyeSymbols, word);
  return about && [sign(word, about)];
}

const filterCodes: Readonly<Record<string, Saying>> = {
  2: "filter-ultraviolet",
  "2C": "filter-ultraviolet",
  3: "filter-ultraviolet",
  4: "filter-infrared",
  5: "filter-sun",
  6: "filter-sun",
};

/** A lens: "2C-1.2 1 FT K N"; a frame: "EN 166 3 4 B". */
const oldEye: MarkFamily = {
  standards: ["EN 166"],
  read: (mark) => {
    const [, filter, code = "", optical, symbols = ""] =
      /^((2C?|[3-6])-\d(?:\.\d)? )?([123](?= |$))?(.*)$/.exec(mark) ?? [];
    const isLens = filter !== undefined || (optical !== undefined && optical !== "3");
    const words = (isLens ? symbols : mark).split(" ").filter((word) => word !== "");
    const signs = words.map(eyeSigns);
    const read = signs.flatMap((parsed) => parsed ?? []);
    const about = lookUp(filterCodes, code);
    const isUnreadable = signs.includes(undefined) || new Set(words).size < words.length;
    const lensSigns = [
      ...(about && filter !== undefined ? [sign(filter.trim(), about)] : []),
      ...(isLens && optical !== undefined ? [digit(optical, "optical-class", 3)] : []),
    ];
    return isUnreadable || lensSigns.length + read.length === 0
      ? undefined
      : [...lensSigns, ...read];
  },
};

const americanNoise: MarkFamily = {
  standards: ["ANSI S3.19"],
  read: (mark) => {
    const [, value] = /^NRR (\d{1,2}) dB(?: \(separate tests\))?$/.exec(mark) ?? [];
    return value === undefined ? undefined : [sign(`NRR ${value}`, "nrr")];
  },
};

const attenuations: Readonly<Record<string, Saying>> = {
  SNR: "snr",
  H: "attenuation-high",
  M: "attenuation-medium",
  L: "attenuation-low",
};

const europeanNoise: MarkFamily = {
  standards: ["EN 352-1", "EN 352-2", "EN 352-3", "EN 352-4"],
  read: (mark) => {
    const [, name = "", value] =
      /^(SNR|[HML])[ =](\d{1,2})(?: dB)?(?: \(separate tests\))?$/.exec(mark) ?? [];
    const about = attenuations[name];
    return about && value !== undefined ? [sign(`${name} ${value}`, about)] : undefined;
  },
};

export const headMarks: readonly MarkFamily[] = [
  helmet,
  industrial,
  welding,
  eye,
  impact,
  oldEye,
  americanNoise,
  europeanNoise,
];
