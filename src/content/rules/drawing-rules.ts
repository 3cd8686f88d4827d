import { drawingFile, guideFile, type Content, type Problem } from "#content/content.ts";
import { suggestion } from "#content/rules/unknown.ts";
import { parseSvg } from "#content/svg/parse-svg.ts";
import { rewriteSvg } from "#content/svg/rewrite-svg.ts";

/** What its texts say, each inside of which element. */
function saidIn(svg: string): readonly { readonly words: string; readonly within: string }[] {
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

/** Why an SVG may not stand in a page as a guide's drawing; nothing where it may. */
function svgProblem(svg: string, points: number): string | undefined {
  const reading = rewriteSvg(svg, { prefix: "drawing", classes: true });
  if (!reading.ok) {
    return reading.reason;
  }
  const said = saidIn(reading.svg);
  for (const { words, within } of said) {
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
  const shown = new Set(said.map(({ words }) => words));
  const missing = Array.from({ length: points }, (_, at) => `${at + 1}`).find(
    (number) => !shown.has(number),
  );
  return missing && `does not show the number ${missing} of its points`;
}

/** What is wrong with the drawings of the guides; their SVG becomes a part of the page. */
export function drawingProblems({ guides, drawings }: Content): readonly Problem[] {
  return [...guides].flatMap(([slug, { tables }]) =>
    tables.flatMap((block, at) => {
      if (block.kind !== "drawing") {
        return [];
      }
      const { file, points } = block;
      const svg = drawings.get(drawingFile(slug, file));
      const folder = drawingFile(slug, "");
      const there = [...drawings.keys()]
        .filter((name) => name.startsWith(folder))
        .map((name) => name.slice(folder.length));
      const problem =
        svg === undefined
          ? `is not in guides/${slug}/: put the SVG there.${suggestion(file, new Set(there))}`
          : svgProblem(svg, points.length);
      return problem === undefined
        ? []
        : [
            {
              file: guideFile(slug),
              path: ["tables", at, "file"],
              message: `${file} ${problem}`,
            },
          ];
    }),
  );
}
