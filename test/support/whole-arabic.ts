/** Names and trademarks in Latin letters on Arabic pages, besides codes, standards and units. */
const names = new Set([
  "Mateen",
  "Safety",
  "WhatsApp",
  "English",
  "Excel",
  "Amd",
  "Part",
  "Subpart",
  "Coupe",
  "Delete",
  "Enter",
  "cal",
  "cm",
  "ft",
  "kg",
  "lbf",
  "min",
  "mm",
  "ppm",
]);

/** Mail addresses, web addresses and file names. */
const addresses = /[\w.+-]+@[\w.-]+|https?:\/\/\S+|\.(?:xlsx?|csv)\b/g;

/** Returns English words of an Arabic text: words with two lower-case letters that are no name. */
export function englishIn(text: string): readonly string[] {
  if (!/[a-z]{2}/.test(text)) {
    return [];
  }
  const words = text.replaceAll(addresses, " ").match(/[A-Za-z]*[a-z]{2}[A-Za-z]*/g) ?? [];
  return [...new Set(words)].filter((word) => !names.has(word));
}
