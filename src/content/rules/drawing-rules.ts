import { drawingFile, guideFile, type Content, type Problem } from "#content/content.ts";
import { suggestion } from "#content/unknown-name.ts";
import { parseSvg } from "#content/svg/parse-svg.ts";
import { rewriteSvg } from "#content/svg/rewrite-svg.ts";

/** Returns the texts of an SVG and the element that contains each. */
function listTexts(svg: string): readonly { readonly words: string; readonly within: string }[] {
  const open: string[] = [];
  return parseSvg(svg).flatMap((part) => {
    if (part.kind === "open") {
      open.push(part.name);
    } else if (part.kind === "close") {
      open.pop();
    } else if (part.text.trim() !== "") {
      return [{ words: part.text.trim(), within: open.at(-1) ?? "" }];
    }
    return [];
  });
}

/** Explains why an SVG cannot be a guide's drawing; undefined where it can. */
function svgProblem(svg: string, points: number): string | undefined {
  const reading = rewriteSvg(svg, { prefix: "drawing", classes: true });
  if (!reading.ok) {
    return reading.reason;
  }
  const texts = listTexts(reading.svg);
  for (const { words, within } of texts) {
    if (within !== "text" && within !== "tspan") {
      return `holds "${words.slice(0, 40)}" outside of text`;
    }
    if (/\p{L}{5,}|\p{Ll}{4,}/u.test(words)) {
      return `holds the word "${words}", which no other language can say: put it into points`;
    }
  }
  if (!/^<svg\s[^>]*viewBox="0 0 [\d.]+ [\d.]+"/.test(reading.svg)) {
    return 'does not begin with <svg viewBox="0 0 WIDTH HEIGHT">';
  }
  const labels = new Set(texts.map(({ words }) => words));
  const missing = Array.from({ length: points }, (_, index) => `${index + 1}`).find(
    (number) => !labels.has(number),
  );
  return missing && `does not show the number ${missing} of its points`;
}

/** Checks the drawings of the guides, whose SVG becomes part of the page. */
export function drawingProblems({ guides, drawings }: Content): readonly Problem[] {
  return [...guides].flatMap(([slug, { tables }]) =>
    tables.flatMap((block, blockIndex) => {
      if (block.kind !== "drawing") {
        return [];
      }
      const { file, points } = block;
      const svg = drawings.get(drawingFile(slug, file));
      const folder = drawingFile(slug, "");
      const existingNames = [...drawings.keys()]
        .filter((name) => name.startsWith(folder))
        .map((name) => name.slice(folder.length));
      const problem =
        svg === undefined
          ? `is not in guides/${slug}/: put the SVG there.${suggestion(file, new Set(existingNames))}`
          : svgProblem(svg, points.length);
      return problem === undefined
        ? []
        : [
            {
              file: guideFile(slug),
              path: ["tables", blockIndex, "file"],
              message: `${file} ${problem}`,
            },
          ];
    }),
  );
}
