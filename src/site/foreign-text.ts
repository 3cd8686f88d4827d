import { markupParts } from "#site/markup-parts.ts";
import { directionOf, usualLanguage } from "#domain/language.ts";

/** Matches text between Unicode isolates: the catalogue marks untranslated text so. */
const foreign = /\u2066([^\u2066\u2068\u2069<]*)\u2069/g;

/** Matches the remains of isolated text that was cut off. Interface words open with another mark. */
const cut = /\u2066/g;

/** Wraps untranslated text in an element with its language; removes the marks elsewhere. */
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
