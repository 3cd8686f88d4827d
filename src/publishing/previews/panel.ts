import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { previewSize } from "#domain/picture-files.ts";
import type { Preview } from "#domain/site.ts";

/** The half that carries words. */
export const column = { width: 540, margin: 56 };
const colours = { ink: "#14171a", text: "#f2f1ec", line: "#f9a800", lime: "#d6e82e" };

/** Marks round a text of another language; nothing is drawn for them. */
const isolates = /[\u2066-\u2069]/g;
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** What panels are drawn with. */
export interface PanelStyle {
  readonly font: Font;
  /** The drawing of the house mark, in units of 32 by 32. */
  readonly mark: string;
}

/** What a panel says of its page. */
export type PanelWords = Pick<Preview, "title" | "line">;

/** Opens the headings' font (WOFF2); throws where it is a collection. */
export function openFont(file: string): Font {
  const opened = create(readFileSync(file));
  if (!("layout" in opened)) {
    throw new Error(`${file} is a collection of fonts`);
  }
  return opened;
}

/** One line of text as an SVG path; signs that the font lacks are left out. */
function path(font: Font, line: string, type: number, x: number, y: number, colour: string) {
  const scale = type / font.unitsPerEm;
  const run = font.layout(line);
  let pen = 0;
  const glyphs = run.glyphs.map((glyph, index) => {
    const at = pen;
    pen += run.positions[index]?.xAdvance ?? 0;
    return glyph.id === 0 ? "" : `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`;
  });
  const position = `translate(${x} ${y}) scale(${scale} ${-scale})`;
  return `<g transform="${position}" fill="${colour}">${glyphs.join("")}</g>`;
}

function widthOf(font: Font, line: string, size: number): number {
  return (font.layout(line).advanceWidth / font.unitsPerEm) * size;
}

/** Whether the font has every letter and digit of a text, and the text runs from the left. */
function canDraw(font: Font, text: string): boolean {
  return (
    !fromTheRight.test(text) &&
    Array.from(text).every(
      (sign) => !/[\p{L}\p{N}]/u.test(sign) || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
    )
  );
}

/** The words in as few lines as fit the width. */
export function wrap(words: string, fits: (line: string) => boolean): readonly string[] {
  return words.split(" ").reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    return last === undefined || fits(longer) ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}

/** The largest type in which the title takes five lines at most. */
function titleLines(font: Font, title: string) {
  const room = column.width - 2 * column.margin;
  const fits = (size: number) => (line: string) => widthOf(font, line, size) <= room;
  const settings = [68, 60, 52, 46].map((size) => ({ size, lines: wrap(title, fits(size)) }));
  const fitting = settings.find(({ size, lines }) => lines.length <= 5 && lines.every(fits(size)));
  return fitting ?? { size: 46, lines: wrap(title, fits(46)).slice(0, 8) };
}

function wordsOf(font: Font, title: string, line: string, company: string): string {
  const { lines, size: type } = titleLines(font, title);
  const top = 560 - lines.length * type * 1.08;
  const { margin } = column;
  return [
    path(font, company, 34, margin + 82, 98, colours.text),
    path(font, line, 26, margin, top - 26, colours.line),
    ...lines.map((one, index) =>
      path(font, one, type, margin, top + (index + 0.85) * type * 1.08, colours.text),
    ),
  ].join("\n");
}

/** The mark in the colour of the line; what has that colour in it already stands out in ink. */
function markOf(mark: string): string {
  const inside = mark
    .replace(/^[^]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replaceAll(colours.line, colours.ink);
  return `<g transform="translate(${column.margin} 52) scale(2.1)" color="${colours.line}">${inside}</g>`;
}

/**
 * The half that carries words, as SVG: mark and company above, what the page is about below.
 * A preview whose letters the font lacks, or that is read from the right, has no words.
 */
export function textPanel({ font, mark }: PanelStyle, words: PanelWords, company: string): string {
  const [title, line, name] = [words.title, words.line, company].map((text) =>
    text.replace(isolates, ""),
  ) as [string, string, string];
  const stripes = [colours.lime, "#c8ccd1", colours.lime].map(
    (colour, index) =>
      `<rect y="${previewSize.height - 27 + index * 9}" width="${column.width}" height="9" fill="${colour}"/>`,
  );
  const drawable = [title, line, name].every((text) => canDraw(font, text));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}">
<rect width="${column.width}" height="${previewSize.height}" fill="${colours.ink}"/>
${markOf(mark)}
${drawable ? wordsOf(font, title, line, name) : ""}
${stripes.join("\n")}
</svg>`;
}
