import { describe, expect, test } from "vitest";
import { readMarks } from "#domain/marks/read-marks.ts";

/**
 * Formats each sign of a mark with its meaning, such as "4 abrasion level 4 of 4 least 8000
 * cycles".
 */
function told(standard: string, mark: string): readonly string[] | undefined {
  const { read, left } = readMarks([standard], mark);
  const [first] = read;
  return left.length > 0 || read.length !== 1
    ? undefined
    : first?.signs.map(({ sign, about, details, level, least, most }) =>
        [
          sign,
          about,
          ...details,
          ...(level ? [`level ${level.is} of ${level.of}`] : []),
          ...(least ? [`least ${least.value} ${least.unit}`] : []),
          ...(most ? [`most ${most.value} ${most.unit}`] : []),
        ].join(" "),
      );
}

const glove = "EN 388:2016+A1:2018";
const boot = "EN ISO 20345:2022+A1:2024";

describe("EN 388", () => {
  test("is decoded digit by digit", () => {
    expect(told(glove, "4X43D")).toEqual([
      "4 abrasion level 4 of 4 least 8000 cycles",
      "X coupe-cut not-tested",
      "4 tear level 4 of 4 least 75 N",
      "3 puncture level 3 of 4 least 100 N",
      "D cut-letter least 15 N",
    ]);
    expect(told(glove, "4X43CP")?.at(-1)).toBe("P impact passed");
    expect(told(glove, "2122X")?.at(-1)).toBe("X cut-letter not-tested");
    expect(told(glove, "0121X")?.[0]).toBe("0 abrasion level 0 of 4");
  });

  test.each(["5X43D", "4X43G", "4X4", "4X43DPP", "XXXXX", "413X4X"])("is not %s", (mark) => {
    expect(told(glove, mark)).toBeUndefined();
  });

  test("may be written in small letters", () => {
    expect(told(glove, "4x43d")).toEqual(told(glove, "4X43D"));
  });

  test("without a letter is an edition before 2016", () => {
    expect(told(glove, "4543")).toEqual(["4543 old-glove ask-cut-letter"]);
  });
});

describe("other gloves", () => {
  test("EN 407 has six digits, with figures where they are known", () => {
    expect(told("EN 407:2020", "413X4X")).toEqual([
      "4 flame-spread level 4 of 4",
      "1 contact-heat level 1 of 4 least 100 °C",
      "3 convective-heat level 3 of 4 least 10 s",
      "X radiant-heat not-tested",
      "4 small-splashes level 4 of 4 least 35 drops",
      "X molten-metal not-tested",
    ]);
    expect(told("EN 407:2020", "423X4X")?.[1]).toBe("2 contact-heat level 2 of 4 least 250 °C");
    expect(told("EN 407:2020", "413X4")).toBeUndefined();
  });

  test("EN 511 tells if water gets through", () => {
    expect(told("EN 511:2006", "X2X")).toEqual([
      "X convective-cold not-tested",
      "2 contact-cold level 2 of 4",
      "X water not-tested",
    ]);
    expect(told("EN 511:2006", "121")?.[2]).toBe("1 water passed");
    expect(told("EN 511:2006", "112")).toBeUndefined();
  });

  test("EN ISO 374-1 names its chemicals, as many as its type requires", () => {
    const chemicals = "EN ISO 374-1:2016+A1:2018";
    expect(told(chemicals, "Type A JKLOPT")).toEqual([
      "A chemical-type chemicals-six least 30 min",
      "J n-heptane",
      "K sodium-hydroxide",
      "L sulphuric-acid",
      "O ammonia",
      "P hydrogen-peroxide",
      "T formaldehyde",
    ]);
    expect(told(chemicals, "JKLOPT")?.[0]).toBe("A chemical-type chemicals-six least 30 min");
    expect(told(chemicals, "JKL")?.[0]).toBe("B chemical-type chemicals-three least 30 min");
    expect(told(chemicals, "Type C")).toEqual(["C chemical-type chemicals-one least 10 min"]);
    for (const mark of ["Type A JKL", "Type B QRS", "JK", "Type D", "JJKLOP"]) {
      expect([mark, told(chemicals, mark)]).toEqual([mark, undefined]);
    }
  });
});

