import {
  digit,
  inWords,
  lookUp,
  sign,
  type MarkFamily,
  type MarkSign,
  type Saying,
} from "#domain/marks/mark.ts";

const endings: Readonly<Record<string, Saying>> = { NR: "one-shift", R: "reusable", D: "dolomite" };

const ending = (word: string) => {
  const about = lookUp(endings, word);
  return about && sign(word, about);
};

/** Least efficiency of the filter in per cent; content/standards.yaml, section 7. */
const efficiency: Readonly<Record<string, number>> = { FFP1: 80, FFP2: 94, FFP3: 99 };

const disposable: MarkFamily = {
  standards: ["EN 149"],
  read: (mark) =>
    /^FFP[123] (NR|R)( D)?$/.test(mark)
      ? inWords(
          mark,
          (word) => {
            const value = lookUp(efficiency, word);
            return value === undefined
              ? undefined
              : [sign(word, "particle-mask", { least: { value, unit: "%" } })];
          },
          ending,
        )
      : undefined,
};

const gases: Readonly<Record<string, Saying>> = {
  A: "gas-organic",
  B: "gas-inorganic",
  E: "gas-acid",
  K: "gas-ammonia",
  AX: "gas-low-boiling",
  Hg: "gas-mercury",
  NO: "gas-nitrous",
  SX: "gas-special",
};

/** The most gas in the air that a class is made for, in ppm; section 7. */
const mostGas = [1000, 5000, 10_000];
const mostOrganicGas = [1000, 5000, 8000];

/** A letter with its class; in "ABEK1" one class stands for all letters before it. */
function gasSign(written: string, letter: string, level: string): readonly MarkSign[] {
  const about = gases[letter];
  const value = (letter === "A" ? mostOrganicGas : mostGas)[Number(level) - 1];
  if (about === undefined) {
    return [];
  }
  return value === undefined
    ? [sign(written, about)]
    : [{ ...digit(level, about, 3), sign: written, most: { value, unit: "ppm" } }];
}

function gasSigns(gas: string): readonly MarkSign[] {
  return [...gas.matchAll(/(AX|Hg|NO|SX)-?|([ABEK]+)([123])/g)].flatMap(
    ([, named, letters = "", level = ""]) =>
      named === undefined
        ? Array.from(letters).flatMap((letter, index) =>
            gasSign(index === letters.length - 1 ? letter + level : letter, letter, level),
          )
        : gasSign(named, named, ""),
  );
}

/** Gases, then the class against particles; a filter against particles says if it is for one shift. */
const whole = /^((?:AX|SX|[ABEK]+[123]|(?:Hg|NO)-?(?=P))*)(?:P([123]) (NR|R)( D)?)?$/;

function filterSigns(mark: string): readonly MarkSign[] | undefined {
  const [, gas = "", particles, use = "", dolomite] = whole.exec(mark) ?? [];
  const endingSigns = [ending(use), dolomite === undefined ? undefined : ending("D")];
  const signs = [
    ...gasSigns(gas),
    ...(particles === undefined
      ? []
      : [{ ...digit(particles, "particles", 3), sign: `P${particles}` }]),
    ...endingSigns.flatMap((endingSign) => endingSign ?? []),
  ];
  const repeated = new Set(signs.map(({ about }) => about)).size < signs.length;
  return signs.length === 0 || repeated ? undefined : signs;
}

const gasFilters: MarkFamily = {
  standards: ["EN 14387"],
  read: (mark) => (mark.startsWith("P") ? undefined : filterSigns(mark)),
};

const particleFilters: MarkFamily = {
  standards: ["EN 143"],
  read: (mark) => (mark.startsWith("P") ? filterSigns(mark) : undefined),
};

const fullFace: MarkFamily = {
  standards: ["EN 136"],
  read: (mark) => {
    const [, level] = /^(?:EN 136 )?[Cc]lass ([123])(?: mask)?$/.exec(mark) ?? [];
    return level === undefined ? undefined : [digit(level, "mask-class", 3)];
  },
};

export const respiratorMarks: readonly MarkFamily[] = [
  disposable,
  gasFilters,
  particleFilters,
  fullFace,
];
