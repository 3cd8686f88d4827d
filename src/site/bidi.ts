import { isolateInText, isolateInRtlText, rightToLeft, wrapRuns } from "#domain/isolate-runs.ts";
import { markupParts } from "#site/markup-parts.ts";

/** Matches text that the interface words have already isolated. */
const isolated = /\u2068([^\u2066-\u2069]*)\u2069/;

/** Matches short ranges such as "59-140": a browser would break the line after the hyphen. */
const shortRange = /^(?=.{3,9}$)\d[\d.,]*[-–]\d[\d.,]*$/;

function isolateInElement(run: string): string {
  return shortRange.test(run) ? `<bdi class="range">${run}</bdi>` : `<bdi>${run}</bdi>`;
}

/**
 * Isolates runs with `<bdi>`. Neighbouring elements are unknown, so runs at either end are isolated
 * too.
 */
function isolateInMarkup(text: string): string {
  return text
    .split(isolated)
    .map((piece, index) => {
      if (index % 2 === 0) {
        return wrapRuns(piece, isolateInElement, false);
      }
      return `<bdi>${rightToLeft.test(piece) ? isolateInMarkup(piece) : piece}</bdi>`;
    })
    .join("");
}

/** Matches attributes that are read or displayed as text. */
const textAttributes =
  /( (?:title|alt|aria-label|placeholder|content|data-alt|data-tooltip)=")([^"]*)(?=")/g;

/** How texts inside an element are isolated: by elements, by Unicode marks, or not at all. */
type Isolation = "elements" | "signs" | "nothing";

function isolationInside(tag: string, outer: Isolation): Isolation {
  // React hydrates islands, so their markup stays as rendered.
  if (outer === "nothing" || / (?:dir="ltr"|data-island=)/.test(tag)) {
    return "nothing";
  }
  return tag.startsWith("<svg") ? "signs" : outer;
}

function isolateInAttributes(tag: string): string {
  return tag.replace(textAttributes, (_, start: string, text: string) => {
    // Machine-readable content, such as the viewport's, must not change.
    return start + (start.startsWith(" content") ? isolateInRtlText(text) : isolateInText(text));
  });
}

/** Isolates all left-to-right runs in an Arabic page: texts, title and labels. */
export function isolateRuns(html: string): string {
  const open: Isolation[] = [];
  return markupParts(html)
    .map((part) => {
      const outer = open.at(-1) ?? "elements";
      if (!part.startsWith("<")) {
        return { elements: isolateInMarkup, signs: isolateInText, nothing: String }[outer](part);
      }
      if (part.startsWith("</")) {
        open.pop();
        return part;
      }
      if (part.startsWith("<title")) {
        return part.replace(/>([^<]*)</, (_, text: string) => `>${isolateInText(text)}<`);
      }
      if (!/^<!|^<(?:script|textarea)|\/>$/.test(part)) {
        open.push(isolationInside(part, outer));
      }
      return outer === "nothing" ? part : isolateInAttributes(part);
    })
    .join("");
}
