import { digit, sign, type MarkFamily, type MarkSign, type Saying } from "#domain/marks/mark.ts";

const cutForce: Readonly<Record<string, number>> = { A: 2, B: 5, C: 10, D: 15, E: 22, F: 30 };

/** The figures are those of content/standards.yaml, section 4.1. */
const mechanical: MarkFamily = {
  standards: ["EN 388"],
  read: (written) => {
    const mark = written.toUpperCase();
    if (/^X+$/.test(mark)) {
      return undefined;
    }
    if (/^[0-4X][0-5X][0-4X][0-4X]\d?$/.test(mark)) {
      return [sign(mark, "old-glove", { details: ["ask-cut-letter"] })];
    }
    const [, a = "", b = "", c = "", d = "", letter = "", impact] =
      /^([0-4X])([0-5X])([0-4X])([0-4X])([A-FX])(P?)$/.exec(mark) ?? [];
    if (impact === undefined) {
      return undefined;
    }
    const force = cutForce[letter];
    return [
      digit(a, "abrasion", 4, "cycles", [100, 500, 2000, 8000]),
      digit(b, "coupe-cut", 5, "index", [1.2, 2.5, 5, 10, 20]),
      digit(c, "tear", 4, "N", [10, 25, 50, 75]),
      digit(d, "puncture", 4, "N", [20, 60, 100, 150]),
      force === undefined
        ? sign(letter, "cut-letter", { details: ["not-tested"] })
        : sign(letter, "cut-letter", { least: { value: force, unit: "N" } }),
      ...(impact === "" ? [] : [sign(impact, "impact", { details: ["passed"] })]),
    ];
  },
};

/** The figures are those of section 4.3; the digits stand for the tests in their order. */
const heat: MarkFamily = {
  standards: ["EN 407"],
  read: (mark) => {
    const [, a = "", b = "", c = "", d = "", e = "", f] =
      /^([0-4X])([0-4X])([0-4X])([0-4X])([0-4X])([0-4X])$/.exec(mark) ?? [];
    return f === undefined
      ? undefined
      : [
          digit(a, "flame-spread", 4),
          digit(b, "contact-heat", 4, "°C", [100, 250, 350, 500]),
          digit(c, "convective-heat", 4, "s", [4, 7, 10, 18]),
          digit(d, "radiant-heat", 4, "s", [7, 20, 50, 95]),
          digit(e, "small-splashes", 4, "drops", [10, 15, 25, 35]),
          digit(f, "molten-metal", 4),
        ];
  },
};

const cold: MarkFamily = {
  standards: ["EN 511"],
  read: (mark) => {
    const [, a = "", b = "", water] = /^([0-4X])([0-4X])([01X])$/.exec(mark) ?? [];
    return water === undefined
      ? undefined
      : [
          digit(a, "convective-cold", 4),
          digit(b, "contact-cold", 4),
          water === "1" ? sign(water, "water", { details: ["passed"] }) : digit(water, "water", 1),
        ];
  },
};

const chemicals: Readonly<Record<string, Saying>> = {
  A: "methanol",
  B: "acetone",
  C: "acetonitrile",
  D: "dichloromethane",
  E: "carbon-disulphide",
  F: "toluene",
  G: "diethylamine",
  H: "tetrahydrofuran",
  I: "ethyl-acetate",
  J: "n-heptane",
  K: "sodium-hydroxide",
  L: "sulphuric-acid",
  M: "nitric-acid",
  N: "acetic-acid",
  O: "ammonia",
  P: "hydrogen-peroxide",
  S: "hydrofluoric-acid",
  T: "formaldehyde",
};

const chemicalTypes = {
  A: { letters: 6, says: "chemicals-six", minutes: 30 },
  B: { letters: 3, says: "chemicals-three", minutes: 30 },
  C: { letters: 1, says: "chemicals-one", minutes: 10 },
} as const;

type ChemicalType = keyof typeof chemicalTypes;

/** A type whose letters are printed on the label alone, or letters with their type, named or not. */
const chemical: MarkFamily = {
  standards: ["EN ISO 374-1"],
  read: (mark) => {
    const [, named, letters = ""] = /^(?:Type ([ABC]))?(?: ?([A-PST]+))?$/.exec(mark) ?? [];
    const type = (named ?? (letters.length >= 6 ? "A" : "B")) as ChemicalType;
    const { letters: needed, says, minutes } = chemicalTypes[type];
    const enough = letters.length >= needed || (named !== undefined && letters === "");
    if (mark === "" || !enough || new Set(letters).size < letters.length) {
      return undefined;
    }
    const least = { value: minutes, unit: "min" } as const;
    return [
      sign(type, "chemical-type", { details: [says], least }),
      ...Array.from(letters, (letter): MarkSign[] => {
        const about = chemicals[letter];
        return about === undefined ? [] : [sign(letter, about)];
      }).flat(),
    ];
  },
};

const virus: MarkFamily = {
  standards: ["EN ISO 374-5"],
  read: (mark) => (mark === "VIRUS" ? [sign(mark, "virus", { details: ["passed"] })] : undefined),
};

const welding: MarkFamily = {
  standards: ["EN 12477"],
  read: (mark) => {
    const [, type] = /^Type ([AB])$/.exec(mark) ?? [];
    const details = [type === "A" ? "higher-protection" : "higher-dexterity"] as const;
    return type === undefined ? undefined : [sign(type, "welding-glove", { details })];
  },
};

/** Least load in grams; section 4.2. */
const americanCut = [200, 500, 1000, 1500, 2200, 3000, 4000, 5000, 6000];

const cut: MarkFamily = {
  standards: ["ANSI/ISEA 105"],
  read: (mark) => {
    const [, written, level = ""] = /^(?:ANSI )?(?:cut )?(A([1-9]))$/.exec(mark) ?? [];
    return written === undefined
      ? undefined
      : [{ ...digit(level, "cut-level", 9, "g", americanCut), sign: written }];
  },
};

const impact: MarkFamily = {
  standards: ["ANSI/ISEA 138"],
  read: (mark) => {
    const [, level] = /^(?:ANSI 138 )?level ([123])$/.exec(mark) ?? [];
    return level === undefined ? undefined : [digit(level, "impact-level", 3)];
  },
};

export const gloveMarks: readonly MarkFamily[] = [
  mechanical,
  heat,
  cold,
  chemical,
  virus,
  welding,
  cut,
  impact,
];
