/** What an Arabic page writes in Latin letters beside codes, standards and units: names, and marks of the trade. */
const names = new Set([
  ...["Mateen", "Safety", "WhatsApp", "English", "Excel"],
  ...["Amd", "Part", "Subpart", "Coupe", "Delete", "Enter"],
  ...["cal", "cm", "ft", "kg", "lbf", "min", "mm", "ppm"],
]);

/** Addresses of mail and of the web, and names of files. */
const addresses = /[\w.+-]+@[\w.-]+|https?:\/\/\S+|\.(?:xlsx|csv)\b/g;

/** English words in a text of an Arabic page: words of two small letters that are no name. */
export function englishIn(text: string): readonly string[] {
  if (!/[a-z]{2}/.test(text)) {
    return [];
  }
  const words = text.replaceAll(addresses, " ").match(/[A-Za-z]*[a-z]{2}[A-Za-z]*/g) ?? [];
  return [...new Set(words)].filter((word) => !names.has(word));
}
