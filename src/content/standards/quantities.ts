/** A number with its unit, as printed. */
export interface Quantity {
  readonly text: string;
  readonly number: string;
  readonly unit: string;
}

/** Units of the standards' quantities, with their spellings. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  "cal/cm²": ["cal/cm²", "cal/cm2"],
  "ft-lbf": ["ft-lbf"],
  "kW/m²": ["kW/m²"],
  "l/min": ["l/min"],
  "m/s": ["m/s"],
  gpm: ["gpm"],
  lbf: ["lbf"],
  lb: ["lb"],
  dBA: ["dBA", "dB(A)"],
  dBC: ["dBC", "dB(C)"],
  dB: ["dB"],
  kV: ["kV"],
  kA: ["kA"],
  mA: ["mA"],
  kN: ["kN"],
  kΩ: ["kΩ"],
  MΩ: ["MΩ"],
  Hz: ["Hz"],
  ppm: ["ppm"],
  "°C": ["°C"],
  "°F": ["°F"],
  "km/h": ["km/h"],
  "m²": ["m²"],
  µm: ["µm"],
  mm: ["mm"],
  cm: ["cm"],
  kg: ["kg"],
  in: ["inches", "inch", "in"],
  minutes: ["minutes", "minute", "min"],
  hours: ["hours", "hour", "h"],
  seconds: ["seconds", "second", "s"],
  days: ["days", "day"],
  months: ["months", "month"],
  years: ["years", "year"],
  cycles: ["cycles"],
  drops: ["drops"],
  "%": ["%", "per cent"],
  V: ["V"],
  J: ["J"],
  N: ["N"],
  g: ["grams", "gram", "g"],
  m: ["metres", "metre", "m"],
  l: ["litres", "litre", "l"],
};

const unitBySpelling = new Map(
  Object.entries(spellings).flatMap(([unit, forms]) => forms.map((form) => [form, unit] as const)),
);

function escapePattern(text: string): string {
  return text.replaceAll(/[()/.+]/g, "\\$&");
}

const forms = [...unitBySpelling.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((form) => escapePattern(form))
  .join("|");

const number = "[−-]?\\d{1,3}(?:,\\d{3})+|[−-]?\\d+(?:\\.\\d+)?";

const withUnit = new RegExp(
  `(?<![\\w.,:/-])(?:(${number}) ?(?:to|and|–) ?)?(${number})[ -]?(${forms})(?![\\w²/(])`,
  "gu",
);

/**
 * Parses every number with a unit, and both ends of a range. "in" counts only after a decimal or
 * bracket.
 */
export function parseQuantities(text: string): readonly Quantity[] {
  return [...text.matchAll(withUnit)].flatMap(([whole, start, end = "", form = ""]) => {
    if (form === "in" && !end.includes(".")) {
      return [];
    }
    const unit = unitBySpelling.get(form) ?? form;
    const values = start === undefined ? [end] : [start, end];
    return values.map((value) => ({ text: whole, number: value.replace("-", "−"), unit }));
  });
}

const bareNumber = new RegExp(`^[≥≤<> ]*(${number})$`);

/** Returns the number of a cell that contains nothing else, such as "25" under "cal/cm²". */
export function parseBareNumber(cell: string): string | undefined {
  return bareNumber.exec(cell.trim())?.[1];
}

/** Returns the pattern of a number that is no part of a longer one. */
export function numberPattern(value: string): RegExp {
  return new RegExp(`(?<![\\d.,])${escapePattern(value)}(?![\\d]|[.,]\\d)`);
}

/** Returns the pattern of a unit in any of its spellings. */
export function unitPattern(unit: string): RegExp {
  const alternatives = (spellings[unit] ?? [unit]).map((form) => escapePattern(form)).join("|");
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "u");
}
