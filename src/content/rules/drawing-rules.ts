import { drawingFile, guideFile, type Content, type Problem } from "#content/content.ts";
import { suggestion } from "#content/rules/unknown.ts";

const elements = new Set("svg g path rect circle ellipse line polyline polygon text".split(" "));

const attributes =
  /^(xmlns|viewBox|class|d|points|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|transform)=|^fill="#/;

const tag = /^<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>$/;

/** Why a tag may not stand in a page; nothing where it may. */
function tagProblem(token: string, open: string[]): string | undefined {
  const [, closing, name = "", rest = "", alone] = tag.exec(token) ?? [];
  if (!elements.has(name)) {
    return `holds ${token.slice(0, 40)}: a drawing is made of ${[...elements].join(", ")}`;
  }
  if (closing === "/") {
    return open.pop() === name ? undefined : `closes ${name}, which is not open`;
  }
  if (alone !== "/") {
    open.push(name);
  }
  const other = rest.match(/[\w:-]+="[^"]*"/g)?.find((attribute) => !attributes.test(attribute));
  return other && `holds the attribute ${other}: colours and lines come from the classes`;
}

/** Why an SVG may not stand in a page as it is; nothing where it may. */
function svgProblem(svg: string, points: number): string | undefined {
  const open: string[] = [];
  const said = new Set<string>();
  for (const [token] of svg.trim().matchAll(/<[^>]*>|[^<]+/g)) {
    const words = token.trim();
    if (token.startsWith("<")) {
      const problem = tagProblem(token, open);
      if (problem !== undefined) {
        return problem;
      }
    } else if (words !== "") {
      said.add(words);
      if (open.at(-1) !== "text") {
        return `holds "${words.slice(0, 40)}" outside of text`;
      }
      if (/\p{L}{5,}|\p{Ll}{4,}/u.test(words)) {
        return `holds the word "${words}", which no other language can say: put it into points`;
      }
    }
  }
  if (!/^<svg\s[^>]*viewBox="0 0 [\d.]+ [\d.]+"/.test(svg.trim())) {
    return 'does not begin with <svg viewBox="0 0 WIDTH HEIGHT">';
  }
  const missing = Array.from({ length: points }, (_, at) => `${at + 1}`).find(
    (number) => !said.has(number),
  );
  return open.length > 0
    ? `does not close ${open.at(-1)}`
    : missing && `does not show the number ${missing} of its points`;
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
