import type { Unit } from "#domain/catalogue/product.ts";
import { plainDigits } from "#reading/amounts/quantity-text.ts";
import {
  countedBeside,
  endsList,
  namesSeveralSizes,
  sizesNamedIn,
} from "#reading/amounts/several-sizes.ts";
import { readSizeText } from "#reading/amounts/size-text.ts";
import { tellSizes } from "#domain/quotation/tell-request.ts";

/** What counts goods in a row; a dozen is no unit of ours. */
export type CountedIn = Unit | "dozen";

const unitWords: Readonly<Record<CountedIn, string>> = {
  each: "ea|each|pcs?|pieces?|nos?|units?|حبة|حبه|حبات|قطعة|قطعه|قطع",
  pair: "prs?|pairs?|زوج|أزواج|ازواج|جوز",
  set: "sets?|طقم|أطقم|اطقم",
  box: "box|boxes|bx|علبة|علبه|علب|صندوق",
  pack: "pk|pkt|pkts|packs?|packets?|باكيت",
  roll: "rolls?|رول|لفة|لفه",
  carton: "ctn|ctns|cartons?|كرتون|كراتين",
  dozen: "dz|doz|dozens?|درزن|دزينة",
};
const anyUnit = Object.values(unitWords).join("|");
const unitPatterns = Object.entries(unitWords).map(
  ([unit, words]) => [unit as CountedIn, new RegExp(`^(?:${words})\\.?$`, "iu")] as const,
);

/** The unit that a word names. */
export function unitNamed(word: string): CountedIn | undefined {
  return word.length > 12
    ? undefined
    : unitPatterns.find(([, pattern]) => pattern.test(word.trim()))?.[0];
}

