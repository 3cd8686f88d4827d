import {
  inWords,
  lookUp,
  sign,
  type MarkFamily,
  type MarkSign,
  type Saying,
} from "#domain/marks/mark.ts";

/** How the sole resists perforation: P a metal plate, L and S other than metal. */
const soles: Readonly<Record<string, readonly Saying[]>> = {
  "": [],
  P: ["perforation-metal"],
  PL: ["perforation-large-nail"],
  PS: ["perforation-small-nail"],
};

const basic = ["closed-heel", "antistatic", "energy-heel"] as const;
const second = [...basic, "upper-water"] as const;
const boot = ["all-polymer", ...basic] as const;

/** Properties of a category beside toe cap and sole; a cleated outsole resists perforation by its class. */
const categories: Readonly<
  Record<string, { readonly parts: readonly Saying[]; readonly cleats?: boolean }>
> = {
  B: { parts: [] },
  1: { parts: basic },
  2: { parts: second },
  3: { parts: second, cleats: true },
  4: { parts: boot },
  5: { parts: boot, cleats: true },
  6: { parts: [...second, "whole-water"] },
  7: { parts: [...second, "whole-water"], cleats: true },
};

/** The sole of a category as written: "S1PS" and "S3S" both end in the small nail. */
function soleOf(kind: string, ending: string): string | undefined {
  const { cleats = false } = categories[kind] ?? {};
  const sole = cleats ? `P${ending}` : ending;
  const isValid = cleats ? /^[LS]?$/.test(ending) : ending === "" || /^[B1]$/.test(kind);
  return isValid && sole in soles ? sole : undefined;
}

type Toe = "S" | "P" | "O";

function categoryOf(toe: Toe) {
  return (word: string): readonly MarkSign[] | undefined => {
    const [, written = "", kind = "", ending = ""] = /^([SPO])([B1-7])([PLS]*)$/.exec(word) ?? [];
    const category = categories[kind];
    const sole = soleOf(kind, ending);
    if (written !== toe || category === undefined || sole === undefined) {
      return undefined;
    }
    const [water, parts] = [
      category.parts.filter((part) => part === "whole-water"),
      category.parts.filter((part) => part !== "whole-water"),
    ];
    const details: Saying[] = [
      toe === "O" ? "no-toe-cap" : "toe-cap",
      ...parts,
      ...(soles[sole] ?? []),
      ...(category.cleats ? ["cleats" as const] : []),
      ...water,
    ];
    return [sign(word, "category", { details })];
  };
}

const symbols: Readonly<Record<string, readonly [Saying, ...Saying[]]>> = {
  SR: ["slip-glycerine"],
  Ø: ["slip-not-done"],
  FO: ["fuel-oil"],
  HRO: ["hot-contact"],
  HI: ["heat-insulation"],
  CI: ["cold-insulation"],
  LG: ["ladder-grip"],
  SC: ["scuff-cap"],
  M: ["metatarsal"],
  AN: ["ankle"],
  CR: ["resists-cuts"],
  C: ["conductive"],
  A: ["antistatic"],
  E: ["energy-heel"],
  WPA: ["upper-water"],
  WR: ["whole-water"],
  SRA: ["old-slip", "ask-sr"],
  SRB: ["old-slip", "ask-sr"],
  SRC: ["old-slip", "ask-sr"],
  WRU: ["old-water", "ask-wpa"],
};

/** The edition of 2022; what belonged to that of 2011 is told as such. */
function shoes(standard: string, toe: Toe): MarkFamily {
  const category = categoryOf(toe);
  return {
    standards: [standard],
    read: (mark) => {
      const isS3 = mark.startsWith("S3");
      return inWords(mark, category, (word) => {
        const [about, ...details] = lookUp(symbols, word) ?? [];
        const better = isS3 && word === "WR" ? (["say-s7"] as const) : [];
        return about && sign(word, about, { details: [...details, ...better] });
      });
    },
  };
}

const american: Readonly<Record<string, readonly [Saying, ...Saying[]]>> = {
  EH: ["electrical-hazard", "secondary-only"],
  SD: ["static-dissipative"],
  SD10: ["static-dissipative"],
  SD35: ["static-dissipative"],
  SD100: ["static-dissipative"],
  Cd: ["conductive"],
  PR: ["perforation"],
  Mt: ["metatarsal"],
};

/** ASTM F2413; the figures are those of section 5.2. */
const f2413: MarkFamily = {
  standards: ["ASTM F2413"],
  read: (mark) =>
    inWords(
      mark,
      (word) => {
        const [, who] = /^([MF])\/I\/C$/.exec(word) ?? [];
        return who === undefined
          ? undefined
          : [
              sign(who, who === "M" ? "for-men" : "for-women"),
              sign("I", "toe-impact", { least: { value: 101.7, unit: "J" } }),
              sign("C", "toe-compression", { least: { value: 11_121, unit: "N" } }),
            ];
      },
      (word) => {
        const [about, ...details] = lookUp(american, word) ?? [];
        return about && sign(word, about, { details });
      },
    ),
};

export const footwearMarks: readonly MarkFamily[] = [
  shoes("EN ISO 20345", "S"),
  shoes("EN ISO 20346", "P"),
  shoes("EN ISO 20347", "O"),
  f2413,
];
