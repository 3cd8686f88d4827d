import { plainDigits } from "#reading/amounts/quantity.ts";
import { anyUnit, sizeWord } from "#reading/amounts/vocabulary.ts";

const day = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`;
const time = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]\.?M\.?|\s?[صم])?`;
const sender = String.raw`[^:\n]{1,40}:\s`;
/** Time, day and sender that a chat puts before a message. */
const chatPrefix = new RegExp(
  `^\\s*[\\u200e\\u200f]*\\[?(?:${day}[,،]?\\s+${time}|${time}[,،]?\\s+${day})\\]?\\s*(?:[-–]\\s*)?${sender}`,
  "iu",
);

const units =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** "two fire blankets", "twenty-five vests": number words that begin a line. */
const leadingWord = new RegExp(
  `(?<=^(?:and\\s+|also\\s+)?)(?:(${tens.join("|")})(?:[\\s-]+(${units.slice(0, 9).join("|")}))?|(${units.join("|")}))(?=\\s+(?!size)\\p{L})`,
  "iu",
);
/** "and a first aid kit". */
const leadingArticle = /(?<=^(?:and|also|plus)\s+)an?(?=\s+(?!few|lot|couple)\p{L})/iu;

/** Units in the dual, which the noun's ending counts: "كرتونين". */
const duals: readonly (readonly [RegExp, string])[] = [
  [/^(?:و\s*)?كرتونين(?=\s)/u, "2 كرتون"],
  [/^(?:و\s*)?علبتين(?=\s)/u, "2 علبة"],
  [/^(?:و\s*)?زوجين(?=\s)/u, "2 زوج"],
  [/^(?:و\s*)?(?:حبتين|قطعتين)(?=\s)/u, "2 حبة"],
  [/^(?:و\s*)?طقمين(?=\s)/u, "2 طقم"],
  [/^(?:و\s*)?(?:درزنين|دزينتين)(?=\s)/u, "2 درزن"],
  [/^(?:و\s*)?باكيتين(?=\s)/u, "2 باكيت"],
  [/^(?:و\s*)?(?:رولين|لفتين)(?=\s)/u, "2 رول"],
];

const placeOf = (words: readonly string[], word: string | undefined) =>
  word === undefined ? 0 : words.indexOf(word.toLowerCase()) + 1;

/** Writes a count that begins a line in words as a figure. */
function countInFigures(line: string): string {
  const dual = duals.find(([pattern]) => pattern.test(line));
  return dual
    ? line.replace(...dual)
    : line
        .replace(leadingWord, (_, ten?: string, one?: string, small?: string) =>
          String(
            (ten === undefined ? 0 : 10 + 10 * placeOf(tens, ten)) + placeOf(units, one ?? small),
          ),
        )
        .replace(leadingArticle, "1");
}

/** Tells if a line begins with the time of a chat message; it may be cut at a comma. */
export function isChat(line: string): boolean {
  return /^\s*\[?\d{1,2}:\d{2}|^\s*\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}[,\s]+\d{1,2}:\d{2}/u.test(
    plainDigits(line),
  );
}

/** The amount of an earlier order, named beside the new one: "45 sets instead of 30", "(last time 60)". */
const earlierAmount =
  /[\s(]+(?:instead of|rather than|last time|previously|earlier|was|it was|(?:بدلا?ً?|عوضا?ً?)(?:\s*(?:من|عن))?)\s+[\d٠-٩]+\s*\)?(?=\s*(?:$|[,.;،]))/giu;

/** Removes what a chat or a mail program puts before a line. */
export function stripChat(line: string): string {
  const text = line.replace(/^(?:\s*>)+\s?/u, "");
  const [prefix = ""] = chatPrefix.exec(plainDigits(text)) ?? [];
  return countInFigures(
    text
      .slice(prefix.length)
      .replaceAll(/\s*(?:\.{3,}|…+|_{3,})\s*/gu, " - ")
      .replaceAll(earlierAmount, " ")
      .trim(),
  );
}

const countedThing = String.raw`\d{1,6}\s*(?:x\s+|(?:${anyUnit})\.?\s+(?:of\s+)?)?(?!${sizeWord}|x\b|${anyUnit})(?=\p{L}{3})`;
const joint = new RegExp(`\\s*(?:[,;]|\\band\\b|&|\\+|(?<=\\s)و)\\s*(?=${countedThing})`, "giu");
const leadingCount = new RegExp(`(?<![\\p{L}\\p{N}.])${countedThing}`, "giu");

/** Splits a sentence that asks for several counted things: "50 helmets white and 20 vests XL". */
export function splitItems(written: string): readonly string[] {
  const text = plainDigits(written);
  if ((text.match(leadingCount)?.length ?? 0) < 2) {
    return [written];
  }
  const parts = text.split(joint).map((part) => part.trim());
  return parts.every((part) => new RegExp(leadingCount).test(part)) ? parts : [written];
}
