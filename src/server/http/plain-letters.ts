/** What Arabic letters carry that no address of ours has: tatweel, vowel signs and unseen joiners. */
const ornaments = /[\u0640\u064B-\u0652\u0670\u200B-\u200F\u061C]/g;

/** Letters as they are typed, where a program has copied their shapes out of a document. */
export function plainLetters(path: string): string {
  return path.normalize("NFKC").replace(ornaments, "");
}
