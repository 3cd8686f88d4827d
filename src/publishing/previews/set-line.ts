import type { Font } from "fontkit";
import type { Direction } from "#domain/language.ts";
import { runsFromTheLeft } from "#domain/runs-from-the-left.ts";

export interface Faces {
  readonly latin: Font;
  readonly arabic: Font;
}

/** A laid out line: outlines from the left, and its width in units of the font size. */
interface SetLine {
  readonly outlines: readonly string[];
  readonly width: number;
}

interface Piece {
  readonly face: keyof Faces;
  readonly text: string;
}

/** Scale as on Arabic pages (site/arabic.css), so that small letters match the Latin ones. */
const sizeOf: Readonly<Record<keyof Faces, number>> = { latin: 1, arabic: 1.06 };

const arabicLetter = /\p{Script=Arabic}/u;
const arabicWord = /([\p{Script=Arabic}\u064B-\u0652،؛؟]+)/u;
const mirrored: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[" };

/** Mirrors and reverses the punctuation of a line that runs from the right. */
function mirror(signs: string): string {
  return Array.from(signs, (sign) => mirrored[sign] ?? sign)
    .toReversed()
    .join("");
}

function betweenRuns(text: string): readonly Piece[] {
  return text.split(arabicWord).map((part, index): Piece => {
    // A vowel sign typed before a shadda belongs above it.
    const ordered = part.replaceAll(/([\u064B-\u0650])\u0651/g, "\u0651$1");
    return index % 2 === 1
      ? { face: "arabic", text: ordered }
      : { face: "latin", text: mirror(part) };
  });
}

/** Splits a line into parts that are shaped separately, from left to right. */
function splitLine(line: string, direction: Direction): readonly Piece[] {
  if (direction === "ltr") {
    return [{ face: "latin", text: line }];
  }
  const pieces: Piece[] = [];
  let start = 0;
  for (const { run, index } of runsFromTheLeft(line)) {
    pieces.push(...betweenRuns(line.slice(start, index)), { face: "latin", text: run });
    start = index + run.length;
  }
  pieces.push(...betweenRuns(line.slice(start)));
  return pieces.filter(({ text }) => text !== "").toReversed();
}

/** Tells if the fonts have every letter and digit, and the text runs in the line's direction. */
export function canDraw(faces: Faces, text: string, direction: Direction): boolean {
  return Array.from(text).every((sign) => {
    const arabic = arabicLetter.test(sign);
    const font = arabic ? faces.arabic : faces.latin;
    return (
      !/[\p{L}\p{N}]/u.test(sign) ||
      (font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) && !(arabic && direction === "ltr"))
    );
  });
}

/** Shapes and orders a line; characters that the fonts lack are left out. */
export function layOutLine(faces: Faces, line: string, direction: Direction): SetLine {
  const outlines: string[] = [];
  let width = 0;
  for (const { face, text } of splitLine(line, direction)) {
    const font = faces[face];
    const scale = sizeOf[face] / font.unitsPerEm;
    const { glyphs, positions } =
      face === "arabic"
        ? font.layout(text, undefined, undefined, undefined, "rtl")
        : font.layout(text);
    let pen = 0;
    const paths = glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const place = `translate(${pen + xOffset} ${yOffset})`;
      pen += xAdvance;
      return glyph.id === 0 ? "" : `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
    });
    outlines.push(`<g transform="translate(${width} 0) scale(${scale})">${paths.join("")}</g>`);
    width += pen * scale;
  }
  return { outlines, width };
}