describe("boots of 2022", () => {
  test("S7S is S3S with a boot that keeps water out", () => {
    const [s7s = "", ...rest] = told(boot, "S7S SR FO SC") ?? [];
    const [s3s = ""] = told(boot, "S3S") ?? [];
    expect(s7s.replace("S7S", "S3S")).toBe(`${s3s} whole-water`);
    expect(rest).toEqual(["SR slip-glycerine", "FO fuel-oil", "SC scuff-cap"]);
  });

  test("marks of 2011 are identified as such", () => {
    expect(told(boot, "S3 SRC FO")?.slice(1)).toEqual(["SRC old-slip ask-sr", "FO fuel-oil"]);
    expect(told(boot, "S3 WRU")?.[1]).toBe("WRU old-water ask-wpa");
    expect(told(boot, "S3 WR")?.[1]).toBe("WR whole-water say-s7");
  });

  test("categories without a toe cap belong to EN ISO 20347", () => {
    const shoe = "EN ISO 20347:2022";
    expect(told(shoe, "O2 SR FO")?.[0]).toContain("O2 category no-toe-cap");
    expect(told(shoe, "S2 SR FO")).toBeUndefined();
    expect(told(boot, "O2 SR FO")).toBeUndefined();
  });

  test("categories with a toe cap of 100 J belong to EN ISO 20346", () => {
    const shoe = "EN ISO 20346:2022";
    expect(told(shoe, "P3S SR")?.[0]).toMatch(/^P3S category toe-cap .+perforation-small-nail/);
    expect(told(shoe, "PB SR")?.[0]).toBe("PB category toe-cap");
    expect(told(shoe, "S2 SR")).toBeUndefined();
    expect(told(boot, "P2 SR")).toBeUndefined();
  });

  test("ASTM F2413 has three classes of static dissipation", () => {
    expect(told("ASTM F2413-24", "M/I/C SD100")?.at(-1)).toBe("SD100 static-dissipative");
    expect(told("ASTM F2413-24", "M/I/C SD20")).toBeUndefined();
  });

  test.each(["S8", "S3X", "S1L", "S2S", "S3 XX", "S3 SR SR", "SR S3"])("%s is none", (mark) => {
    expect(told(boot, mark)).toBeUndefined();
  });
});

describe("masks and filters", () => {
  test("EN 149 and EN 14387", () => {
    expect(told("EN 149:2001+A1:2009", "FFP2 NR D")).toEqual([
      "FFP2 particle-mask least 94 %",
      "NR one-shift",
      "D dolomite",
    ]);
    expect(told("EN 149:2001+A1:2009", "FFP4 NR")).toBeUndefined();
    expect(told("EN 149:2001+A1:2009", "FFP2")).toBeUndefined();
    expect(told("EN 14387:2021", "A2B2E2K2P3 R")).toEqual([
      "A2 gas-organic level 2 of 3 most 5000 ppm",
      "B2 gas-inorganic level 2 of 3 most 5000 ppm",
      "E2 gas-acid level 2 of 3 most 5000 ppm",
      "K2 gas-ammonia level 2 of 3 most 5000 ppm",
      "P3 particles level 3 of 3",
      "R reusable",
    ]);
    expect(told("EN 14387:2021", "ABEK1P3 R")?.slice(0, 4)).toEqual([
      "A gas-organic level 1 of 3 most 1000 ppm",
      "B gas-inorganic level 1 of 3 most 1000 ppm",
      "E gas-acid level 1 of 3 most 1000 ppm",
      "K1 gas-ammonia level 1 of 3 most 1000 ppm",
    ]);
    expect(told("EN 14387:2021", "AXP3 NR")?.[0]).toBe("AX gas-low-boiling");
    expect(told("EN 14387:2021", "Hg-P3 R")?.[0]).toBe("Hg gas-mercury");
    expect(told("EN 143:2021", "P3 R")).toEqual(["P3 particles level 3 of 3", "R reusable"]);
    expect(told("EN 14387:2021", "A2P3 R D")?.slice(-2)).toEqual(["R reusable", "D dolomite"]);
    expect(told("EN 14387:2021", "ABEK2HgP3 R")?.map((line) => line.split(" ")[1])).toEqual([
      "gas-organic",
      "gas-inorganic",
      "gas-acid",
      "gas-ammonia",
      "gas-mercury",
      "particles",
      "reusable",
    ]);
    expect(told("EN 14387:2021", "A3B3")).toEqual([
      "A3 gas-organic level 3 of 3 most 8000 ppm",
      "B3 gas-inorganic level 3 of 3 most 10000 ppm",
    ]);
    expect(told("EN 14387:2021", "SX")).toEqual(["SX gas-special"]);
    for (const mark of ["A4P3 R", "A1A2", "AB", "AXP3", "P3 R", "P4 R", "R", ""]) {
      expect([mark, told("EN 14387:2021", mark)]).toEqual([mark, undefined]);
    }
  });
});

