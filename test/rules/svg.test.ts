import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rewriteSvg } from "#content/svg/rewrite-svg.ts";

const use = { prefix: "mark" };
const root = (inside: string, more = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg"${more} viewBox="0 0 10 10">${inside}</svg>`;

function written(text: string): string {
  const reading = rewriteSvg(text, use);
  return reading.ok ? reading.svg : `refused: ${reading.reason}`;
}

test.each(globSync("content/**/*.svg"))("%s is published as it is", (file) => {
  const text = readFileSync(file, "utf8");
  const reading = rewriteSvg(text, { ...use, classes: true, ids: true });
  expect(reading).toEqual({ ok: true, svg: text.replaceAll(" />", "/>") });
});

const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" height="60mm" viewBox="0 0 210 60" version="1.1" id="svg1" inkscape:version="1.3.2"
   xml:space="preserve" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg"
   xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <sodipodi:namedview id="namedview1" pagecolor="#ffffff"><inkscape:page x="0" id="page2"/></sodipodi:namedview>
  <metadata><rdf:RDF><rdf:li>x</rdf:li></rdf:RDF></metadata>
  <defs id="defs1"><linearGradient id="a"><stop offset="0" style="stop-color:#000;stop-opacity:1"/></linearGradient>
  <linearGradient inkscape:collect="always" xlink:href="#a" id="b" x1="0" x2="1"/></defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1"><title>Layer</title>
  <path style="fill:url(#b);stroke:none;-inkscape-stroke:none;stroke-width:0.26" d="M 0,0 H 210 V 60 Z" id="path1" sodipodi:nodetypes="cccc"/></g>
</svg>
`;

test("what Inkscape saves is written without all that Inkscape adds, its styles as attributes", () => {
  expect(written(inkscape).replaceAll(/\n\s*/g, "")).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 60">' +
      '<defs><linearGradient id="mark-a"><stop offset="0" stop-color="#000" stop-opacity="1"/></linearGradient>' +
      '<linearGradient href="#mark-a" id="mark-b" x1="0" x2="1"/></defs>' +
      '<g><path d="M 0,0 H 210 V 60 Z" fill="url(#mark-b)" stroke="none" stroke-width="0.26"/></g></svg>',
  );
});

test("a style sheet becomes attributes, the closest rule last", () => {
  const sheet =
    "/* a */ path, .a { fill: red } .b{fill:blue;stroke:#fff !important} #c{opacity:.5}";
  const drawing = `<style type="text/css"><![CDATA[${sheet}]]></style><path class="b" fill="#000"/><g id="c"/>`;
  expect(written(root(drawing))).toBe(root('<path fill="blue" stroke="#fff"/><g opacity=".5"/>'));
});

test("a drawing without a viewBox has the size that it states in pixels", () => {
  expect(written('<svg width="30px" height="20"><g/></svg>')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><g/></svg>',
  );
});

describe("an SVG is refused that", () => {
  test.each([
    ["holds a script", root("<script>alert(1)</script>"), /^holds <script>: /],
    [
      "holds a script of another prefix",
      root("<s:script/>", ' xmlns:s="http://www.w3.org/2000/svg"'),
      /^holds <script>/,
    ],
    ["holds HTML", root("<foreignObject><p/></foreignObject>"), /^holds <foreignObject>/],
    ["hears of events", root('<g onload="x()"/>'), /^holds the attribute onload/],
    ["hears of events at its root", root("", ' onload="x()"'), /^holds the attribute onload/],
    ["leads elsewhere", root('<a href="/x"><g/></a>'), /^holds <a href/],
    ["shows a picture", root('<image href="https://x.example/a.png"/>'), /^holds <image/],
    ["uses another file", root('<use href="a.svg#b"/>'), /^holds <use/],
    [
      "is filled from elsewhere",
      root('<g fill="url(https://x.example/#a)"/>'),
      /^holds the attribute fill/,
    ],
    [
      "names a gradient elsewhere",
      root('<linearGradient href="a.svg#b"/>'),
      /^holds the attribute href/,
    ],
    ["has a DOCTYPE", `<!DOCTYPE svg [<!ENTITY a "b">]>${root("")}`, /^holds <!DOCTYPE/],
    ["fetches a style", root("<style>@import url(//x)</style>"), /^holds @import/],
    [
      "fetches in a style",
      root("<style>g{background:url(//x)}</style>"),
      /^holds the attribute background/,
    ],
    [
      "fetches in an attribute of style",
      root('<g style="fill:u\\72l(//x)"/>'),
      /^holds the attribute fill/,
    ],
    ["is animated", root('<g><set attributeName="href" to="x"/></g>'), /^holds <set/],
    ["is cut off", root("<g>").slice(0, -3), /well-formed XML|not open/],
    ["is no SVG", "hello", /^is no SVG drawing$/],
    ["is bytes", "\u0000\u0001<svg\u0007\ufffd", /^is no SVG drawing|^holds/],
    ["is in another element", `<p>${root("")}</p>`, /^holds <p>|^is no SVG/],
    ["has no size", "<svg><g/></svg>", /^does not begin with <svg viewBox/],
    ["has no height", '<svg viewBox="0 0 5 0"/>', /^does not begin with <svg viewBox/],
    [
      "is too large",
      root(`<path d="${"M0 0".repeat(30_000)}"/>`),
      /^holds 120 kB: 100 kB are the most$/,
    ],
  ])("%s", (_, text, reason) => {
    expect(rewriteSvg(text, use)).toEqual({
      ok: false,
      reason: expect.stringMatching(reason) as string,
    });
  });
});

test("whatever is written is written the same again, and holds nothing that runs or fetches", () => {
  const pieces = [
    "<g>",
    "</g>",
    "<g ",
    "/>",
    ">",
    "<",
    '="',
    '"',
    " onload=",
    "<script>",
    "<a href=",
    "style=",
    "fill:url(x)",
    "x:",
    "xmlns:x=",
    "<![CDATA[",
    "]]>",
    "<!--",
    "-->",
    "&lt;",
    "&#60;",
    "<style>",
    "</style>",
    "g{",
    "}",
    "<title>",
    "</title>",
  ];
  const inside = fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string()))
    .map((all) => all.join(""));
  fc.assert(
    fc.property(inside, (text) => {
      const reading = rewriteSvg(root(text), use);
      if (reading.ok) {
        expect(reading.svg).not.toMatch(
          /<(?:script|a|style|foreignObject)[\s>/]|<[^>]*\s(?:on\w+|style|class)=/i,
        );
        expect(rewriteSvg(reading.svg, use)).toMatchObject({ ok: true });
      }
    }),
    { numRuns: 2000 },
  );
});
