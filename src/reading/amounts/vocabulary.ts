import type { Unit } from "#domain/catalogue/product.ts";
import { gloveSize, shoeSize } from "#reading/amounts/sizes.ts";

/** Accepts every spelling of folded Arabic letters: alef with hamza, ta marbuta, alef maksura. */
function spelled(words: string): string {
  return words.replaceAll("ا", "[اأإآ]").replaceAll("ه", "[هة]").replaceAll("ي", "[يى]");
}

/** The unit that a count is in; a dozen is no unit of the catalogue. */
export type CountUnit = Unit | "dozen";

const unitWords: Readonly<Record<CountUnit, string>> = {
  each: spelled("ea|each|pcs?|pieces?|nos?|units?|adad|7abb?[ae]h?|7abat|حبه|حبات|حبوب|قطعه|قطع"),
  pair: spelled("prs?|pairs?|paa|zo?uj|زوج|ازواج|جوز"),
  set: spelled("sets?|طقم|اطقم"),
  box: spelled("box|boxes|bxs?|3olba|3elba|3[eiuo]lab|علبه|علب|صندوق"),
  pack: spelled("pk|pac|pkt|pkts|packs?|packets?|باكيت"),
  roll: spelled("rolls?|rls?|rol|رول|رولات|لفه|لفات"),
  carton: spelled("ctn|ctns|cartons?|kartoo?n|كرتون|كراتين"),
  dozen: spelled("dz|doz|dozens?|dar[jz]an|درزن|دزينه"),
};

/** Units that hold an unknown number of pieces. */
const packages: ReadonlySet<CountUnit> = new Set(["box", "pack", "roll", "carton", "dozen"]);

/** Checks that a count in this unit does not say how many pieces are asked for. */
export function isPackage(unit: CountUnit | undefined): boolean {
  return unit !== undefined && packages.has(unit);
}

/** Any word for a unit, as the source of a pattern. */
export const anyUnit = Object.values(unitWords).join("|");

/** Any word for a package, as the source of a pattern. */
export const packageWord = Object.entries(unitWords)
  .flatMap(([unit, words]) => (packages.has(unit as CountUnit) ? words : []))
  .join("|");

const unitPatterns = Object.entries(unitWords).map(
  ([unit, words]) => [unit as CountUnit, new RegExp(`^(?:${words})\\.?$`, "iu")] as const,
);

const longestUnit = 12;

/** Parses the word for a unit; undefined for any other word. */
export function parseUnit(word: string): CountUnit | undefined {
  return word.length > longestUnit
    ? undefined
    : unitPatterns.find(([, pattern]) => pattern.test(word.trim()))?.[0];
}

/** Words before a total, as the source of a pattern. */
export const quantityWord = spelled("(?:qty|quantity|quantities|3adad|(?:ال)?كميه|العدد|عدد)");

/** Words before a size, as the source of a pattern; "EU" only before a number. */
export const sizeWord = `(?:sizes?(?!\\p{L})|sz|${spelled("(?:ال)?مقاسات|(?:ال)?مقاس|قياسات|قياس")}|eur?(?=[\\s:.#-]*\\d))`;

/** Plurals of the words before a size, as the source of a pattern. */
export const pluralSizeWord = "(?:sizes|(?:ال)?مقاسات|(?:ال)?قياسات)";

/** A letter size or a word for one, as the source of a pattern. */
export const letterSize = "(?:[2-6]?x{0,4}[sl]|m|small|medium|x?[ -]?large)";
/** A size that running text may hold, as the source of a pattern. */
export const anySize = `(?:${shoeSize}|${gloveSize}|${letterSize})`;

/** No letter or digit stands directly before what is read, nor a letter and a slash ("W/L"). */
export const start = String.raw`(?<![\p{L}\p{N}.'’]|\p{L}/)`;
/** No letter, digit or decimal stands directly behind what is read. */
export const end = String.raw`(?![\p{L}\p{N}]|\.\d)`;
/** A number behind these words is a mark: "class 2 x 10". */
export const notMarked = `(?<!(?:class|type|category|cat|level|shade|index|grade|${spelled("فئه|نوع|مستوي")})\\s)`;
const measureUnit =
  "(?:mm|cm|ml|m|mtrs?|meters?|metres?|inch|inches|in|ft|kg|g|l|v|kv|db|%|°|ملم|مم|سم|متر|م)";
/** Neither a size nor a count has a unit of measures behind it. */
export const notMeasured = `(?!\\s*${measureUnit}(?!\\p{L}))`;

/** Colours that goods are ordered in, as the source of a pattern. */
export const colourWord = `(?:white|yellow|blue|red|green|orange|black|gr[ae]y|lime|navy|brown|${spelled("ابيض|بيضا?ء?|اصفر|صفرا?ء?|ازرق|زرقا?ء?|احمر|حمرا?ء?|اخضر|خضرا?ء?|برتقالي|اسود|سودا?ء?")})`;
