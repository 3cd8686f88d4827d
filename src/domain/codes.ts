/** Latin words that Arabic texts keep, besides codes and standards. */
export const latinTerms: ReadonlySet<string> = new Set([
  "LOTO", // buyers know lockout by it
  "Part",
  "Subpart", // name a rule of 29, 40 and 42 CFR
  "ppm",
  "ft",
  "lbf", // units that gauges and labels show so
]);

/**
 * Tells if a text is a code, a standard or a number: it has no ordinary lower-case word and needs
 * no translation.
 */
export function isCode(text: string): boolean {
  const words = text.match(/[A-Za-z]+/g) ?? [];
  return words.every((word) => latinTerms.has(word) || !/[a-z]{2}/.test(word));
}