describe("clothing", () => {
  test("EN 343 has three places; two numbers are an older edition", () => {
    expect(told("EN 343:2019", "3/2/X")).toEqual([
      "3 rain level 3 of 4",
      "2 vapour level 2 of 4",
      "X rain-tower not-tested",
    ]);
    expect(told("EN 343:2019", "3:2")).toEqual(["3:2 old-rain ask-three"]);
    expect(told("EN 343:2019", "5/2/X")).toBeUndefined();
  });

  test("EN ISO 11612 has a letter for each kind of heat", () => {
    expect(told("EN ISO 11612:2015", "A1 B1 C4 D3 E3 F1")).toEqual([
      "A1 flame-surface passed",
      "B1 convective-heat level 1 of 3 least 4 s",
      "C4 radiant-heat level 4 of 4 least 95 s",
      "D3 molten-aluminium level 3 of 3 least 350 g",
      "E3 molten-iron level 3 of 3 least 200 g",
      "F1 contact-heat-250 level 1 of 3 least 5 s",
    ]);
    for (const mark of ["B4", "B1 C1", "A1 B4"]) {
      expect([mark, told("EN ISO 11612:2015", mark)]).toEqual([mark, undefined]);
    }
  });
});

describe("eyes, ears and helmets of Europe", () => {
  const eyes = "EN 166:2001";

  test("EN 166 has lenses and frames", () => {
    expect(told(eyes, "2C-1.2 1 FT K N")).toEqual([
      "2C-1.2 filter-ultraviolet",
      "1 optical-class level 1 of 3",
      "F impact-speed",
      "T extreme-temperatures",
      "K scratch-resistant",
      "N fog-resistant",
    ]);
    expect(told(eyes, "3 4 9 B")).toEqual([
      "3 field-droplets",
      "4 field-dust",
      "9 field-metal",
      "B impact-speed",
    ]);
    expect(told(eyes, "1 S")).toEqual(["1 optical-class level 1 of 3", "S robustness"]);
    for (const mark of ["7", "2C-1.2 1 Q", "K K", ""]) {
      expect([mark, told(eyes, mark)]).toEqual([mark, undefined]);
    }
  });

  test("EN 352 has an attenuation for high, medium and low noise", () => {
    for (const [mark, about] of [
      ["H 35 dB", "attenuation-high"],
      ["M=32", "attenuation-medium"],
      ["L 24", "attenuation-low"],
      ["SNR 34 dB", "snr"],
    ] as const) {
      expect(told("EN 352-1:2020", mark)?.[0]?.split(" ").at(-1)).toBe(about);
    }
    expect(told("EN 352-1:2020", "NRR 30 dB")).toBeUndefined();
  });

  test("EN 397 has optional marks", () => {
    expect(told("EN 397:2012+A1:2012", "440 V")).toEqual(["440 V contact-voltage"]);
    expect(told("EN 397:2012+A1:2012", "LD")).toEqual(["LD lateral-deformation"]);
    expect(told("EN 397:2012+A1:2012", "+150 °C")).toEqual(["+150 °C heat-mark"]);
    expect(told("EN 397:2012+A1:2012", "1000 V")).toBeUndefined();
  });
});

