/** Words that Arabic texts write in Latin letters as English ones do, beside codes and standards. */
export const staysLatin: ReadonlySet<string> = new Set([
  "LOTO", // buyers know lockout by it
  ...["Part", "Subpart"], // name a rule of 29, 40 and 42 CFR
  ...["ppm", "ft", "lbf"], // units that gauges and labels show so
]);

/**
 * Whether a text is a code, a standard or a number, which is the same in every language and needs no translation: no
 * word of two small letters but those that stay.
 */
export function isCode(text: string): boolean {
  const words = text.match(/[A-Za-z]+/g) ?? [];
  return words.every((word) => staysLatin.has(word) || !/[a-z]{2}/.test(word));
}
