import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const stylesheets = globSync(["src/ui/**/*.css", "src/site/**/*.css"]).filter(
  (file) => !file.endsWith("tokens.css"),
);

/** Paper is measured in points, and lettering of a drawing in units of the drawing. */
const sizes = /^(var\(--(text|heading|drawing)-[\w-]+\)|[\d.]+pt|inherit|1em|100%)$/;
const weights = /^(var\(--weight-\w+\)|inherit)$/;

interface Declaration {
  readonly property: string;
  readonly value: string;
}

/** Lists the declarations of a style sheet, without those of its font faces. */
function declarations(css: string): readonly Declaration[] {
  const rules = css.replaceAll(/\/\*[^]*?\*\/|@font-face \{[^}]*\}/g, "");
  return Array.from(
    rules.matchAll(/^\s*([\w-]+):\s*([^;{]+);/gm),
    ([, property = "", value = ""]) => ({
      property,
      value,
    }),
  );
}

function refused(css: string): readonly string[] {
  return declarations(css)
    .filter(({ property, value }) => {
      switch (property) {
        case "font-size":
          return !sizes.test(value);
        case "font-weight":
          return !weights.test(value);
        case "letter-spacing":
        case "word-spacing":
          return !/^(var\(--(letter|word)-space-heading\)|inherit|normal|0)$/.test(value);
        case "font":
          return value !== "inherit";
        default:
          return false;
      }
    })
    .map(({ property, value }) => `${property}: ${value}`);
}

test("finds the style sheets", () => {
  expect(stylesheets.length).toBeGreaterThan(40);
});

describe.each(stylesheets)("%s", (file) => {
  const css = readFileSync(file, "utf8");

  test("takes sizes, weights and spaces of letters from the tokens", () => {
    expect(refused(css)).toEqual([]);
  });

  test("spaces the words of the heading face", () => {
    const blocks = css
      .split("}")
      .filter((block) => block.includes("font-family: var(--font-head)"));
    for (const block of blocks) {
      expect(block).toContain("word-spacing: var(--word-space-heading)");
      expect(block).toContain("text-rendering: geometricPrecision");
    }
  });
});

test("refuses raw sizes, weights and spaces", () => {
  const css = `a {
    font-size: 15px;
    font-weight: 700;
    letter-spacing: 0.1em;
    font: 650 15px serif;
  }`;
  expect(refused(css)).toHaveLength(4);
});

test("has eight sizes and four weights", () => {
  const tokens = declarations(readFileSync("src/ui/tokens.css", "utf8"));
  const own = (kind: string) => tokens.filter(({ property }) => property.startsWith(kind));
  expect(own("--text-").map(({ value }) => Number.parseFloat(value) * 16)).toEqual([
    12, 14, 16, 18, 22, 28, 40, 64,
  ]);
  expect(own("--weight-").map(({ value }) => Number(value))).toEqual([400, 600, 650, 800]);
});
