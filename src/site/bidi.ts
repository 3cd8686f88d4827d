import { keepsItsOrder, runsFromTheLeft } from "#domain/runs-from-the-left.ts";
import { markupParts } from "#site/markup-parts.ts";

const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A text with each run that its neighbours would turn round put between marks. */
function wrapRuns(text: string, wrap: (run: string) => string, alone: boolean): string {
  const found = runsFromTheLeft(text);
  return found.reduceRight((done, { run, index }, at) => {
    const last = found[at - 1];
    const before = text.slice(last ? last.index + last.run.length : 0, index);
    const after = text.slice(index + run.length, found[at + 1]?.index);
    const embraced = (at === 0 && alone) || fromTheRight.test(before);
    const followed = (at === found.length - 1 && alone) || fromTheRight.test(after);
    return keepsItsOrder(run, embraced && followed)
      ? done
      : done.slice(0, index) + wrap(run) + done.slice(index + run.length);
  }, text);
}

/** A text in Arabic that stands where no element can: the title, a label, what a picture shows. */
export function isolateInText(text: string): string {
  return wrapRuns(text, (run) => `\u2068${run}\u2069`, true);
}

/** A text of whatever language, as an island shows it: what runs from the left in Arabic is isolated. */
export function inOrder(text: string): string {
  return fromTheRight.test(text) ? isolateInText(text) : text;
}

/** What the words of the interface have isolated already. */
const given = /\u2068([^\u2066-\u2069]*)\u2069/;

/** "59-140": a browser would end a line behind its hyphen. A longer one may be wider than its place. */
const shortRange = /^(?=.{3,9}$)\d[\d.,]*[-–]\d[\d.,]*$/;

function isolateInElement(run: string): string {
  return shortRange.test(run) ? `<bdi class="range">${run}</bdi>` : `<bdi>${run}</bdi>`;
}

/** A text between two tags, its runs in elements. Its neighbours are not known: what touches them is isolated. */
function isolateInMarkup(text: string): string {
  return text
    .split(given)
    .map((piece, at) => {
      if (at % 2 === 0) {
        return wrapRuns(piece, isolateInElement, false);
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
  return tag.replace(told, (_, start: string, text: string) => {
    // What a browser reads, such as how wide the page is laid out, is no text and takes no sign.
    return start + (start.startsWith(" content") ? inOrder(text) : isolateInText(text));
  });
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
