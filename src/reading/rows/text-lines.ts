import { countsInFigures } from "#reading/amounts/number-words.ts";
import { plainDigits } from "#reading/amounts/quantity.ts";
import { people } from "#reading/amounts/size-counts.ts";
import {
  anyUnit,
  colourWord,
  end,
  letterSize,
  quantityWord,
  sizeWord,
  start,
} from "#reading/amounts/vocabulary.ts";

const day = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`;
const time = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]\.?M\.?|\s?[صم])?`;
const sender = String.raw`[^:\n]{1,40}:\s`;
/** Time, day and sender that a chat puts before a message. */
const chatPrefix = new RegExp(
  `^\\s*[\\u200e\\u200f]*\\[?(?:${day}[,،]?\\s+${time}|${time}[,،]?\\s+${day})\\]?\\s*(?:[-–]\\s*)?${sender}`,
  "iu",
);

/** Tells if a line begins with the time of a chat message; it may be cut at a comma. */
export function isChat(line: string): boolean {
  return /^\s*\[?\d{1,2}:\d{2}|^\s*\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}[,\s]+\d{1,2}:\d{2}/u.test(
    plainDigits(line),
  );
}

/** The amount of an earlier order, named beside the new one: "45 sets instead of 30", "(last time 60)". */
const earlierAmount =
  /[\s(]+(?:instead of|rather than|last time|previously|earlier|was|it was|(?:بدلا?ً?|عوضا?ً?)(?:\s*(?:من|عن))?)\s+[\d٠-٩]+\s*\)?(?=\s*(?:$|[,.;،]))/giu;

/** A remark beside a total: "18 dozen (1 dozen per man)". */
const eachInBrackets = /(?<=\d.*)\(\s*\d+[^()\d]*\bper\b[^()\d]*\)/giu;

/** Removes what a chat or a mail program puts before a line. */
export function stripChat(line: string): string {
  const text = line.replace(/^(?:\s*>)+\s?/u, "");
  const [prefix = ""] = chatPrefix.exec(plainDigits(text)) ?? [];
  return countsInFigures(
    text
      .slice(prefix.length)
      .replace(/^(\s*[-*])\s*\[[ x✓]?\]\s*/iu, "$1 ")
      .replaceAll(/\*\*|__/gu, "")
      .replaceAll(/\s*(?:\.{3,}|…+|_{3,})\s*/gu, " - ")
      .replaceAll(earlierAmount, " ")
      .replaceAll(eachInBrackets, " ")
      .trim(),
  );
}

const countedThing = String.raw`\d{1,6}\s*(?:x\s+|(?:${anyUnit})\.?\s+(?:of\s+)?)?(?!${sizeWord}|x\b|number\b|${quantityWord}|${anyUnit}|${people}(?!\p{L}))(?=\p{L}{3})`;
const joint = new RegExp(`\\s*(?:[,;]|\\band\\b|&|\\+|(?<=\\s)و)\\s*(?=${countedThing})`, "giu");
const leadingCount = new RegExp(`(?<![\\p{L}\\p{N}.])${countedThing}`, "giu");

const colourCount = String.raw`${start}${colourWord}\s*(?:[:=–-]\s*|\(\s*)?\d{1,6}(?:\s*(?:${anyUnit}))?\s*\)?${end}`;
const colourCounts = new RegExp(
  `^(?<goods>.*?\\p{L}{3}.*?)[\\s:,،(–-]+(?<counts>${colourCount}(?:[\\s,،;/&+]*(?:and\\s+|و)?${colourCount})+)\\)?\\s*$`,
  "iu",
);

/** Splits goods with an amount for each colour: "helmets white 30, blue 20". */
function splitColours(text: string): readonly string[] {
  const { goods, counts } = colourCounts.exec(text)?.groups ?? {};
  return goods === undefined || counts === undefined
    ? []
    : Array.from(
        counts.matchAll(new RegExp(colourCount, "giu")),
        ([counted]) => `${goods} ${counted.replaceAll(/[():=–]|\s-\s/gu, " ").trim()}`,
      );
}

const countBehind = String.raw`(?:[x×*]\s*\d{1,6}|\d{1,6}\s*(?:${anyUnit})\.?)`;
/** Goods with their own word and, behind it, their count: "vest x 30", "goggles 30 nos". */
const thingThenCount = new RegExp(
  `^(?!(?:${sizeWord}|${letterSize})${end})\\p{L}{3}.*[\\s:(–-]${countBehind}\\)?$`,
  "iu",
);

/** Splits several things, each with its count behind it. */
function splitCounted(text: string): readonly string[] {
  const parts = text
    .split(/\s*[,،;&+]\s*(?=\p{L}{3})|\s+and\s+/iu)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 1 && parts.every((part) => thingThenCount.test(part)) ? parts : [];
}

/** Splits a sentence that asks for several counted things: "50 helmets white and 20 vests XL". */
export function splitItems(written: string): readonly string[] {
  const text = plainDigits(written);
  const counted = [splitColours(text), splitCounted(text)].find(({ length }) => length > 0);
  if (counted) {
    return counted;
  }
  if ((text.match(leadingCount)?.length ?? 0) < 2) {
    return [written];
  }
  const parts = text.split(joint).map((part) => part.trim());
  return parts.every((part) => new RegExp(leadingCount).test(part)) ? parts : [written];
}
