import { readFileSync } from "node:fs";
import { create } from "fontkit";
import sharp from "sharp";
import type { Preview } from "#tools/previews/preview.ts";

/** The size in pixels that social media show without cutting. */
const canvas = { width: 1200, height: 630 };
const column = { width: 540, margin: 56 };
const place = { width: canvas.width - column.width, height: canvas.height };
const colours = { ink: "#14171a", surface: "#edeff1", text: "#f2f1ec", line: "#f9a800" };
const lime = "#d6e82e";

/** The two outlines of the house mark. */
const [shield = "", letter = ""] = Array.from(
  readFileSync("public/favicon.svg", "utf8").matchAll(/ d="([^"]+)"/g),
  ([, outline]) => outline,
);

const opened = create(readFileSync("src/ui/fonts/archivo-subset.woff2"));
if (!("layout" in opened)) throw new Error("The headings' font is a collection");
const font = opened;

/** One line of text as an SVG path; characters that the font lacks are left out. */
function path(line: string, type: number, x: number, y: number, colour: string): string {
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

function widthOf(line: string, size: number): number {
  return (font.layout(line).advanceWidth / font.unitsPerEm) * size;
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
function titleLines(title: string): { readonly lines: readonly string[]; readonly size: number } {
  const room = column.width - 2 * column.margin;
  const sizes = [68, 60, 52, 46];
  const settings = sizes.map((size) => ({
    size,
    lines: wrap(title, (line) => widthOf(line, size) <= room),
  }));
  const fitting = settings.find(
    ({ size, lines }) => lines.length <= 5 && lines.every((line) => widthOf(line, size) <= room),
  );
  return fitting ?? { size: 46, lines: wrap(title, (line) => widthOf(line, 46) <= room) };
}

/** The half that carries words: mark and company above, what the page is about below. */
export function textPanel(preview: Preview, company: string): string {
  const { lines, size: type } = titleLines(preview.title);
  const top = 560 - lines.length * type * 1.08;
  const title = lines.map((line, index) =>
    path(line, type, column.margin, top + (index + 0.85) * type * 1.08, colours.text),
  );
  const stripes = [lime, "#c8ccd1", lime].map(
    (colour, index) =>
      `<rect y="${canvas.height - 27 + index * 9}" width="${column.width}" height="9" fill="${colour}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}">
<rect width="${column.width}" height="${canvas.height}" fill="${colours.ink}"/>
<g transform="translate(${column.margin} 52) scale(2.1)">
<path d="${shield}" fill="${colours.line}"/>
<path d="${letter}" fill="${colours.ink}"/></g>
${path(company, 34, column.margin + 82, 98, colours.text)}
${path(preview.line, 26, column.margin, top - 26, colours.line)}
${title.join("\n")}
${stripes.join("\n")}
</svg>`;
}

/** Draws a preview from its words and the master of its picture, as JPEG. */
export async function drawPreview(
  { fills = false }: Preview,
  panel: string,
  master: string,
): Promise<Buffer> {
  const shown = await sharp(master)
    .resize({ ...place, fit: fills ? "cover" : "contain", background: colours.surface })
    .toBuffer();
  return sharp({ create: { ...canvas, channels: 3, background: colours.surface } })
    .composite([
      { input: shown, left: column.width, top: 0 },
      { input: Buffer.from(panel), left: 0, top: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
