import { plainDigits } from "#reading/amounts/quantity.ts";

/**
 * Parses a measured figure such as `1.75`, `1,5` or `١٫٥`. A comma before three digits may group or
 * divide, so it is not parsed; neither is a unit.
 */
export function parseFigure(written: string): number | undefined {
  const text = plainDigits(written)
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace("\u066B", ".")
    .trim();
  const isUnclear = /^[1-9]\d*,\d{3}$/.test(text);
  return /^\d{1,7}(?:[.,]\d{1,6})?$/.test(text) && !isUnclear
    ? Number(text.replace(",", "."))
    : undefined;
}
