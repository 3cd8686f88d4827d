const saudiCode = "966";

/** The first number of a text as dialled from abroad, such as 966551234567; undefined where there is none. */
export function dialledNumber(text: string): string | undefined {
  const written = /\+?\d[\d\s().-]{6,}\d/.exec(text)?.[0];
  if (written === undefined) {
    return undefined;
  }
  const digits = written.replaceAll(/\D/g, "").replace(/^00/, "");
  return digits.startsWith("0") ? `${saudiCode}${digits.slice(1)}` : digits;
}
