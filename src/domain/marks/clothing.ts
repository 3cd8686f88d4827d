import {
  digit,
  inWords,
  sign,
  type MarkFamily,
  type MarkSign,
  type MarkUnit,
  type Saying,
  type Scale,
} from "#domain/marks/mark.ts";

const rain: MarkFamily = {
  standards: ["EN 343"],
  read: (mark) => {
    if (/^[1-4][:/][1-4]$/.test(mark)) {
      return [sign(mark, "old-rain", { details: ["ask-three"] })];
    }
    const [, water = "", vapour = "", tower] = /^([1-4])\/([1-4])\/([RX])$/.exec(mark) ?? [];
    return tower === undefined
      ? undefined
      : [
          digit(water, "rain", 4),
          digit(vapour, "vapour", 4),
          sign(tower, "rain-tower", { details: [tower === "R" ? "passed" : "not-tested"] }),
        ];
  },
};

/** The figures are those of content/standards.yaml, section 6. */
const heats: Readonly<Record<string, readonly [Saying, MarkUnit, Scale]>> = {
  B: ["convective-heat", "s", [4, 10, 20]],
  C: ["radiant-heat", "s", [7, 20, 50, 95]],
  D: ["molten-aluminium", "g", [100, 200, 350]],
  E: ["molten-iron", "g", [60, 120, 200]],
  F: ["contact-heat-250", "s", [5, 10, 15]],
};

function heatSign(word: string): MarkSign | undefined {
  const [, letter = "", level = ""] = /^([A-F])([1-4])$/.exec(word) ?? [];
  if (letter === "A" && Number(level) <= 2) {
    const about = level === "1" ? "flame-surface" : "flame-edge";
    return sign(word, about, { details: ["passed"] });
  }
  const [about, unit, scale] = heats[letter] ?? [];
  return about && scale?.[Number(level) - 1] !== undefined
    ? { ...digit(level, about, scale.length, unit, scale), sign: word }
    : undefined;
}

const heat: MarkFamily = {
  standards: ["EN ISO 11612"],
  read: (mark) =>
    /^A[12] /.test(`${mark} `)
      ? inWords(
          mark,
          (word) => {
            const signOfHeat = heatSign(word);
            return signOfHeat && [signOfHeat];
          },
          heatSign,
        )
      : undefined,
};

/** A class, index or type that stands on a scale. */
function scaled(
  standards: readonly string[],
  about: Saying,
  maximum: number,
  form: RegExp,
): MarkFamily {
  return {
    standards,
    read: (mark) => {
      const [, level] = form.exec(mark) ?? [];
      return level === undefined ? undefined : [digit(level, about, maximum)];
    },
  };
}

const americanTypes: Readonly<Record<string, Saying>> = {
  O: "off-road",
  R: "roadway",
  P: "public-safety",
};

const american: MarkFamily = {
  standards: ["ANSI/ISEA 107"],
  read: (mark) => {
    const [, type, level] = /^(?:Type ([ORP])|Class ([123]))$/.exec(mark) ?? [];
    const says = type === undefined ? undefined : americanTypes[type];
    return type !== undefined && says !== undefined
      ? [sign(type, "visibility-type", { details: [says] })]
      : level === undefined
        ? undefined
        : [digit(level, "visibility-class", 3)];
  },
};

/** A family for each standard of chemical suits, since each has types of its own. */
const suit = (standard: string, suits: Readonly<Record<string, Saying>>): MarkFamily => ({
  standards: [standard],
  read: (mark) => {
    const [, part, type = "", infective] = /^Type (?:(PB) )?\[?([3-6])\]?(-B)?$/.exec(mark) ?? [];
    const says = suits[type];
    const written = `${part === undefined ? type : `PB [${type}]`}${infective ?? ""}`;
    const details: Saying[] = [
      ...(says ? [says] : []),
      ...(part === undefined ? [] : ["part-of-body" as const]),
      ...(infective === undefined ? [] : ["infective-agents" as const]),
    ];
    return says && [sign(written, "suit-type", { details })];
  },
});

const arc: MarkFamily = {
  standards: ["ASTM F1506", "ASTM F2178/F2178M", "IEC 61482-2"],
  read: (mark) => {
    const [, value] = /^(?:Arc rating|ATPV) (\d+(?:\.\d+)?) cal\/cm²$/.exec(mark) ?? [];
    const rated = { value: Number(value), unit: "cal/cm²" } as const;
    return value === undefined ? undefined : [sign(value, "arc-rating", { rated })];
  },
};

export const clothingMarks: readonly MarkFamily[] = [
  rain,
  heat,
  american,
  suit("EN 14605", { 3: "liquid-jet", 4: "liquid-spray" }),
  suit("EN ISO 13982-1", { 5: "dust" }),
  suit("EN 13034", { 6: "light-spray" }),
  arc,
  scaled(["EN ISO 20471"], "visibility-class", 3, /^Class ([123])$/),
  scaled(["EN ISO 11611"], "welding-class", 2, /^(?:Class|welding class) ([12])$/),
  scaled(["EN ISO 14116"], "flame-index", 3, /^[Ii]ndex ([123])$/),
];
