import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Content } from "#content/content.ts";
import { drawingProblems } from "#content/rules/drawing-rules.ts";
import { rewriteSvg } from "#content/svg/rewrite-svg.ts";
import { content as demonstration } from "#test/support/demonstration.ts";

const file = "guides/ppe/parts.svg";

/** Returns the demonstration with one drawing of one point. */
function contentWith(svg: string | undefined): Content {
  const ppe = demonstration.guides.get("ppe");
  if (!ppe) {
    throw new Error("The guide is gone");
  }
  const drawing = {
    kind: "drawing" as const,
    title: "Parts",
    file: "parts.svg",
    points: [{ term: "One", text: "the first" }],
  };
  return {
    ...demonstration,
    guides: new Map([["ppe", { ...ppe, tables: [drawing] }]]),
    drawings: new Map(svg === undefined ? [] : [[file, svg]]),
  };
}

const said = (svg: string | undefined) =>
  drawingProblems(contentWith(svg)).map(({ path, message }) => `${path.join(".")}: ${message}`);

const svg = (inside: string) =>
  `<svg viewBox="0 0 10 10">${inside}<text x="1" y="1">1</text></svg>`;

test("the demonstration's drawings are valid", () => {
  expect(drawingProblems(demonstration)).toEqual([]);
});

test("accepts shapes, groups, classes and short marks", () => {
  expect(said(svg('<g class="point"><circle cx="1" cy="2" r="3"/></g><text>FFP3</text>'))).toEqual(
    [],
  );
});

test("accepts a comment and a style of plain properties", () => {
  expect(said(svg('<!-- x --><g style="fill:red"></g>'))).toEqual([]);
});

describe("refuses a drawing that", () => {
  test.each([
    [
      "is not there",
      undefined,
      "tables.0.file: parts.svg is not in guides/ppe/: put the SVG there.",
    ],
    ["holds a script", svg("<script>alert(1)</script>"), "holds <script>"],
    ["hears of events", svg('<g onload="x()"></g>'), "holds the attribute onload"],
    ["has an event without quotes", svg("<g onload=x></g>"), "holds <g onload=x>"],
    ["leads elsewhere", svg('<a href="/x"></a>'), "holds <a "],
    ["fetches something", svg('<g href="/x"></g>'), "holds the attribute href"],
    ["is filled from elsewhere", svg('<g fill="url(//x)"></g>'), "holds the attribute fill="],
    [
      "has a style from elsewhere",
      svg('<g style="fill:url(//x)"></g>'),
      "holds the attribute fill=",
    ],
    ["says a word that is not translated", svg("<text>glove</text>"), 'holds the word "glove"'],
    ["says something outside of text", svg("<g>7</g>"), 'holds "7" outside of text'],
    ["does not close what it opens", svg("<g>"), "closes svg, which is not open"],
    ["closes more than it opens", svg("</g>"), "closes g, which is not open"],
    ["ends the page's own elements", `${svg("")}</div>`, "holds </div>"],
    ["lacks the number of a point", '<svg viewBox="0 0 1 1"></svg>', "does not show the number 1"],
    ["has no measure", "<svg><text>1</text></svg>", "does not begin with <svg viewBox="],
  ])("%s", (_, drawing, message) => {
    expect(said(drawing).join()).toContain(message);
  });
});

test("accepted drawings contain only allowed elements and attributes", () => {
  const pieces = [
    "<g>",
    "</g>",
    "<g ",
    ">",
    "/>",
    "<",
    'class="',
    '"',
    "onload=",
    "<script>",
    "<a href=",
    "x",
    " ",
    "'",
    "1",
  ];
  const inside = fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string()))
    .map((all) => all.join(""));
  fc.assert(
    fc.property(inside, (text) => {
      const reading = rewriteSvg(svg(text), { prefix: "drawing", classes: true });
      if (reading.ok && said(svg(text)).length === 0) {
        const drawing = reading.svg;
        expect(drawing).not.toMatch(
          /<(script|a\s)|\son\w+\s*=\s*[^"]*$|<[^>]*\s(on\w+|href|style)\s*=/i,
        );
        expect(drawing.match(/<g[\s>]/g)?.length ?? 0).toBeGreaterThanOrEqual(
          drawing.match(/<\/g>/g)?.length ?? 0,
        );
      }
    }),
  );
});
