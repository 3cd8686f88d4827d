const start = String.raw`(?<![\p{L}\p{N}.'’]|\p{L}/)`;
const end = String.raw`(?![\p{L}\p{N}]|\.\d)`;
const letter = "(?:[2-6]?x{0,4}[sl]|m|small|medium|x?-?large)";
const shoe = String.raw`(?:3[4-9]|4\d|50)(?:\.5)?`;
const glove = String.raw`(?:[5-9]|1[0-4])(?:\.5)?`;
const sizeWord = "(?:sizes?|sz|المقاسات|المقاس|مقاسات|مقاس|قياسات|قياس)";
const upTo = String.raw`\s*(?<!\p{L})(?:to|up\s+to|till|until|through|thru|ال[ىي]|إل[ىي]|لغاية|حت[ىي])\s+`;
const beside = String.raw`(?:\s*[-–—/,;&+]\s*(?:and\s+)?|\s+(?:and|or|أو|او)\s+|\s+و\s*)`;

/** A list or a range of one scale: `41-43`, `M and L`, `8, 9, 10`. */
const listOf = (size: string, joint: string) =>
  `${start}${size}(?:(?:${upTo}|${joint})${size}${end})+`;
const measured = String.raw`(?!\s*(?:mm|cm|ml|m|kg|g|l|v|kv|db|%|°)(?!\p{L}))`;

const lists: readonly RegExp[] = [
  `${start}${sizeWord}[\\s:.#-]*(?:from\\s+|من\\s+)?\\d{1,3}(?:\\.5)?${upTo}\\d{1,3}(?:\\.5)?${end}`,
  ...[shoe, glove, letter].map((size) => {
    const list = listOf(size, `${beside}|\\s+`);
    return `${start}${sizeWord}[\\s:.#-]*(?:from\\s+|من\\s+)?${list}`;
  }),
  `${listOf(shoe, beside)}${measured}`,
  listOf(letter, beside),
  `${start}(?:from|من)\\s+\\d{1,3}${upTo}\\d{1,3}${end}${measured}`,
].map((pattern) => new RegExp(pattern, "giu"));

const pluralOrAll: readonly RegExp[] = [
  `${start}(?:sizes|مقاسات|المقاسات|قياسات)(?!\\p{L})`,
  `${start}(?:all|any|each|every|per|mix|mixed|assorted|asst|various|different)\\s+size(?!\\p{L})`,
  `${start}size[\\s:-]+(?:all|any|mix|mixed|assorted|various|different)(?!\\p{L})`,
  `${start}(?:ل?كل|جميع)\\s+(?:ال)?(?:مقاس|قياس)(?!\\p{L})`,
  `${start}(?:ال)?(?:مقاس|قياس)\\s+(?:مشكل|متنوع|مختلف)`,
].map((pattern) => new RegExp(pattern, "iu"));

const oneSize = new RegExp(
  `${start}${sizeWord}[\\s:.#-]*(?:${shoe}|${glove}|${letter})${end}`,
  "giu",
);
const ofEach = /(?<!\p{L})(?:each|ea|per|every|ل?كل\s+(?:مقاس|قياس))(?!\p{L})/iu;

/** Lists and ranges of sizes that a text names, as they stand there. */
export function sizeListsIn(text: string): readonly string[] {
  let rest = text;
  return lists.flatMap((pattern) => {
    const found = rest.match(pattern) ?? [];
    rest = rest.replace(pattern, " , ");
    return found;
  });
}

const gloveRange = new RegExp(`${start}${glove}(?:${upTo}|\\s*[-–—/]\\s*)${glove}$`, "iu");
const firstSize = /^(?:\d+(?:\.5)?|[2-6]?x{0,3}[sl]|m)/iu;

/** Tells that a size with an amount is the end of a list, so that the amount may be meant for all: `42-44 x 10`. */
export function endsList(before: string, pair: string): boolean {
  const upToSize = `${before}${firstSize.exec(pair)?.[0] ?? ""}`;
  return gloveRange.test(upToSize) || sizeListsIn(upToSize).length > 0;
}

/** Counts the sizes that a text names one by one, or tells infinitely many for a list. */
export function sizesNamedIn(text: string): number {
  return sizeListsIn(text).length > 0 ? Infinity : (text.match(oneSize)?.length ?? 0);
}

/** Tells that a text names several sizes without an amount for each. */
export function namesSeveralSizes(text: string): boolean {
  return sizesNamedIn(text) > 1 || pluralOrAll.some((pattern) => pattern.test(text));
}

/** The text in which a total may be counted; empty where a number may be meant for each size. */
export function countedBeside(text: string): string {
  const rest = sizeListsIn(text).reduce((left, list) => left.replace(list, " , "), text);
  return ofEach.test(text) ? "" : rest;
}
