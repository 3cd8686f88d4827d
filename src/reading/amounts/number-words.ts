import { anyUnit, end } from "#reading/amounts/vocabulary.ts";

const units =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const small = `(?:(?:${tens.join("|")})(?:[\\s-]+(?:${units.slice(0, 9).join("|")}))?|${units.join("|")})`;
const english = `(?:(?:(?:${units.slice(0, 9).join("|")}|a)\\s+)?hundred(?:\\s+(?:and\\s+)?${small})?|${small})`;

/** Arabic number words without their feminine ending, by their value. */
const arabicUnits: readonly (readonly [stem: string, value: number])[] = [
  ["ثلاث", 3],
  ["[أا]ربع", 4],
  ["خمس", 5],
  ["ست", 6],
  ["سبع", 7],
  ["ثمان[يى]?", 8],
  ["تسع", 9],
  ["عشر", 10],
];
const arabicTens: readonly (readonly [stem: string, value: number])[] = [
  ["عشر[يو]ن", 20],
  ["ثلاث[يو]ن", 30],
  ["[أا]ربع[يو]ن", 40],
  ["خمس[يو]ن", 50],
  ["ست[يو]ن", 60],
  ["سبع[يو]ن", 70],
  ["ثمان[يو]ن", 80],
  ["تسع[يو]ن", 90],
  ["مي[هة]|مئ[هة]|مائ[هة]", 100],
];
const stems = [...arabicTens, ...arabicUnits].map(([stem]) => stem).join("|");
const tensInWords = arabicTens.map(([stem]) => stem).join("|");
const arabic = `(?:${stems})[هةت]?(?:\\s+عشر[هة]?|\\s+و(?:${tensInWords}))?`;

const beforeThing = String.raw`(?=\s+(?!size)\p{L})`;
/** "two fire blankets" at the start of a line, and "hair nets ten packs" anywhere; "two piece" is a form. */
const englishCount = new RegExp(
  `(?<=^(?:and\\s+|also\\s+)?)${english}${beforeThing}|(?<![\\p{L}\\p{N}])${english}(?=\\s+(?!piece(?!s))(?:${anyUnit})${end})`,
  "giu",
);
const arabicCount = new RegExp(`(?<=^|\\s)و?(${arabic})(?=\\s+(?:${anyUnit})${end})`, "giu");
/** "and a first aid kit". */
const leadingArticle = /(?<=^(?:and|also|plus)\s+)an?(?=\s+(?!few|lot|couple)\p{L})/iu;

/** Units in the dual and the singular, which count by themselves: "كرتونين", "حبة واحدة". */
const countedUnits: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|\s)و?كرتونين(?=\s|$)/u, "2 كرتون"],
  [/(?<=^|\s)و?علبتين(?=\s|$)/u, "2 علبة"],
  [/(?<=^|\s)و?زوجين(?=\s|$)/u, "2 زوج"],
  [/(?<=^|\s)و?(?:حبتين|قطعتين)(?=\s|$)/u, "2 حبة"],
  [/(?<=^|\s)و?طقمين(?=\s|$)/u, "2 طقم"],
  [/(?<=^|\s)و?(?:درزنين|دزينتين)(?=\s|$)/u, "2 درزن"],
  [/(?<=^|\s)و?باكيتين(?=\s|$)/u, "2 باكيت"],
  [/(?<=^|\s)و?(?:رولين|لفتين)(?=\s|$)/u, "2 رول"],
  [/(?<=^|\s)(?:حبة|قطعة) واحدة(?=\s|$)/u, ", 1 حبة"],
];

const valueIn = (words: readonly string[], word: string) => words.indexOf(word) + 1;

function englishValue(written: string): number {
  return written
    .toLowerCase()
    .split(/[\s-]+/u)
    .reduce((sum, word) => {
      if (word === "hundred") {
        return Math.max(sum, 1) * 100;
      }
      const ten = valueIn(tens, word);
      return sum + (ten > 0 ? 10 + 10 * ten : valueIn(units, word));
    }, 0);
}

function arabicValue(written: string): number {
  const [first = "", second] = written.split(/\s+/u);
  const [, value = 0] =
    [...arabicTens, ...arabicUnits].find(([stem]) =>
      new RegExp(`^(?:${stem})[هةت]?$`, "u").test(first),
    ) ?? [];
  const [, ten = 10] =
    arabicTens.find(([stem]) => new RegExp(`^و(?:${stem})$`, "u").test(second ?? "")) ?? [];
  return value + (second === undefined ? 0 : ten);
}

/** Writes counts in words as figures: "twenty five vests", "ten packs", "ثلاث حبات", "علبتين". */
export function countsInFigures(line: string): string {
  const counted = countedUnits.reduce(
    (text, [pattern, figure]) => text.replace(pattern, figure),
    line,
  );
  return counted
    .replaceAll(englishCount, (written) => String(englishValue(written)))
    .replaceAll(arabicCount, (_, written: string) => String(arabicValue(written)))
    .replace(leadingArticle, "1");
}
