import {
  digit,
  inWords,
  sign,
  type MarkFamily,
  type MarkSign,
  type Saying,
} from "#domain/marks/mark.ts";

const endings: Readonly<Record<string, Saying>> = { NR: "one-shift", R: "reusable", D: "dolomite" };

const ending = (word: string) => {
  const about = endings[word];
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
            const value = efficiency[word];
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
};

/** The most gas in the air that a class is made for, in ppm; section 7. */
const mostGas = [1000, 5000, 10_000];

/** A letter with its class; in "ABEK1" one class stands for all letters before it. */
function gasSign(written: string, letter: string, level: string): readonly MarkSign[] {
  const about = gases[letter];
  const value = mostGas[Number(level) - 1];
  if (about === undefined) {
    return [];
  }
  return value === undefined
    ? [sign(written, about)]
    : [{ ...digit(level, about, 3), sign: written, most: { value, unit: "ppm" } }];
}

function gasSigns(gas: string): readonly MarkSign[] {
  return [...gas.matchAll(/(AX|Hg|NO)-?|([ABEK]+)([123])/g)].flatMap(
    ([, named, letters = "", level = ""]) =>
      named === undefined
        ? Array.from(letters).flatMap((letter, index) =>
            gasSign(index === letters.length - 1 ? letter + level : letter, letter, level),
          )
        : gasSign(named, named, ""),
  );
}

const whole = /^((?:AX|[ABEK]+[123]|(?:Hg|NO)-(?=P))*)(?:P([123])(?: (NR|R))?)?$/;

const filters: MarkFamily = {
  standards: ["EN 14387", "EN 143"],
  read: (mark) => {
    const [, gas = "", particles, use] = whole.exec(mark) ?? [];
    const reusable = use === undefined ? undefined : ending(use);
    const signs = [
      ...gasSigns(gas),
      ...(particles === undefined
        ? []
        : [{ ...digit(particles, "particles", 3), sign: `P${particles}` }]),
      ...(reusable ? [reusable] : []),
    ];
    const repeated = new Set(signs.map(({ about }) => about)).size < signs.length;
    return signs.length === 0 || repeated ? undefined : signs;
  },
};

const fullFace: MarkFamily = {
  standards: ["EN 136"],
  read: (mark) => {
    const [, level] = /^(?:EN 136 )?[Cc]lass ([123])(?: mask)?$/.exec(mark) ?? [];
    return level === undefined ? undefined : [digit(level, "mask-class", 3)];
  },
};

export const respiratorMarks: readonly MarkFamily[] = [disposable, filters, fullFace];
