import { normalizeSizes } from "#reading/amounts/sizes.ts";
import {
  countSizes,
  endsSizeList,
  findUnclearSizes,
  namesSeveralSizes,
  removeSizeLists,
} from "#reading/amounts/several-sizes.ts";
import {
  anySize,
  anyUnit,
  end,
  letterSize,
  notMarked,
  notMeasured,
  packageWord,
  quantityWord,
  sizeWord,
  start,
} from "#reading/amounts/vocabulary.ts";
import { computeAmounts } from "#reading/amounts/size-counts.ts";
import { plainDigits } from "#reading/amounts/quantity.ts";

export const countPattern = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,7})`;
const afterSizeWord = String.raw`[\s:.#-]*`;

/** No number stands before, as in "1.8 m x 10", unless it counts another size: "Sx1 Mx2". */
const notOfMeasure = String.raw`(?<!(?<![x×*:=]\s*|[\d.])\d+(?:[.,]\d+)?\s*)`;
/** A size and how many of it, as the source of a pattern. */
export const sizePair = `${notMarked}(?:(?:(?!\\p{L})${anySize}|${notOfMeasure}${letterSize})\\s*[x×*:=]\\s*${countPattern}|(?<!\\d\\s*)${letterSize}\\s*[-–]\\s*${countPattern}|${anySize}\\s*\\(\\s*${countPattern}\\s*\\))`;

/** "42x10, 43x12": sizes, each with how many of it. */
export function pairsPattern(onePair: string): RegExp {
  return new RegExp(
    `(?:${start}${sizeWord}${afterSizeWord})?${start}(?<!-)${onePair}(?:[\\s,;+/&]+(?:and\\s+|و\\s*)?${onePair})*${end}${notMeasured}`,
    "iu",
  );
}
const pairsInRow = pairsPattern(sizePair);
const namedSize = new RegExp(
  `${start}${sizeWord}${afterSizeWord}(${anySize}|[5-7]\\d)${end}${notMeasured}(?!\\s*[-/,&]\\s*(?:\\d|${letterSize}${end})|\\s*[x×*]\\s*\\d)`,
  "iu",
);
const leadingSizeWord = new RegExp(`^${sizeWord}${afterSizeWord}`, "iu");

const quantityNamed = new RegExp(
  `${start}${quantityWord}[\\s:=.(-]*(${countPattern})${end}\\)?(?:\\s*(${anyUnit})${end})?`,
  "iu",
);
const inUnits = new RegExp(
  `(?<!\\bof\\s*)(?<![\\p{L}\\p{N}.,/+'’-])(?:[x×*]\\s*)?(${countPattern})\\s*-?\\s*(${anyUnit})${end}`,
  "iu",
);
const timesLeading = new RegExp(`^\\s*[x×*]\\s*(${countPattern})(?=\\s)`, "iu");
const timesBefore = new RegExp(`^\\s*(${countPattern})\\s*[x×]\\s+(?=\\p{L})`, "iu");
const timesBehind = new RegExp(`(?<=\\s)[x×*]\\s*(${countPattern})\\s*$`, "iu");
/** "1 or 2 cartons": amounts between which the buyer has not chosen. */
const alternatives = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(${countPattern})\\s*(?:${anyUnit})?\\s+(?:or|ya|[أا]و)\\s+(${countPattern})(?:\\s*(?:${anyUnit}))?${end}${notMeasured}`,
  "iu",
);
const counts: readonly RegExp[] = [inUnits, timesLeading, timesBefore, timesBehind];
/** Counts that are a total whatever sizes stand beside them. */
const totals: readonly RegExp[] = [inUnits, timesBefore];

const bullet =
  /^\s*(?:[-*•·–▪]\s+|\d{1,3}\s?[.)]\s+|[a-z]\)\s+|(?:أول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر)\u064B?ا\u064B?\s*:\s*)+/iu;
/** "size 10 – 8 pairs": a dash between a size and a smaller count, which is no range. */
const sizeThenCount = new RegExp(
  `(${sizeWord}${afterSizeWord}(\\d{1,2}))\\s+[-–—]\\s+(?=(\\d{1,3})\\s*(?:${anyUnit})${end})`,
  "iu",
);
/** "1 box (200 pairs)": how much a package holds, behind its count. */
const packageContent = new RegExp(
  `(?<=${countPattern}\\s*(?:${packageWord})\\s*)\\(\\s*\\d{1,5}[^()\\d]*\\)`,
  "iu",
);
const loosePunctuation = /^[\s,;:\-–=.]+|(?:\s+\.|[\s,;:\-–=])+$/gu;

const tidyText = (text: string) => text.replaceAll(/\s+/gu, " ").replaceAll(loosePunctuation, "");

/** Sizes and quantity in running text. */
interface Amounts {
  /** The text without them: the thing that is asked for. */
  readonly text: string;
  /** As it is written, without its unit; empty where there is none. */
  readonly quantity: string;
  /** The word for the unit of the quantity; empty where there is none. */
  readonly unitWord: string;
  /** Sizes with an amount each, such as `42x10 43x12`, or one size without an amount. */
  readonly sizes: string;
  /** Sizes with an amount each, as they are written; empty where there are none. */
  readonly pairs: string;
  /** Parts that may mean several things: lists of sizes, counts that contradict each other. */
  readonly unclear: readonly string[];
  /** True where several sizes are named without an amount for each. */
  readonly hasSeveralSizes: boolean;
}

interface Match {
  readonly written: string;
  readonly groups: readonly (string | undefined)[];
  readonly remaining: string;
}

function matchIn(pattern: RegExp, text: string): Match | undefined {
  const match = pattern.exec(text);
  return match === null
    ? undefined
    : {
        written: match[0],
        groups: match.slice(1),
        remaining: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`,
      };
}

