import type { Font } from "fontkit";
import type { Direction } from "#domain/language.ts";
import { runsFromTheLeft } from "#domain/runs-from-the-left.ts";

/** What previews are written with. */
export interface Faces {
  readonly latin: Font;
  readonly arabic: Font;
}

/** A line as it is painted: its outlines from the left, and its width, in units of the type's size. */
export interface SetLine {
  readonly outlines: readonly string[];
  readonly width: number;
}

interface Piece {
  readonly face: keyof Faces;
  readonly text: string;
}

/** As on Arabic pages (site/arabic.css): small letters reach the Latin ones' height. */
const sizeOf: Readonly<Record<keyof Faces, number>> = { latin: 1, arabic: 1.06 };

const arabicLetter = /\p{Script=Arabic}/u;
const arabicWord = /([\p{Script=Arabic}\u064B-\u0652،؛؟]+)/u;
const mirrored: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[" };

/** Signs between words, as they are painted in a line from the right. */
function turned(signs: string): string {
  return Array.from(signs, (sign) => mirrored[sign] ?? sign)
    .toReversed()
    .join("");
}

function betweenRuns(text: string): readonly Piece[] {
  return text.split(arabicWord).map((part, at): Piece => {
    // The vowel sign that is typed before the sign of doubling stands above it.
    const ordered = part.replaceAll(/([\u064B-\u0650])\u0651/g, "\u0651$1");
    return at % 2 === 1 ? { face: "arabic", text: ordered } : { face: "latin", text: turned(part) };
  });
}

/** The parts of a line that are shaped on their own, as they are painted from the left. */
function piecesOf(line: string, direction: Direction): readonly Piece[] {
  if (direction === "ltr") {
    return [{ face: "latin", text: line }];
  }
  const pieces: Piece[] = [];
  let from = 0;
  for (const { run, index } of runsFromTheLeft(line)) {
    pieces.push(...betweenRuns(line.slice(from, index)), { face: "latin", text: run });
    from = index + run.length;
  }
  pieces.push(...betweenRuns(line.slice(from)));
  return pieces.filter(({ text }) => text !== "").toReversed();
}

/** Whether the faces have every letter and digit of a text, and the text is of the line's direction. */
export function canSet(faces: Faces, text: string, direction: Direction): boolean {
  return Array.from(text).every((sign) => {
    const arabic = arabicLetter.test(sign);
    const font = arabic ? faces.arabic : faces.latin;
    return (
      !/[\p{L}\p{N}]/u.test(sign) ||
      (font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) && !(arabic && direction === "ltr"))
    );
  });
}

/** Shapes and orders a line; signs that the faces lack are left out. */
export function setLine(faces: Faces, line: string, direction: Direction): SetLine {
  const outlines: string[] = [];
  let width = 0;
  for (const { face, text } of piecesOf(line, direction)) {
    const font = faces[face];
    const scale = sizeOf[face] / font.unitsPerEm;
    const { glyphs, positions } =
      face === "arabic"
        ? font.layout(text, undefined, undefined, undefined, "rtl")
        : font.layout(text);
    let pen = 0;
    const paths = glyphs.map((glyph, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      const place = `translate(${pen + xOffset} ${yOffset})`;
      pen += xAdvance;
      return glyph.id === 0 ? "" : `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
    });
    outlines.push(`<g transform="translate(${width} 0) scale(${scale})">${paths.join("")}</g>`);
    width += pen * scale;
  }
  return { outlines, width };
}
