import { sign, type MarkFamily, type MarkSign, type Saying } from "#domain/marks/mark.ts";

/** The greatest a.c. voltage of use in volts; content/standards.yaml, sections 4.4 and 5.3. */
const greatest: Readonly<Record<string, number>> = {
  "00": 500,
  0: 1000,
  1: 7500,
  2: 17_000,
  3: 26_500,
  4: 36_000,
};

function classSign(mark: string): readonly MarkSign[] | undefined {
  const [, kind = ""] = /^Class (00|[0-4])$/.exec(mark) ?? [];
  const value = greatest[kind];
  return value === undefined
    ? undefined
    : [sign(kind, "working-voltage", { most: { value, unit: "V" } })];
}

const resists: Readonly<Record<string, Saying>> = {
  A: "for-acid",
  H: "for-oil",
  Z: "for-ozone",
  R: "for-acid-oil-ozone",
  C: "for-cold",
};

const categories: MarkFamily = {
  standards: ["IEC 60903"],
  read: (mark) => {
    const [, letters = ""] = /^Category ([AHZRC]+)$/.exec(mark) ?? [];
    const signs = Array.from(letters, (letter) => {
      const about = resists[letter];
      return about === undefined ? [] : [sign(letter, about)];
    }).flat();
    const repeated = new Set(letters).size < letters.length;
    return letters === "" || repeated ? undefined : signs;
  },
};

const gloves: MarkFamily = { standards: ["IEC 60903", "ASTM D120"], read: classSign };

const footwear: MarkFamily = { standards: ["EN 50321-1"], read: classSign };

export const voltageMarks: readonly MarkFamily[] = [gloves, categories, footwear];