describe("the American system and extinguishers", () => {
  test("helmets: a tested voltage is never a voltage of use", () => {
    expect(readMarks(["ANSI/ISEA Z89.1-2014 (R2019)"], "Type II, Class E, LT").read).toMatchObject([
      { signs: [{ sign: "II", about: "impact-type", details: ["top-and-side"] }] },
      {
        signs: [
          {
            sign: "E",
            about: "voltage-class",
            details: ["no-working-voltage"],
            tested: { value: 20_000, unit: "V" },
          },
        ],
      },
      { signs: [{ sign: "LT", about: "low-temperature" }] },
    ]);
  });

  test("lenses", () => {
    expect(told("ANSI/ISEA Z87.1-2020", "Z87+ D3 U6")).toEqual([
      "Z87+ high-impact",
      "D3 droplets",
      "U6 ultraviolet-scale",
    ]);
    expect(told("ANSI/ISEA Z87.1-2020", "Z87 D9")).toBeUndefined();
    expect(told("EN ISO 16321-2:2021", "W9 to W13 dark")).toEqual([
      "W9-W13 welding-shade dark-state",
    ]);
    expect(told("EN ISO 16321-2:2021", "W5")).toEqual(["W5 welding-shade"]);
  });

  test("extinguishers have valid ratings", () => {
    expect(told("EN 3-7:2004+A1:2007", "34A 183B C")).toEqual([
      "34A fire-solids test-fire-size",
      "183B fire-liquids test-fire-size",
      "C fire-gases",
    ]);
    expect(told("EN 3-7:2004+A1:2007", "Classes F and A")).toEqual(["F fire-oil", "A fire-solids"]);
    for (const mark of ["Class E", "35A", "183A", "34A 34A", "34C"]) {
      expect([mark, told("EN 3-7:2004+A1:2007", mark)]).toEqual([mark, undefined]);
    }
  });
});

test.each([
  ["EN 352-1:2020, ANSI S3.19-1974", "NRR 23 dB", "ANSI S3.19"],
  ["EN 352-1:2020, ANSI S3.19-1974", "SNR 27 dB", "EN 352-1"],
  ["EN ISO 13982-1:2004+A1:2010, EN 13034:2005+A1:2009", "Type 5", "EN ISO 13982-1"],
  ["EN ISO 13982-1:2004+A1:2010, EN 13034:2005+A1:2009", "Type 6", "EN 13034"],
  ["EN 14605:2005+A1:2009, EN 13034:2005+A1:2009", "Type 3-B", "EN 14605"],
  ["EN 143:2021, EN 14387:2021", "P3 R", "EN 143"],
  ["EN 143:2021, EN 14387:2021", "A2P3 R", "EN 14387"],
  ["ANSI/ISEA Z87.1-2020, EN ISO 16321-2:2021", "W11", "EN ISO 16321-2"],
  ["ASTM D120-22, IEC 60903:2014", "Category RC", "IEC 60903"],
])("of %s the mark %s belongs to %s", (cited, mark, standard) => {
  const { read, left } = readMarks(cited.split(", "), mark);
  expect([read.map((explained) => explained.standard), left]).toEqual([[standard], []]);
});

test("an arc rating is the rating itself, and no least result", () => {
  const [read] = readMarks(["ASTM F1506-22"], "Arc rating 12 cal/cm²").read;
  expect(read?.signs).toEqual([
    { sign: "12", about: "arc-rating", details: [], rated: { value: 12, unit: "cal/cm²" } },
  ]);
});

test("decodes a mark only under a standard that the product cites", () => {
  expect(readMarks([boot], "4X43D")).toEqual({ read: [], left: ["4X43D"] });
  const two = readMarks(["EN 511:2006", glove], "EN 511 X2X, EN 388 2231X; other words");
  expect(two.read.map(({ standard, mark }) => [standard, mark])).toEqual([
    ["EN 511", "X2X"],
    ["EN 388", "2231X"],
  ]);
  expect(two.left).toEqual(["other words"]);
});
