import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { catalogue } from "#test/support/demonstration.ts";

const { pictograms, guides } = catalogue;

const colours: Readonly<Record<string, string>> = {
  mandatory: "#005387",
  prohibition: "#9b2423",
  warning: "#f9a800",
  "safe-condition": "#16693f",
  fire: "#9b2423",
};

test("every drawing has a name, and every name has a drawing", () => {
  const drawn = globSync("content/pictograms/*.svg").map((file) => basename(file, ".svg"));
  expect(drawn.toSorted()).toEqual(pictograms.map(({ id }) => id).toSorted());
});

test.each(pictograms.map(({ id, kind, meaning }) => [id, kind, meaning] as const))(
  "%s is small, plain and in the colour of its kind",
  (id, kind, meaning) => {
    const drawing = readFileSync(`content/pictograms/${id}.svg`, "utf8");
    expect(Buffer.byteLength(drawing)).toBeLessThan(1500);
    expect(drawing).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 64 64">.*<\/svg>\n$/);
    expect(drawing).not.toMatch(/<(script|style|text|image|use|foreignObject)|\s(style|on\w+)=/i);
    expect(drawing.replace(/xmlns="[^"]+"/, "")).not.toMatch(/href|url\(|https?:/);
    expect(drawing).toContain(colours[kind]);
    expect(meaning).toMatch(/^[A-Z].{5,40}$/);
  },
);

test("every guide has a pictogram", () => {
  for (const guide of guides) {
    expect(guide.pictograms.length).toBeGreaterThan(0);
  }
});
