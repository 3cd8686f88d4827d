/*
 * Arabic runs from the right, and what is written from the left in it (codes, standards, telephone numbers,
 * ranges, measures) is turned round by its neighbours: "7-11" becomes "11-7", "10,000+" becomes "+10,000".
 */

const entity = "&(?:amp|lt|gt);";
const letter = "A-Za-z\\u00B5\\u00C0-\\u024F\\u0370-\\u03FF";
const solid = `[${letter}\\d\\u00BC-\\u00BE]`;
/** Stands before a figure and belongs to it. */
const sign = `(?:[+\\-−±≈~#$€](?=\\d)|[≤≥≈±×<>] ?(?=[\\d+\\-−])|&[lg]t; ?(?=\\d))`;
/** Stands behind a figure or word and belongs to it. */
const tail = "(?:[+%°²³®™]+|\\([A-Za-z\\d]{1,3}\\))";
const word = `${solid}+(?:(?:[.,:;/+\\-–−_@'’*=°²³%×·?#~]|${entity}){1,3}${solid}+|${tail}(?=[/.\\-–]?${solid})[/.\\-–]?${solid}+)*${tail}?`;
const space = "[ \\u00A0]";
const between = `(?:${space}(?:[-–−×x+=→↔<]|${entity})${space}|${space})`;
const token = `(?:[ad]\\.c\\.|${sign}?${word}|°[CF]|%|[Ω°](?!\\p{Script=Arabic}))`;
const runs = new RegExp(`(?<![${letter}\\d])${token}(?:${between}${token})*`, "gu");

/** Quicker than to look for a run where most texts have none. */
const hasRun = new RegExp(`[${letter}\\d%°Ω]`, "u");

/** A code, figure, measure or name that is written from the left, and where it begins. */
interface Run {
  readonly run: string;
  readonly index: number;
}

/** The runs from the left in a text, which may be plain or escaped for HTML. */
export function runsFromTheLeft(text: string): readonly Run[] {
  return hasRun.test(text)
    ? Array.from(text.matchAll(runs), ({ 0: run, index }) => ({ run, index }))
    : [];
}

const plainNumber = /^\d+(?:[.,:]\d+)*$/;
const plainName = new RegExp(
  `^[${letter}][${letter}\\d]*(?:[ \\u00A0.:/+-]+[${letter}\\d]+)*$`,
  "u",
);

/** Checks that a run keeps its order in a text from the right without isolation. */
export function keepsItsOrder(run: string, betweenWordsFromTheRight: boolean): boolean {
  return plainNumber.test(run) || (plainName.test(run) && betweenWordsFromTheRight);
}
