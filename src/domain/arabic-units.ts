/**
 * The units that Saudi trade writes in Arabic, by their symbols, and that take no forms of number. Others stay as gauges
 * and labels show them.
 */
const arabicUnits: Readonly<Record<string, string>> = {
  mm: "مم",
  cm: "سم",
  m: "م",
  g: "جم",
  kg: "كجم",
  L: "لتر",
  ml: "مل",
  "m/s": "م/ث",
  V: "فولت",
  kV: "كيلوفولت",
  N: "نيوتن",
  kN: "كيلونيوتن",
  J: "جول",
  dB: "ديسيبل",
  "cal/cm²": "سعرة/سم²",
};

/** A unit as Arabic texts write it behind a number; undefined where it keeps its symbol. */
export function arabicUnit(symbol: string): string | undefined {
  return arabicUnits[symbol];
}

const measure = /^([^A-Za-z]*\d) ?([A-Za-z°²/]+)$/u;

/** A measure without words, such as "≥ 1.5 m", as Arabic writes it; any other text as it is. */
export function arabicMeasure(text: string): string {
  const [, amount, symbol = ""] = measure.exec(text) ?? [];
  const unit = arabicUnit(symbol);
  return unit === undefined ? text : `${amount} ${unit}`;
}
