import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { directionOf, type Direction } from "#domain/language.ts";
import { previewSize } from "#domain/picture-files.ts";
import type { Preview } from "#domain/site.ts";
import { canSet, setLine, type Faces } from "#publishing/previews/set-line.ts";

/** The half that carries words: the left one, or the right one where words run from the right. */
export const column = { width: 540, margin: 56 };
const colours = { ink: "#14171a", text: "#f2f1ec", line: "#f9a800", lime: "#d6e82e" };

/** Marks round a text of another language; nothing is drawn for them. */
const isolates = /[\u2066-\u2069]/g;

/** Distance of lines in sizes of the type, and how many a title takes. */
const settings: Readonly<Record<Direction, { leading: number; most: number; cut: number }>> = {
  ltr: { leading: 1.08, most: 5, cut: 8 },
  rtl: { leading: 1.3, most: 4, cut: 6 },
};

/** What panels are drawn with. */
export interface PanelStyle {
  readonly faces: Faces;
  /** The drawing of the house mark, of any shape. */
  readonly mark: string;
}

/** What a panel says of its page. */
export type PanelWords = Pick<Preview, "title" | "line" | "language">;

/** Opens a font (WOFF2); throws where it is a collection. */
export function openFont(file: string): Font {
  const opened = create(readFileSync(file));
  if (!("layout" in opened)) {
    throw new Error(`${file} is a collection of fonts`);
  }
  return opened;
}

/** What lines are set with, and which way they run. */
interface Setting {
  readonly faces: Faces;
  readonly direction: Direction;
}

interface Place {
  /** From the side where words begin, pixels. */
  readonly start: number;
  readonly y: number;
}

/** One line of text as SVG. */
function lineOf(setting: Setting, line: string, type: number, place: Place, colour: string) {
  const { outlines, width } = setLine(setting.faces, line, setting.direction);
  const x =
    setting.direction === "ltr" ? place.start : round(column.width - place.start - width * type);
  const position = `translate(${x} ${place.y}) scale(${type} ${-type})`;
  return `<g transform="${position}" fill="${colour}">${outlines.join("")}</g>`;
}

function round(pixels: number): number {
  return Math.round(pixels * 100) / 100;
}

/** The words in as few lines as fit the width. */
export function wrap(words: string, fits: (line: string) => boolean): readonly string[] {
  return words.split(" ").reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    return last === undefined || fits(longer) ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}

/** The largest type in which the title takes no more lines than it should. */
function titleLines({ faces, direction }: Setting, title: string) {
  const { most, cut } = settings[direction];
  const room = column.width - 2 * column.margin;
  const fits = (size: number) => (line: string) =>
    setLine(faces, line, direction).width * size <= room;
  const sizes = [68, 60, 52, 46].map((size) => ({ size, lines: wrap(title, fits(size)) }));
  const fitting = sizes.find(({ size, lines }) => lines.length <= most && lines.every(fits(size)));
  return fitting ?? { size: 46, lines: wrap(title, fits(46)).slice(0, cut) };
}

/** The company beside its mark, smaller where the line has no room for it. */
function companyOf(setting: Setting, company: string, markWidth: number): string {
  const start = column.margin + Math.floor(markWidth) + markPlace.gap;
  const room = column.width - column.margin - start;
  const { width } = setLine(setting.faces, company, setting.direction);
  const type = Math.min(34, Math.floor(room / width));
  return lineOf(setting, company, type, { start, y: 98 }, colours.text);
}

function wordsOf(setting: Setting, title: string, line: string, company: string): string {
  const { lines, size: type } = titleLines(setting, title);
  const { leading } = settings[setting.direction];
  const top = 560 - lines.length * type * leading;
  const { margin: start } = column;
  return [
    company,
    lineOf(setting, line, 26, { start, y: top - 26 }, colours.line),
    ...lines.map((one, index) => {
      const y = round(top + (index + 0.85) * type * leading);
      return lineOf(setting, one, type, { start, y }, colours.text);
    }),
  ].join("\n");
}

/** The place of the mark; a wide one may take more of the line than a square one. */
const markPlace = { width: 160, height: 67.2, top: 52, gap: 15 };

/** The house mark as it is placed: its shapes, how many times larger, and how wide that is. */
interface PlacedMark {
  readonly inside: string;
  readonly scale: number;
  readonly width: number;
  /** Moves the corner of its viewBox to the corner of its place, in the middle of the line's height. */
  readonly moved: { readonly x: number; readonly y: number };
}

function placeMark(mark: string): PlacedMark {
  const [, box = "0 0 32 32"] = /viewBox="([^"]+)"/.exec(mark) ?? [];
  const [left = 0, top = 0, width = 32, height = 32] = box.split(" ").map(Number);
  const scale = Math.min(markPlace.width / width, markPlace.height / height);
  const inside = mark
    .replace(/^[^]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replaceAll(colours.line, colours.ink);
  const spare = (markPlace.height - height * scale) / 2;
  return {
    inside,
    scale,
    width: width * scale,
    moved: { x: -left * scale, y: spare - top * scale },
  };
}

/** The mark in the colour of the line; what has that colour in it already stands out in ink. */
function markOf({ inside, scale, width, moved }: PlacedMark, direction: Direction): string {
  const start =
    direction === "ltr" ? column.margin : column.width - column.margin - Math.floor(width);
  const position = `translate(${round(start + moved.x)} ${round(markPlace.top + moved.y)})`;
  return `<g transform="${position} scale(${Number(scale.toFixed(4))})" color="${colours.line}">${inside}</g>`;
}

/**
 * The half that carries words, as SVG: mark and company above, what the page is about below.
 * A preview whose letters the faces lack, or that runs against its language, has no words.
 */
export function textPanel({ faces, mark }: PanelStyle, words: PanelWords, company: string): string {
  const direction = directionOf(words.language);
  const [title, line, name] = [words.title, words.line, company].map((text) =>
    text.replace(isolates, ""),
  ) as [string, string, string];
  const { width, height } = previewSize;
  const stripes = [colours.lime, "#c8ccd1", colours.lime].map(
    (colour, index) =>
      `<rect y="${height - 27 + index * 9}" width="${column.width}" height="9" fill="${colour}"/>`,
  );
  const setting = { faces, direction };
  const placed = placeMark(mark);
  const drawable = [title, line, name].every((text) => canSet(faces, text, direction));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<g transform="translate(${direction === "ltr" ? 0 : width - column.width} 0)">
<rect width="${column.width}" height="${height}" fill="${colours.ink}"/>
${markOf(placed, direction)}
${drawable ? wordsOf(setting, title, line, companyOf(setting, name, placed.width)) : ""}
${stripes.join("\n")}
</g>
</svg>`;
}
