import { parseCount } from "#content/number-words.ts";
import { arabicForms } from "#test/content/house-style/arabic-terms.ts";
import { latinTerms } from "#domain/codes.ts";
import { units, type Unit } from "#test/content/house-style/arabic-units.ts";

const inBraces = /\{[\w.]+\}/g;

/** Numbers, each as often as it stands: "1,000", "0.5", the 2016 of "EN 388:2016". */
function numbersOf(text: string): readonly string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? [];
}

/** The numbers that stand in one list and not in the other; a number twice needs its like twice. */
function without(numbers: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return numbers.filter((number) => {
    const at = left.indexOf(number);
    if (at !== -1) {
      left.splice(at, 1);
    }
    return at === -1;
  });
}

/** Numbers that English says in words and Arabic may write in digits. */
function wordNumbers(english: string): readonly string[] {
  return english
    .split(/[^A-Za-z]+/)
    .map((word) => parseCount(word))
    .flatMap((count) => (count === undefined ? [] : [String(count)]));
}

/** Units that can stand in a text: none where no number does. */
const unitsFor = (text: string): readonly Unit[] => (/\d/.test(text) ? units : []);

/** The text without units behind numbers, which Arabic writes in its own letters. */
const withoutUnits = (text: string): string =>
  unitsFor(text).reduce((left, { english }) => left.replaceAll(english, " "), text);

const latin = /[A-Za-z0-9]*[A-Za-z][A-Za-z0-9]*/g;

/** Latin words of a text with its marks of plural off: "FFP2", "EN", "AEDs" as AED. */
const latinWords = (text: string): readonly string[] =>
  (text.match(latin) ?? [])
    .map((word) => word.replace(/^([A-Z]{2,})s$/, "$1"))
    .filter((word) => !/^\d+(st|nd|rd|th)$/.test(word));

/** Marks and codes of an English text: two capitals, a letter with a digit, or one capital inside a sentence. */
function codesOf(english: string): readonly string[] {
  const inside = english.replaceAll(
    /(?<=\b(?:do|can|may|must) )I\b|(?<=^|[.:;!?]\s+|["“(])(A(?= (?!and|or))|I(?=[' ]))/g,
    " ",
  );
  return latinWords(inside).filter((word) => /[A-Z].*[A-Z]|^[A-Z]$|\d/.test(word));
}

/** Numbers, units, standards, classes, marks and codes in which an Arabic text differs from the English one. */
export function driftOf(english: string, arabic: string): readonly string[] {
  const [en, ar] = [english.replaceAll(inBraces, " "), arabic.replaceAll(inBraces, " ")];
  const [ours, theirs] = [numbersOf(en), numbersOf(ar)];
  const [bare, spoken] = [
    withoutUnits(en).replaceAll("dB(A)", "dBA"),
    new Set(latinWords(ar.replace(/ديسيبل \(A\)/gu, " "))),
  ];
  const known = new Set(latinWords(en));
  const lost = [
    ...without(ours, theirs).filter((number) => number !== "1" || !/واحد/.test(ar)),
    ...unitsFor(en).flatMap(({ name, english: found, standsBehind }) =>
      [...en.matchAll(found)]
        .map(([, number = ""]) => number)
        .filter((number) => theirs.includes(number) && !standsBehind(number, ar))
        .map((number) => `${number} ${name}`),
    ),
    ...[...new Set(codesOf(bare))].filter(
      (code) => !spoken.has(code) && !arabicForms[code]?.test(ar),
    ),
  ];
  const added = [
    ...without(theirs, [...ours, ...wordNumbers(en)]),
    ...[...spoken].filter((word) => !known.has(word) && !latinTerms.has(word)),
  ];
  return [
    ...lost.map((fact) => `lacks "${fact}" of the English`),
    ...added.map((fact) => `has "${fact}", which the English does not`),
  ];
}
