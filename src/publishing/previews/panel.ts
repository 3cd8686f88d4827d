import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { withoutIsolates } from "#domain/isolate-runs.ts";
import { directionOf, type Direction } from "#domain/language.ts";
import { previewSize } from "#domain/picture-files.ts";
import type { Preview } from "#domain/site.ts";
import { canDraw, layOutLine, type Faces } from "#publishing/previews/set-line.ts";

/** The half with the words: left, or right in languages that are written from the right. */
export const column = { width: 540, margin: 56 };
const colours = { ink: "#14171a", text: "#f2f1ec", line: "#f9a800", lime: "#d6e82e" };

/** Line height in units of the font size, and the maximum number of title lines. */
const settings: Readonly<Record<Direction, { leading: number; most: number; cut: number }>> = {
  ltr: { leading: 1.08, most: 5, cut: 8 },
  rtl: { leading: 1.3, most: 4, cut: 6 },
};

export interface PanelStyle {
  readonly faces: Faces;
  /** SVG of the house mark, of any shape. */
  readonly mark: string;
}

type PanelWords = Pick<Preview, "title" | "line" | "language">;

/** Opens a WOFF2 font; throws for a collection of fonts. */
export function openFont(file: string): Font {
  const opened = create(readFileSync(file));
  if (!("layout" in opened)) {
    throw new Error(`${file} is a collection of fonts`);
  }
  return opened;
}

interface Setting {
  readonly faces: Faces;
  readonly direction: Direction;
}

interface Place {
  /** Pixels from the side where words begin. */
  readonly start: number;
  readonly y: number;
}

/** Renders one line of text as SVG. */
function renderLine(setting: Setting, line: string, type: number, place: Place, colour: string) {
  const { outlines, width } = layOutLine(setting.faces, line, setting.direction);
  const x =
    setting.direction === "ltr" ? place.start : round(column.width - place.start - width * type);
  const position = `translate(${x} ${place.y}) scale(${type} ${-type})`;
  return `<g transform="${position}" fill="${colour}">${outlines.join("")}</g>`;
}

function round(pixels: number): number {
  return Math.round(pixels * 100) / 100;
}

/** Breaks words into as few lines as fit. */
export function wrap(words: string, fits: (line: string) => boolean): readonly string[] {
  return words.split(" ").reduce<readonly string[]>((lines, word) => {
    const currentLine = lines.at(-1);
    const longer = currentLine === undefined ? word : `${currentLine} ${word}`;
    return currentLine === undefined || fits(longer)
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);
}

/** Chooses the largest font size at which the title fits into the allowed lines. */
function layOutTitle({ faces, direction }: Setting, title: string) {
  const { most, cut } = settings[direction];
  const room = column.width - 2 * column.margin;
  const fits = (size: number) => (line: string) =>
    layOutLine(faces, line, direction).width * size <= room;
  const sizes = [68, 60, 52, 46].map((size) => ({ size, lines: wrap(title, fits(size)) }));
  const fitting = sizes.find(({ size, lines }) => lines.length <= most && lines.every(fits(size)));
  return fitting ?? { size: 46, lines: wrap(title, fits(46)).slice(0, cut) };
}

/** Renders the company's name beside its mark, smaller where space is short. */
function renderCompany(setting: Setting, company: string, markWidth: number): string {
  const start = column.margin + Math.floor(markWidth) + markPlace.gap;
  const room = column.width - column.margin - start;
  const { width } = layOutLine(setting.faces, company, setting.direction);
  const type = Math.min(34, Math.floor(room / width));
  return renderLine(setting, company, type, { start, y: 98 }, colours.text);
}

function renderWords(setting: Setting, title: string, line: string, company: string): string {
  const { lines, size: type } = layOutTitle(setting, title);
  const { leading } = settings[setting.direction];
  const top = 560 - lines.length * type * leading;
  const { margin: start } = column;
  return [
    company,
    renderLine(setting, line, 26, { start, y: top - 26 }, colours.line),
    ...lines.map((titleLine, index) => {
      const y = round(top + (index + 0.85) * type * leading);
      return renderLine(setting, titleLine, type, { start, y }, colours.text);
    }),
  ].join("\n");
}

/** Area of the mark; a wide mark may take more of the line than a square one. */
const markPlace = { width: 160, height: 67.2, top: 52, gap: 15 };

/** The house mark with its scale and position. */
interface PlacedMark {
  readonly inside: string;
  readonly scale: number;
  readonly width: number;
  /** Moves the viewBox to its area, centred vertically. */
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

/** Renders the mark in the line's colour; parts that already have it turn to ink. */
function renderMark({ inside, scale, width, moved }: PlacedMark, direction: Direction): string {
  const start =
    direction === "ltr" ? column.margin : column.width - column.margin - Math.floor(width);
  const position = `translate(${round(start + moved.x)} ${round(markPlace.top + moved.y)})`;
  return `<g transform="${position} scale(${Number(scale.toFixed(4))})" color="${colours.line}">${inside}</g>`;
}

/**
 * Renders the half with the words as SVG. Leaves the words out where the fonts lack a letter or a
 * text runs against its language.
 */
export function textPanel({ faces, mark }: PanelStyle, words: PanelWords, company: string): string {
  const direction = directionOf(words.language);
  const title = withoutIsolates(words.title);
  const line = withoutIsolates(words.line);
  const name = withoutIsolates(company);
  const { width, height } = previewSize;
  const stripes = [colours.lime, "#c8ccd1", colours.lime].map(
    (colour, index) =>
      `<rect y="${height - 27 + index * 9}" width="${column.width}" height="9" fill="${colour}"/>`,
  );
  const setting = { faces, direction };
  const placed = placeMark(mark);
  const drawable = [title, line, name].every((text) => canDraw(faces, text, direction));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<g transform="translate(${direction === "ltr" ? 0 : width - column.width} 0)">
<rect width="${column.width}" height="${height}" fill="${colours.ink}"/>
${renderMark(placed, direction)}
${drawable ? renderWords(setting, title, line, renderCompany(setting, name, placed.width)) : ""}
${stripes.join("\n")}
</g>
</svg>`;
}
