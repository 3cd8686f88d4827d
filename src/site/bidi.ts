import { markupParts } from "#site/markup-parts.ts";

/*
 * Arabic runs from the right, and what is written from the left in it (codes, standards, telephone numbers,
 * ranges, measures) is turned round by its neighbours: "7-11" becomes "11-7", "10,000+" becomes "+10,000".
 * Every such run is isolated here, after a page's markup is made, in elements or by Unicode's isolates.
 */

const entity = "&(?:amp|lt|gt);";
const letter = "A-Za-z\\u00B5\\u00C0-\\u024F\\u0370-\\u03FF";
const solid = `[${letter}\\d\\u00BC-\\u00BE]`;
/** Stands before a figure and belongs to it. */
const sign = `(?:[+\\-−±≈~#$€](?=\\d)|[≤≥≈±×] ?(?=[\\d+\\-−])|&[lg]t; ?(?=\\d))`;
/** Stands behind a figure or word and belongs to it. */
const tail = "(?:[+%°²³®™]+|\\([A-Za-z\\d]{1,3}\\))";
const word = `${solid}+(?:(?:[.,:;/+\\-–−_@'’*=°²³%×·?#~]|${entity}){1,3}${solid}+|${tail}(?=[/.\\-–]?${solid})[/.\\-–]?${solid}+)*${tail}?`;
const space = "[ \\u00A0]";
const between = `(?:${space}(?:[-–−×x+=→↔<]|${entity})${space}|${space})`;
const token = `(?:[ad]\\.c\\.|${sign}?${word}|°[CF]|%|[Ω°])`;
const runs = new RegExp(`(?<![${letter}\\d])${token}(?:${between}${token})*`, "gu");

const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const plainNumber = /^\d+(?:[.,:]\d+)*$/;
const plainName = new RegExp(
  `^[${letter}][${letter}\\d]*(?:[ \\u00A0.:/+-]+[${letter}\\d]+)*$`,
  "u",
);

/** Quicker than to look for a run where most texts have none. */
const hasRun = new RegExp(`[${letter}\\d%°Ω]`, "u");

/** A text with each run that its neighbours would turn round put between marks. */
function wrapRuns(text: string, wrap: (run: string) => string, alone: boolean): string {
  const found = hasRun.test(text) ? [...text.matchAll(runs)] : [];
  return found.reduceRight((done, { 0: run, index }, at) => {
    const before = text.slice(
      (found[at - 1]?.index ?? 0) + (found[at - 1]?.[0].length ?? 0),
      index,
    );
    const after = text.slice(index + run.length, found[at + 1]?.index);
    const embraced = (at === 0 && alone) || fromTheRight.test(before);
    const followed = (at === found.length - 1 && alone) || fromTheRight.test(after);
    const keeps = plainNumber.test(run) || (plainName.test(run) && embraced && followed);
    return keeps ? done : done.slice(0, index) + wrap(run) + done.slice(index + run.length);
  }, text);
}

/** A text in Arabic that stands where no element can: the title, a label, what a picture shows. */
export function isolateInText(text: string): string {
  return wrapRuns(text, (run) => `\u2068${run}\u2069`, true);
}

/** What the words of the interface have isolated already. */
const given = /\u2068([^\u2066-\u2069]*)\u2069/;

/** A text between two tags, its runs in elements. Its neighbours are not known: what touches them is isolated. */
function isolateInMarkup(text: string): string {
  return text
    .split(given)
    .map((piece, at) => {
      if (at % 2 === 0) {
        return wrapRuns(piece, (run) => `<bdi>${run}</bdi>`, false);
      }
      return `<bdi>${fromTheRight.test(piece) ? isolateInMarkup(piece) : piece}</bdi>`;
    })
    .join("");
}

/** Attributes that are read or shown as text. */
const told = /( (?:title|alt|aria-label|placeholder|content|data-alt|data-tooltip)=")([^"]*)(?=")/g;

/** What stands below an element: its texts may hold elements, or Unicode's isolates alone, or stay. */
type Below = "elements" | "signs" | "nothing";

function belowOf(tag: string, round: Below): Below {
  // An island must be what React would make of it; its words carry isolates of their own.
  if (round === "nothing" || / (?:dir="ltr"|data-island=)/.test(tag)) {
    return "nothing";
  }
  return tag.startsWith("<svg") ? "signs" : round;
}

function tellTag(tag: string): string {
  return tag.replace(told, (_, start: string, text: string) => start + isolateInText(text));
}

/** A page in Arabic with every run from the left isolated, in its texts, its title and its labels. */
export function isolateRuns(html: string): string {
  const open: Below[] = [];
  return markupParts(html)
    .map((part) => {
      const round = open.at(-1) ?? "elements";
      if (!part.startsWith("<")) {
        return { elements: isolateInMarkup, signs: isolateInText, nothing: String }[round](part);
      }
      if (part.startsWith("</")) {
        open.pop();
        return part;
      }
      if (part.startsWith("<title")) {
        return part.replace(/>([^<]*)</, (_, text: string) => `>${isolateInText(text)}<`);
      }
      if (!/^<!|^<(?:script|textarea)|\/>$/.test(part)) {
        open.push(belowOf(part, round));
      }
      return round === "nothing" ? part : tellTag(part);
    })
    .join("");
}
