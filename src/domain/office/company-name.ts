/** Legal forms and articles that two spellings of one company may differ in. */
const formWords: ReadonlySet<string> = new Set([
  "co",
  "company",
  "corp",
  "corporation",
  "est",
  "establishment",
  "inc",
  "llc",
  "ltd",
  "limited",
  "the",
  "wll",
  "المحدوده",
  "ذمم",
  "شركه",
  "مؤسسه",
  "موسسه",
]);

/** Normalizes a company's name, so that spellings of one company are equal; empty where nothing is left. */
export function normalizeCompany(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f\u064b-\u0655\u0640]/g, "")
    .replaceAll(/[أإآٱ]/g, "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .toLowerCase()
    .replaceAll(/[.'’]/g, "");
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !formWords.has(word)).join(" ");
}
