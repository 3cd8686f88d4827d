import { expect, test } from "vitest";
import { markForeignText } from "#site/foreign-text.ts";

const foreign = "\u2066Hard Hat\u2069";
const marked = '<span lang="en" dir="ltr">Hard Hat</span>';

test("a foreign text is an element with its language", () => {
  expect(markForeignText(`<h1>${foreign}</h1>`)).toBe(`<h1>${marked}</h1>`);
});

test("a foreign text loses its marks where no element is possible", () => {
  for (const [start, end] of [
    ["<title>", "</title>"],
    ['<textarea name="message">', "</textarea>"],
    ['<script type="application/ld+json">"', '"</script>'],
    ['<img alt="', '">'],
  ] as const) {
    expect(markForeignText(`${start}${foreign}${end}`)).toBe(`${start}Hard Hat${end}`);
  }
});

test("the isolates of interface texts stay, also round a foreign text", () => {
  const text = `<p title="عرض: \u2068${foreign}\u2069">عرض: \u2068${foreign}\u2069، \u2068EN 397\u2069</p>`;
  expect(markForeignText(text)).toBe(
    `<p title="عرض: \u2068Hard Hat\u2069">عرض: \u2068${marked}\u2069، \u2068EN 397\u2069</p>`,
  );
});

test("a truncated foreign text loses its mark and closes no other", () => {
  expect(markForeignText(`<meta content="\u2066Hard…"><p>\u2066Hard… \u2068EN 397\u2069</p>`)).toBe(
    `<meta content="Hard…"><p>Hard… \u2068EN 397\u2069</p>`,
  );
});
