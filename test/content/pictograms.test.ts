import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { categoryPageSlugs } from "#content/pages/category-page.ts";
import { categoryPictograms, pictogramNames, pictograms } from "#content/pictograms.ts";

const colours: Readonly<Record<string, string>> = {
  mandatory: "#005387",
  prohibition: "#9b2423",
  warning: "#f9a800",
  "safe-condition": "#16693f",
  fire: "#9b2423",
};

test("every drawing has a name and every name a drawing", () => {
  const drawn = globSync("public/pictograms/*.svg").map((file) => basename(file, ".svg"));
  expect(drawn.toSorted()).toEqual(pictogramNames.toSorted());
});

test.each(pictogramNames)("%s is small, plain and in the colour of its kind", (name) => {
  const drawing = readFileSync(`public/pictograms/${name}.svg`, "utf8");
  expect(Buffer.byteLength(drawing)).toBeLessThan(1500);
  expect(drawing).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 64 64">.*<\/svg>\n$/);
  expect(drawing).not.toMatch(/<(script|style|text|image|use|foreignObject)|\s(style|on\w+)=/i);
  expect(drawing.replace(/xmlns="[^"]+"/, "")).not.toMatch(/href|url\(|https?:/);
  expect(drawing).toContain(colours[pictograms[name].kind]);
  expect(pictograms[name].meaning).toMatch(/^[A-Z].{5,40}$/);
});

test("every category page has a sign", () => {
  for (const slug of categoryPageSlugs) {
    for (const name of categoryPictograms[slug]) expect(pictogramNames).toContain(name);
  }
});
