/** A unit, as it stands behind a number in English and what may stand for it in Arabic. */
export interface Unit {
  readonly name: string;
  /** Finds the number and the unit; the number is the first group. */
  readonly english: RegExp;
  readonly standsBehind: (number: string, arabic: string) => boolean;
}

function unit(name: string, english: string, arabic: string): Unit {
  const number = String.raw`(\d+(?:[.,]\d+)*)`;
  const behind = new RegExp(`(?<![\\d.,])${number} ?(?:${arabic})(?!\\p{L})`, "gu");
  return {
    name,
    english: new RegExp(`(?<![A-Za-z\\d.,])${number}[ -]?(?:${english})(?![A-Za-z0-9])`, "g"),
    standsBehind: (wanted, text) =>
      [...text.matchAll(behind)].some(([, found]) => found === wanted),
  };
}

/** The units of the catalogue, those that hold another one first. */
export const units: readonly Unit[] = [
  unit("cal/cm²", "cal/cm²", "سعرة/سم²"),
  unit("g/m²", "g/m²|gsm|GSM", "جم/م²"),
  unit("km/h", "km/h", "كم/س|كم/ساعة"),
  unit("m/s", "m/s", "م/ث"),
  unit("cm²", "cm²", "سم²"),
  unit("m²", "m²", "م²|مترًا? مربعًا?"),
  unit("mm", "mm|millimetres?", "مم"),
  unit("cm", "cm|centimetres?", "سم"),
  unit("km", "km|kilometres?", "كم"),
  unit("m", "m|metres?", "م|متر|مترًا|أمتار|مترين|متران"),
  unit("kg", "kg|kilograms?", "كجم|كيلوجرام|كيلوجرامًا"),
  unit("mg", "mg", "مجم|ملجم"),
  unit("g", "g", "جم|جرام|جرامًا"),
  unit("ml", "ml", "مل"),
  unit("l", "l|L|litres?", "لتر|لترًا|لترات|لترين"),
  unit("kV", "kV", "كيلوفولت"),
  unit("V", "V|volts?", "فولت"),
  unit("dBA", "dBA|dB\\(A\\)", "ديسيبل \\(A\\)"),
  unit("dB", "dB", "ديسيبل"),
  unit("A", "(?<= )A(?! [a-z])", "أمبير"),
  unit("kΩ", "kΩ", "كيلوأوم"),
  unit("MΩ", "MΩ", "ميغاأوم"),
  unit("kN", "kN", "كيلونيوتن"),
  unit("N", "N", "نيوتن"),
  unit("J", "J|joules?", "جول"),
  unit("°C", "°C", "°م|درجة مئوية|درجات مئوية"),
  unit("min", "min|minutes?", "دقيقة|دقائق|دقيقتين|دقيقتان"),
  unit("%", "%", "%|٪"),
];