function findMatches(text: string, patterns: readonly RegExp[]): readonly Match[] {
  const matches: Match[] = [];
  for (const pattern of patterns) {
    const remaining = () => matches.at(-1)?.remaining ?? text;
    for (let match = matchIn(pattern, remaining()); match; match = matchIn(pattern, remaining())) {
      matches.push(match);
    }
  }
  return matches;
}

/** Reads the count that is named as the quantity, or else the only count; contradicting counts are not read. */
function readCount(
  text: string,
  patterns: readonly RegExp[],
): Pick<Amounts, "text" | "quantity" | "unitWord" | "unclear"> {
  const quantities = findMatches(text, [quantityNamed]);
  const matches = quantities.length > 0 ? quantities : findMatches(text, patterns);
  const [match] = matches;
  if (match === undefined || matches.length > 1 || alternatives.test(text)) {
    return {
      text,
      quantity: "",
      unitWord: "",
      unclear: matches.map(({ written }) => written.trim()),
    };
  }
  const [quantity = "", unitWord = ""] = match.groups;
  return { text: match.remaining, quantity, unitWord, unclear: [] };
}

function readSeveralSizes(text: string): Amounts {
  const count = readCount(removeSizeLists(text), totals);
  return {
    ...count,
    text: text.trim(),
    sizes: "",
    pairs: "",
    unclear: [...count.unclear, ...findUnclearSizes(text)],
    hasSeveralSizes: true,
  };
}

/** Writes dozens and a half in pieces: "2.5 dozen" is 30, "half a dozen" 6. */
export function dozensInPieces(text: string): string {
  return text
    .replace(
      /(?<![\p{L}\p{N}.,])(?:half\s+(?:an?\s+)?dozen|نصف\s+(?:درزن|دزين[هة]))(?!\p{L})/iu,
      "6 pcs",
    )
    .replace(/(?<!\p{L}|\d\s*)(?:درزن|دزين[هة])\s+و\s?نصف(?!\p{L})/u, "18 pcs")
    .replace(
      /(?<![\p{L}\p{N}.,])(\d{1,4})(?:[.,]5|\s*½|\s+1\/2)\s*(?:dz|doz|dozens?|درزن|دزينة)(?!\p{L})/iu,
      (_, dozens: string) => `${12 * Number(dozens) + 6} pcs`,
    );
}

/**
 * Reads sizes and quantity out of running text: `20 pcs helmet white`, `Gloves size 10 - 50 pairs`,
 * `Boots 42x10 43x12`. A part that may mean two things stays in the text.
 */
export function readAmounts(written: string, sizePairs: RegExp = pairsInRow): Amounts {
  const text = dozensInPieces(plainDigits(written))
    .replace(bullet, "")
    .replace(packageContent, " ")
    .replace(sizeThenCount, (whole, size: string, number: string, amount: string) =>
      Number(amount) < Number(number) ? `${size} qty ` : whole,
    );
  const computed = computeAmounts(text);
  if (computed) {
    return {
      ...computed,
      text: tidyText(text.replace(computed.written, " ")),
      pairs: computed.sizes === "" ? "" : computed.written,
      unclear: [],
      hasSeveralSizes: false,
    };
  }
  const pairs = matchIn(sizePairs, text);
  const surroundings = pairs?.remaining ?? text;
  const hasSeveralSizes = pairs
    ? sizePairs.test(surroundings) ||
      countSizes(surroundings) > 0 ||
      endsSizeList(
        text.slice(0, text.indexOf(pairs.written)),
        pairs.written.replace(leadingSizeWord, ""),
      )
    : namesSeveralSizes(text);
  if (hasSeveralSizes) {
    return readSeveralSizes(text);
  }
  const wholeCount = readCount(surroundings, counts);
  const size = pairs ? undefined : matchIn(namedSize, wholeCount.text);
  const remaining = size?.remaining ?? wholeCount.text;
  // "x30 size 10": the count ends the text once the size is read.
  const count =
    wholeCount.quantity === "" ? readCount(remaining, counts) : { ...wholeCount, text: remaining };
  return {
    ...count,
    text: tidyText(count.text),
    sizes: pairs
      ? normalizeSizes(pairs.written.replace(leadingSizeWord, ""))
      : (size?.groups[0] ?? ""),
    pairs: pairs?.written ?? "",
    hasSeveralSizes: false,
  };
}
