import { markupParts } from "#site/markup-parts.ts";
import { directionOf, usualLanguage } from "#domain/language.ts";

/** A text between Unicode's isolates, as the catalogue gives what it has in the usual language alone. */
const foreign = /\u2066([^\u2066\u2068\u2069<]*)\u2069/g;

/** What is left of one that was cut short. The words' own isolates, which begin otherwise, stay whole. */
const cut = /\u2066/g;

/** The document with every foreign text in an element that says its language; elsewhere the marks go. */
export function markForeignText(html: string): string {
  if (!html.includes("\u2066")) {
    return html;
  }
  const start = `<span lang="${usualLanguage}" dir="${directionOf(usualLanguage)}">`;
  return markupParts(html)
    .map((part) =>
      part.replace(foreign, part.startsWith("<") ? "$1" : `${start}$1</span>`).replace(cut, ""),
    )
    .join("");
}
