import { inWords, sign, type MarkFamily, type MarkSign, type Saying } from "#domain/marks/mark.ts";

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

const cold: MarkFamily = {
  standards: ["EN 397"],
  read: (mark) => {
    const [, degrees] = /^[-−](20|30) °C(?: mark)?$/.exec(mark) ?? [];
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
  const about = lens[word] ?? (Number(number) >= from && Number(number) <= to ? scale : undefined);
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

const noise: MarkFamily = {
  standards: ["EN 352-1", "EN 352-2", "EN 352-3", "ANSI S3.19"],
  read: (mark) => {
    const [, name, value] = /^(NRR|SNR) (\d{1,2}) dB(?: \(separate tests\))?$/.exec(mark) ?? [];
    return value === undefined
      ? undefined
      : [sign(`${name} ${value}`, name === "NRR" ? "nrr" : "snr")];
  },
};

export const headMarks: readonly MarkFamily[] = [helmet, cold, eye, welding, impact, noise];