/** What a row says beside the thing itself; quantity and sizes as they are put into a line's fields. */
export interface RowAmounts {
  /** What is left of the row: the thing that is asked for. */
  readonly text: string;
  readonly quantity: string;
  readonly sizes: string;
  readonly unit?: CountedIn;
  /** Tells that several sizes are named, and how many of each is not said. */
  readonly isOfSeveral?: true;
}

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)`;
const letters = String.raw`(?:X{0,3}[SL]|[2-6]X[SL]|M)`;
/** A size that running text may hold: a shoe's, a glove's, or letters. */
const size = String.raw`(?:(?:3[4-9]|4\d|50|[5-9]|1[0-3])(?:\.5)?|${letters})`;
const alone = String.raw`(?<![\p{L}\p{N}.'’]|\p{L}/)`;
const ends = String.raw`(?![\p{L}\p{N}]|\.\d)`;
const pair = String.raw`(?:${size}\s*[x×*:=]\s*${number}|${letters}\s*[-–]\s*${number}|${size}\s*\(\s*${number}\s*\))`;

const sizeWord = "(?:sizes?(?!\\p{L})|sz|المقاسات|المقاس|مقاسات|مقاس|قياس)";

const pairs = new RegExp(
  `(?:${alone}${sizeWord}[\\s:.#-]*)?${alone}${pair}(?:[\\s,;+/&]+${pair})*${ends}(?!\\s*(?:mm|cm|ml|m|l|kg)(?!\\p{L}))`,
  "iu",
);
const oneSize = new RegExp(
  `${alone}${sizeWord}[\\s:.#-]*(${size})${ends}(?!\\s*[-/,&]\\s*(?:\\d|${letters}${ends}))`,
  "iu",
);
const counts: readonly RegExp[] = [
  new RegExp(
    `${alone}(?:qty|quantity|الكمية|الكميه|كمية|العدد|عدد)[\\s:=.-]*(${number})${ends}(?:\\s*(${anyUnit})${ends})?`,
    "iu",
  ),
  new RegExp(
    `(?<!\\bof\\s*)(?<![\\p{L}\\p{N}.,/+-])(${number})\\s*-?\\s*(${anyUnit})${ends}`,
    "iu",
  ),
  new RegExp(`(?<=\\s)[x×*]\\s*(${number})\\s*$`, "iu"),
  new RegExp(`^(${number})\\s*[x×]\\s+`, "iu"),
  new RegExp(`(?<=\\p{L}\\s*)(?:\\s[-–]\\s*|[:=]\\s*|,\\s+)(${number})\\s*$`, "iu"),
];
const sizeWords = new RegExp(`^${sizeWord}[\\s:.#-]*`, "iu");
const bullet = /^\s*(?:[-*•·–▪]\s+|\d{1,3}\s?[.)]\s+)+/u;
const loose = /^[\s,;:\-–=.]+|[\s,;:\-–=]+$/gu;

/** A text without what was read out of it. */
function without(text: string, found: RegExpExecArray): string {
  return `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
}

/** Counts that are a total whatever sizes stand beside them: `qty 20`, `20 pcs`, `20 x gloves`. */
const totals = [0, 1, 3].flatMap((at) => counts[at] ?? []);

/** The one count that a text holds; nothing where it holds none, or several that differ. */
function countIn(text: string, patterns = counts) {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) {
      const rest = without(text, found);
      return pattern.test(rest) ? undefined : { found, rest };
    }
  }
  return undefined;
}

/** Tells that both numbers are sizes of clothing: `46-56` is a range. */
const isClothing = (from: string, to: string) => Number(from) >= 34 && Number(to) <= 70;

/** Sizes as a line's field holds them: `9-60 10-120` is sixty of the nines, for sixty is no size. */
export function tidySizes(written: string): string {
  const text = plainDigits(written).trim();
  const dashed = text.replaceAll(
    /(?<![\d.])(\d{1,2}(?:\.5)?)\s*[-–]\s*(\d{1,6})(?![\d.])/gu,
    (whole, one, count) =>
      (Number(count) > 50 && !isClothing(one, count)) || Number(count) < Number(one)
        ? `${one}x${count}`
        : whole,
  );
  const sizes = readSizeText(dashed);
  return sizes === undefined ? written.trim() : tellSizes({ sizes });
}

const lettersAlone = new RegExp(
  `^(?:${letters}(?:\\s*[-/,&]\\s*${letters})*|(?:ONE|FREE) ?SIZE)$`,
  "u",
);
const numbersAlone = new RegExp(`^${size}(?:\\s*[-/,&]\\s*${size})*$`, "u");

/** Longest text that may be a size, a unit or a quantity, in characters. */
export const longestAmount = 200;

/** Whether a text is a size or several: of a shoe, a glove or clothing. */
export function isSizeText(written: string): "counted" | "lettered" | "numbered" | undefined {
  if (written.length > longestAmount) {
    return undefined;
  }
  const text = tidySizes(written);
  if (readSizeText(text) !== undefined) {
    return "counted";
  }
  const plain = plainDigits(text).toUpperCase();
  if (lettersAlone.test(plain)) {
    return "lettered";
  }
  return numbersAlone.test(plain) ? "numbered" : undefined;
}

/** Of a size that is named alone, all that are asked for are that size. */
export function sizesWith(named: string, quantity: string): Pick<RowAmounts, "sizes" | "quantity"> {
  const counted = named === "" ? "" : tidySizes(`${named.toUpperCase()}x${quantity}`);
  return quantity !== "" && readSizeText(counted) !== undefined
    ? { sizes: counted, quantity: "" }
    : { sizes: named, quantity };
}

/** Reads the total of a row that names several sizes; its words stay in the text. */
function amountsOfSeveral(text: string): RowAmounts {
  const count = countIn(countedBeside(text), totals);
  const unit = unitNamed(count?.found[2] ?? "");
  return {
    text: text.trim(),
    quantity: count?.found[1] ?? "",
    sizes: "",
    ...(unit !== undefined && { unit }),
    isOfSeveral: true,
  };
}

/**
 * Reads sizes and quantity out of running text: `20 pcs helmet white`, `Gloves size 10 - 50 pairs`,
 * `Boots 42x10 43x12`. What may mean two things stays in the text.
 */
export function readRowAmounts(row: string): RowAmounts {
  const whole = plainDigits(row).replace(bullet, "");
  const found = pairs.exec(whole);
  const text = found ? without(whole, found) : whole;
  const isOfSeveral = found
    ? pairs.test(text) ||
      sizesNamedIn(text) > 0 ||
      endsList(whole.slice(0, found.index), found[0].replace(sizeWords, ""))
    : namesSeveralSizes(text);
  if (isOfSeveral) {
    return amountsOfSeveral(whole);
  }
  const count = countIn(text);
  const named = found ? undefined : oneSize.exec(count?.rest ?? text);
  const rest = named ? without(count?.rest ?? text, named) : (count?.rest ?? text);
  const unit = unitNamed(count?.found[2] ?? "");
  const quantity = count?.found[1] ?? "";
  const sizes = found
    ? { sizes: tidySizes(found[0].replace(sizeWords, "")), quantity }
    : sizesWith(named?.[1] ?? "", quantity);
  return {
    text: rest.replaceAll(/\s+/gu, " ").replaceAll(loose, ""),
    ...(named || found ? sizes : { sizes: "", quantity }),
    ...(unit !== undefined && { unit }),
  };
}
