const words = "one two three four five six seven eight nine ten eleven twelve".split(" ");

const values: ReadonlyMap<string, number> = new Map(words.map((word, index) => [word, index + 1]));

/** Parses digits or an English number word; "a" and "an" are 1. */
export function parseCount(word: string): number | undefined {
  const plain = word.toLowerCase();
  return /^\d+$/.test(plain)
    ? Number(plain)
    : (values.get(plain) ?? (plain === "a" || plain === "an" ? 1 : undefined));
}
