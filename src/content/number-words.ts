const words = "one two three four five six seven eight nine ten eleven twelve".split(" ");

const values: ReadonlyMap<string, number> = new Map(words.map((word, at) => [word, at + 1]));

/** The number that a word or digits say; "a" and "an" are one. */
export function countOf(word: string): number | undefined {
  const plain = word.toLowerCase();
  return /^\d+$/.test(plain)
    ? Number(plain)
    : (values.get(plain) ?? (plain === "a" || plain === "an" ? 1 : undefined));
}
